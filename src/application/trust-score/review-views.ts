import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason, ReviewStatus } from '../../domain/trust-score/verification-review.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const REVIEW_SORTS = ['id', 'submittedAt', 'dueAt'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What the console narrows its list of reviews by. */
export interface ReviewFilter {
  readonly id: readonly number[];
  /** `open`: not decided yet. */
  readonly status: ReviewStatus | 'open';
  readonly kind: ReviewKind;
  /** The user it is about. */
  readonly userId: number;
  /** Claimed by the viewer. */
  readonly mine: boolean;
}

/** A review in the console's list. Once a claim has run out, the review is `submitted` again. */
export interface ReviewEntry {
  readonly id: number;
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  readonly person: PersonRow | null;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  /** With the moment until which, while a claim is in force. */
  readonly claimedBy: PersonRow | null;
  readonly claimedUntil: Date | null;
  readonly decidedBy: PersonRow | null;
  readonly decidedAt: Date | null;
  readonly reason: ReviewReason | null;
}

/** The person as far as a reviewer has to know them. */
export interface ReviewedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  readonly trustScore: number;
  readonly memberSince: Date;
  /** Only for the holder of the claim on an ID. */
  readonly dateOfBirth: CalendarDate | null;
}

/** What became of another review of the same person. */
export interface EarlierReview {
  readonly id: number;
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  readonly decidedAt: Date | null;
  readonly reason: ReviewReason | null;
}

export interface ReviewRecord extends ReviewEntry {
  /** Null once the file is gone. */
  readonly contentType: string | null;
  /** How many pages the file has, or had. */
  readonly pageCount: number;
  readonly comparedWith: string | null;
  readonly note: string | null;
  readonly dateOfBirthAgrees: boolean | null;
  /** Null once the account is gone. */
  readonly about: ReviewedPerson | null;
  /** The newest first, at most ten. */
  readonly earlier: readonly EarlierReview[];
}

export interface ReviewDeskQueries {
  page(asked: PageAsked<ReviewSort, ReviewFilter>, reading: Viewer): Promise<PageFound<ReviewEntry>>;
  find(id: number, reading: Viewer): Promise<ReviewRecord | null>;
}
