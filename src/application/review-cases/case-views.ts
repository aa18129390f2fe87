import type { PersonRow } from '../shared/person-row.js';

export const CASE_SORTS = ['id', 'submittedAt', 'dueAt'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** Filters of every list of review cases in the console. */
export interface CaseFilter {
  readonly id: readonly number[];
  /** Id of the reported or verified user. */
  readonly userId: number;
  /** Whether the reader has a valid claim. */
  readonly mine: boolean;
}

/** Claim of a review case in a list. Both are null without a valid claim. */
export interface ClaimRow {
  readonly claimedBy: PersonRow | null;
  readonly claimedUntil: Date | null;
}

/** State of a review case in a list. The status of a case with an expired claim is `submitted`. */
export interface CaseRow extends ClaimRow {
  readonly id: number;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  readonly decidedBy: PersonRow | null;
  readonly decidedAt: Date | null;
}
