import { Aggregate } from '../shared/aggregate.js';
import { addDays } from '../shared/calendar-date.js';
import { instantAt, localDate, type TimeZone } from '../shared/time-zone.js';
import { businessDaysAfter } from './business-days.js';
import {
  ComparedPictureChanged,
  ConflictOfInterest,
  ReviewClaimed,
  ReviewIsOver,
  ReviewNotClaimed,
  ReviewNoteTooLong,
} from './review-errors.js';
import type { ReviewEvent } from './review-events.js';

export const REVIEW_KINDS = ['id', 'picture'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const REVIEW_STATUSES = ['submitted', 'in_review', 'approved', 'rejected', 'withdrawn'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Why something was rejected. */
export const REASONS = [
  'unreadable',
  'mismatch',
  'expired',
  'wrong_document',
  'not_a_person',
  'other',
] as const;
export type ReviewReason = (typeof REASONS)[number];

export const REVIEW_BUSINESS_DAYS = 2;
export const CLAIM_MINUTES = 15;
/** How long a file may be kept when nobody decides, and after a rejection. An approved one goes at once. */
export const KEPT_DAYS = { undecided: 30, rejected: 7 } as const;
export const LONGEST_NOTE = 500;

/** What was handed in, as the store of files knows it. */
export interface Evidence {
  readonly key: string;
  readonly contentType: string;
}

export interface Submission {
  readonly userId: number;
  readonly kind: ReviewKind;
  readonly evidence: Evidence;
  /** Address of the profile picture that a fresh photo is compared with; null for an ID. */
  readonly comparedWith: string | null;
  /** Where business days are counted. */
  readonly timeZone: TimeZone;
}

/** A moderator, and whether they share a table with the person the review is about. */
export interface Reviewer {
  readonly id: number;
  readonly isTableMate: boolean;
}

/** Someone's ID or fresh photo on its way past a moderator's eyes. */
export class VerificationReview extends Aggregate<ReviewEvent> {
  readonly id!: number;
  /** Null once the account is gone. */
  readonly userId: number | null;
  readonly kind: ReviewKind;
  readonly comparedWith: string | null;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  private _status: ReviewStatus = 'submitted';
  private _fileKey: string | null;
  private _contentType: string | null;
  private _fileDueAt: Date;
  private _claimedBy: number | null = null;
  private _claimedUntil: Date | null = null;
  private _decidedBy: number | null = null;
  private _decidedAt: Date | null = null;
  private _reason: ReviewReason | null = null;
  private _note: string | null = null;
  private _dateOfBirthAgrees: boolean | null = null;
  private readonly _version!: number;

  private constructor({ userId, kind, evidence, comparedWith, timeZone }: Submission, now: Date) {
    super();
    this.userId = userId;
    this.kind = kind;
    this.comparedWith = comparedWith;
    this.submittedAt = now;
    this.dueAt = dueAfter(now, timeZone);
    this._fileKey = evidence.key;
    this._contentType = evidence.contentType;
    this._fileDueAt = daysAfter(now, KEPT_DAYS.undecided);
  }

  static submit(submission: Submission, now: Date): VerificationReview {
    return new VerificationReview(submission, now);
  }

  get status(): ReviewStatus {
    return this._status;
  }

  get isOpen(): boolean {
    return this._status === 'submitted' || this._status === 'in_review';
  }

  /** Null once the file is gone. */
  get evidence(): Evidence | null {
    if (this._fileKey === null) return null;
    return { key: this._fileKey, contentType: this._contentType! };
  }

  /** The moment by which the file must be gone. */
  get fileDueAt(): Date {
    return this._fileDueAt;
  }

  get decidedBy(): number | null {
    return this._decidedBy;
  }

  get decidedAt(): Date | null {
    return this._decidedAt;
  }

  get reason(): ReviewReason | null {
    return this._reason;
  }

  /** A moderator's words to the person. */
  get note(): string | null {
    return this._note;
  }

  /** What the reviewer of an ID said; null for a photo, and where nothing was said. */
  get dateOfBirthAgrees(): boolean | null {
    return this._dateOfBirthAgrees;
  }

  /** Who looks at it now, or null. */
  holderAt(now: Date): number | null {
    return this.isOpen && this._claimedUntil && now < this._claimedUntil ? this._claimedBy : null;
  }

  /** Sets it aside for one moderator; claiming again prolongs. @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed */
  claim({ id, isTableMate }: Reviewer, now: Date): void {
    this.ensureOpen();
    if (id === this.userId || isTableMate) throw new ConflictOfInterest();
    const holder = this.holderAt(now);
    if (holder !== null && holder !== id) throw new ReviewClaimed();
    this._status = 'in_review';
    this._claimedBy = id;
    this._claimedUntil = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
  }

  /** Who may see the file: the holder of the claim, nobody else. @throws ReviewIsOver, ReviewNotClaimed */
  ensureHeldBy(reviewerId: number, now: Date): void {
    this.ensureOpen();
    if (this.holderAt(now) !== reviewerId) throw new ReviewNotClaimed();
  }

  /**
   * The file is not needed any more.
   * @param profilePicture the one the person shows now; only that one can have been compared
   * @throws ReviewIsOver, ReviewNotClaimed, ComparedPictureChanged
   */
  approve(
    reviewerId: number,
    now: Date,
    {
      dateOfBirthAgrees = null,
      profilePicture,
    }: { dateOfBirthAgrees?: boolean | null; profilePicture: string | null },
  ): void {
    this.ensureHeldBy(reviewerId, now);
    if (this.kind === 'picture' && profilePicture !== this.comparedWith) throw new ComparedPictureChanged();
    if (this.kind === 'id') this._dateOfBirthAgrees = dateOfBirthAgrees;
    this.decide('approved', reviewerId, now);
    this._fileDueAt = now;
  }

  /** @throws ReviewIsOver, ReviewNotClaimed, ReviewNoteTooLong */
  reject(
    reviewerId: number,
    now: Date,
    { reason, note = null }: { reason: ReviewReason; note?: string | null },
  ): void {
    this.ensureHeldBy(reviewerId, now);
    const words = note?.trim() || null;
    if (words && words.length > LONGEST_NOTE) throw new ReviewNoteTooLong(LONGEST_NOTE);
    this._reason = reason;
    this._note = words;
    this.decide('rejected', reviewerId, now);
    this._fileDueAt = daysAfter(now, KEPT_DAYS.rejected);
  }

  /** Its owner, or time, takes it back; withdrawing twice is fine. @throws ReviewIsOver once it is decided */
  withdraw(now: Date): void {
    if (this._status === 'withdrawn') return;
    this.ensureOpen();
    this.end('withdrawn');
    this._fileDueAt = now;
    this.record({ type: 'review-withdrawn', reviewId: this.id });
  }

  /** Whether a file is still kept that has had its time at the instant; it never outlives the account. */
  isFileDue(instant: Date): boolean {
    return this._fileKey !== null && (this._fileDueAt <= instant || this.userId === null);
  }

  /** The store no longer holds the file. */
  forgetFile(): void {
    this._fileKey = null;
    this._contentType = null;
  }

  private ensureOpen(): void {
    if (!this.isOpen) throw new ReviewIsOver();
  }

  private decide(outcome: 'approved' | 'rejected', reviewerId: number, now: Date): void {
    this.end(outcome);
    this._decidedBy = reviewerId;
    this._decidedAt = now;
    this.record({ type: 'review-decided', reviewId: this.id, outcome });
  }

  private end(status: ReviewStatus): void {
    this._status = status;
    this._claimedBy = null;
    this._claimedUntil = null;
  }
}

const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * 86_400_000);

/** The end of the last business day on which an answer is promised. */
function dueAfter(now: Date, zone: TimeZone): Date {
  const lastDay = businessDaysAfter(localDate(now, zone), REVIEW_BUSINESS_DAYS);
  return instantAt(addDays(lastDay, 1), 0, 0, zone);
}
