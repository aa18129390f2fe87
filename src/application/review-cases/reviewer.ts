import type { Reviewer } from '../../domain/review-cases/claim.js';
import type { ReviewCase } from '../../domain/review-cases/review-case.js';
import type { TableMates } from './table-mates.js';

/**
 * A moderator with their conflict of interest in a case. A seat in the match or meetup of the case counts as sharing a
 * table with an involved user.
 */
export async function reviewerOf(
  moderatorId: number,
  { involvedUserIds, matchId = null }: Pick<ReviewCase, 'involvedUserIds' | 'matchId'>,
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
