export const REVIEW_KINDS = ['id', 'picture'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
