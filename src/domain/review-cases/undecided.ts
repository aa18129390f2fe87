/** States of a review case without a decision. */
export const UNDECIDED_STATUSES = ['submitted', 'in_review'] as const;

export const isUndecided = (status: string): boolean =>
  (UNDECIDED_STATUSES as readonly string[]).includes(status);
