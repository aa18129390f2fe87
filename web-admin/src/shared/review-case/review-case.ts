import type { UserReference } from '../api/types.js';

/** The react-admin resources whose records moderators claim and decide. */
export type ReviewResource = 'verifications' | 'reports';

/** The temporary lock of a moderator on a review case. */
export interface Claim {
  readonly by: UserReference;
  readonly until: string;
  readonly isMine: boolean;
}

/** Why the signed-in moderator may not claim or decide a case. */
type ReviewObstacle = 'yourself' | 'table_mate' | 'claimed' | 'over';

/** What review cases share in the rows of a list. */
export interface ReviewCaseRow {
  readonly id: number;
  readonly status: string;
  readonly submittedAt: string;
  readonly dueAt: string;
  readonly claim: Claim | null;
  readonly decidedBy: UserReference | null;
  readonly decidedAt: string | null;
}

/** What review cases share as whole records. */
export interface ReviewCase extends ReviewCaseRow {
  readonly mayReview: boolean;
  readonly whyNot: ReviewObstacle | null;
}

/** Whether a case still needs a decision. */
export const isOpenCase = ({ status }: Pick<ReviewCaseRow, 'status'>): boolean =>
  status === 'submitted' || status === 'in_review';
