import type { Reviewer } from '../../domain/review-cases/claim.js';
import type { ReviewCase } from '../../domain/review-cases/review-case.js';
import type { TableMates } from './table-mates.js';

/** A moderator with their conflict of interest in a case. */
export async function reviewerOf(
  moderatorId: number,
  { involvedUserIds }: Pick<ReviewCase, 'involvedUserIds'>,
  tableMates: Pick<TableMates, 'areTableMates'>,
  now: Date,
): Promise<Reviewer> {
  for (const userId of involvedUserIds) {
    const isTableMate = userId !== null && (await tableMates.areTableMates(moderatorId, userId, now));
    if (isTableMate) return { id: moderatorId, isTableMate };
  }
  return { id: moderatorId, isTableMate: false };
}
