import type { ResponseOf } from '../api/types.js';

/** The react-admin resources whose records moderators claim and decide. */
export type ReviewResource = 'verifications' | 'reports';

type Report = ResponseOf<'/api/admin/reports/{id}'>;

/** The temporary lock of a moderator on a review case. */
export type Claim = NonNullable<Report['claim']>;

/** What review cases share in the rows of a list. */
export type ReviewCaseRow = { readonly status: string } & Pick<
  Report,
  'id' | 'submittedAt' | 'dueAt' | 'claim' | 'decidedBy' | 'decidedAt'
>;

/** What review cases share as whole records. */
export type ReviewCase = ReviewCaseRow & Pick<Report, 'mayReview' | 'whyNot'>;

/** Whether a case still needs a decision. */
export const isOpenCase = ({ status }: Pick<ReviewCaseRow, 'status'>): boolean =>
  status === 'submitted' || status === 'in_review';
