import type { Report } from '../../domain/moderation/report.js';
import type { Reviewer } from '../../domain/shared/claim.js';
import type { TableMates } from './ports.js';

/**
 * A moderator as the rules see them who is about to look at a report. A seat at the table or meetup that it is about
 * counts like knowing one of the people.
 */
export async function reviewerOf(
  moderatorId: number,
  { involvedUserIds, matchId }: Pick<Report, 'involvedUserIds' | 'matchId'>,
  tableMates: TableMates,
  now: Date,
): Promise<Reviewer> {
  if (matchId !== null && (await tableMates.satAt(moderatorId, matchId)))
    return { id: moderatorId, isTableMate: true };
  for (const userId of involvedUserIds) {
    const isTableMate = userId !== null && (await tableMates.areTableMates(moderatorId, userId, now));
    if (isTableMate) return { id: moderatorId, isTableMate };
  }
  return { id: moderatorId, isTableMate: false };
}
