import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason, ReviewStatus } from '../../domain/trust-score/verification-review.js';
import type { CaseFilter, CaseRow, CaseSort } from '../review-cases/case-views.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

/** Filters of the console's list of verification reviews. */
export interface ReviewFilter extends CaseFilter {
  /** `open`: without a decision. */
  readonly status: ReviewStatus | 'open';
  readonly kind: ReviewKind;
}

/** A verification review in the console's list. */
export interface ReviewEntry extends CaseRow {
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  readonly person: PersonRow | null;
  readonly reason: ReviewReason | null;
}

/** The account data that a reviewer compares with the file. */
export interface ReviewedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  readonly trustScore: number;
  readonly memberSince: Date;
  /** Null unless the reader has a valid claim of an ID review. */
  readonly dateOfBirth: CalendarDate | null;
}

/** The state of an earlier review of the same user. */
export interface EarlierReview {
  readonly id: number;
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  readonly decidedAt: Date | null;
  readonly reason: ReviewReason | null;
}

export interface ReviewRecord extends ReviewEntry {
  /** Null after the file was erased. */
  readonly contentType: string | null;
  /** Number of pages of the file, also after it was erased. */
  readonly pageCount: number;
  readonly comparedWith: string | null;
  readonly note: string | null;
  readonly dateOfBirthAgrees: boolean | null;
  /** Null after the account was deleted. */
  readonly about: ReviewedPerson | null;
  /** Newest first, at most ten. */
  readonly earlier: readonly EarlierReview[];
}

export interface ReviewQueries {
  page(asked: PageAsked<CaseSort, ReviewFilter>, reading: Viewer): Promise<PageFound<ReviewEntry>>;
  find(id: number, reading: Viewer): Promise<ReviewRecord | null>;
}
