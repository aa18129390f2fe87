import { Aggregate } from '../shared/aggregate.js';
import { dueAfterBusinessDays } from '../shared/business-days.js';
import {
  Claim,
  ensureHeldBy,
  type ClaimObstacle,
  claimObstacle,
  holderOf,
  type ReviewCase,
  type Reviewer,
} from '../shared/claim.js';
import { ReviewIsOver } from '../shared/claim-errors.js';
import type { TimeZone } from '../shared/time-zone.js';
import { isUndecided } from '../shared/undecided.js';
import {
  ComparedPictureChanged,
  DateOfBirthDiffers,
  FileNotSeen,
  ReviewNoteTooLong,
} from './review-errors.js';
import type { ReviewEvent } from './review-events.js';
import type { ReviewKind } from './review-kind.js';

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
/** How long a file may be kept when nobody decides, and after a rejection. An approved one goes at once. */
export const KEPT_DAYS = { undecided: 30, rejected: 7 } as const;
export const LONGEST_NOTE = 500;

/** What was handed in, as the store of files knows it. */
export interface Evidence {
  readonly key: string;
  readonly contentType: string;
  /** At least 1. */
  readonly pageCount: number;
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
  private _pageCount: number;
  private _fileDueAt: Date;
  private _claim: Claim | null = null;
  private _seenBy: number | null = null;
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
    this.dueAt = dueAfterBusinessDays(REVIEW_BUSINESS_DAYS, now, timeZone);
    this._fileKey = evidence.key;
    this._contentType = evidence.contentType;
    this._pageCount = evidence.pageCount;
    this._fileDueAt = daysAfter(now, KEPT_DAYS.undecided);
  }

  static submit(submission: Submission, now: Date): VerificationReview {
    return new VerificationReview(submission, now);
  }

  get status(): ReviewStatus {
    return this._status;
  }

  get isOpen(): boolean {
    return isUndecided(this._status);
  }

  /** Null once the file is gone. */
  get evidence(): Evidence | null {
    if (this._fileKey === null) return null;
    return { key: this._fileKey, contentType: this._contentType!, pageCount: this._pageCount };
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
    return holderOf(this.matter, now);
  }

  /** Why the reviewer may not claim it now; null when they may. */
  hindranceTo(reviewer: Reviewer, now: Date): ClaimObstacle | null {
    return claimObstacle(this.matter, reviewer, now);
  }

  /** Sets it aside for one moderator; claiming again prolongs. @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed */
  claim(reviewer: Reviewer, now: Date): void {
    const isProlonged = this.holderAt(now) === reviewer.id;
    this._claim = Claim.on(this.matter, reviewer, now);
    if (!isProlonged) this._seenBy = null;
    this._status = 'in_review';
  }

  /** Its holder lets others have it. @throws ReviewIsOver, ReviewNotClaimed */
  release(reviewerId: number, now: Date): void {
    this.ensureHeldBy(reviewerId, now);
    this.leaveAs('submitted');
  }

  /** Who may see the file: the holder of the claim, nobody else. @throws ReviewIsOver, ReviewNotClaimed */
  ensureHeldBy(reviewerId: number, now: Date): void {
    ensureHeldBy(this.matter, reviewerId, now);
  }

  /** Notes that its holder has opened the first page of the file since they claimed it. @throws ReviewIsOver, ReviewNotClaimed */
  markSeen(reviewerId: number, now: Date): void {
    this.ensureHeldBy(reviewerId, now);
    this._seenBy = reviewerId;
  }

  /**
   * The file is not needed any more.
   * @param dateOfBirthAgrees of an ID: false where it bears another date; null where nothing is said
   * @param profilePicture the one the person shows now; only that one can have been compared
   * @throws ReviewIsOver, ReviewNotClaimed, FileNotSeen, DateOfBirthDiffers, ComparedPictureChanged
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
    if (this.kind === 'id') {
      if (this._seenBy !== reviewerId) throw new FileNotSeen();
      if (dateOfBirthAgrees === false) throw new DateOfBirthDiffers();
      this._dateOfBirthAgrees = dateOfBirthAgrees;
    }
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
    if (!this.isOpen) throw new ReviewIsOver();
    this.leaveAs('withdrawn');
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

  private get matter(): ReviewCase {
    return { isOpen: this.isOpen, involvedUserIds: [this.userId], claim: this._claim };
  }

  private decide(outcome: 'approved' | 'rejected', reviewerId: number, now: Date): void {
    this.leaveAs(outcome);
    this._decidedBy = reviewerId;
    this._decidedAt = now;
    this.record({ type: 'review-decided', reviewId: this.id, outcome });
  }

  /** Moves it on; nobody holds it after that. */
  private leaveAs(status: ReviewStatus): void {
    this._status = status;
    this._claim = null;
    this._seenBy = null;
  }
}

const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * 86_400_000);
