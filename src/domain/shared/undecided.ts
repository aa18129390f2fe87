/** A report or a review in one of these states still needs a moderator's decision. */
export const UNDECIDED_STATUSES = ['submitted', 'in_review'] as const;

export const isUndecided = (status: string): boolean =>
  (UNDECIDED_STATUSES as readonly string[]).includes(status);
