import type { Reviewer } from '../../domain/shared/claim.js';
import type { TableMates } from './ports.js';

/** A moderator as the rules see them who is about to look at something that concerns these people. */
export async function reviewerOf(
  moderatorId: number,
  concerned: readonly (number | null)[],
  tableMates: TableMates,
  now: Date,
): Promise<Reviewer> {
  for (const userId of concerned) {
    const isTableMate = userId !== null && (await tableMates.areTableMates(moderatorId, userId, now));
    if (isTableMate) return { id: moderatorId, isTableMate };
  }
  return { id: moderatorId, isTableMate: false };
}
