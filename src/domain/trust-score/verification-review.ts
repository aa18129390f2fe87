import { Aggregate } from '../shared/aggregate.js';
import { dueAfterBusinessDays } from '../shared/business-days.js';
import {
  Claim,
  ensureHeldBy,
  type ClaimObstacle,
  claimObstacle,
  holderOf,
  type CaseState,
  type Reviewer,
} from '../review-cases/claim.js';
import { ReviewIsOver } from '../review-cases/claim-errors.js';
import type { TimeZone } from '../shared/time-zone.js';
import type { ReviewCase } from '../review-cases/review-case.js';
import { isUndecided } from '../review-cases/undecided.js';
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

/** Reasons of a rejection. */
export const REASONS = [
  'unreadable',
  'mismatch',
  'expired',
  'wrong_document',
  'not_a_person',
  'other',
] as const;
export type ReviewReason = (typeof REASONS)[number];

/** Why an open review was withdrawn: by its user, at the end of the file's retention, or because its subject is gone. */
export const WITHDRAWAL_CAUSES = ['user', 'deadline', 'picture_changed', 'account_closed'] as const;
export type WithdrawalCause = (typeof WITHDRAWAL_CAUSES)[number];

const REVIEW_BUSINESS_DAYS = 2;
/**
 * Retention of the evidence file in days, without a decision and after a rejection. It is erased at once after an
 * approval.
 */
export const FILE_RETENTION_DAYS = { undecided: 30, rejected: 7 } as const;
export const LONGEST_NOTE = 500;

/** Metadata of the evidence file in object storage. */
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
  /** URL of the profile picture at the time of submission; null for an ID. */
  readonly comparedWith: string | null;
  /** Time zone in which business days are counted. */
  readonly timeZone: TimeZone;
}

/** Review of an ID or photo (aggregate root and review case), with an optimistic version column. */
export class VerificationReview extends Aggregate<ReviewEvent> implements ReviewCase {
  readonly id!: number;
  /** Null after the account was deleted. */
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
  private _withdrawalCause: WithdrawalCause | null = null;
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
    this._fileDueAt = daysAfter(now, FILE_RETENTION_DAYS.undecided);
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

  get involvedUserIds(): readonly (number | null)[] {
    return [this.userId];
  }

  /** Null after the file was erased. */
  get evidence(): Evidence | null {
    if (this._fileKey === null) return null;
    return { key: this._fileKey, contentType: this._contentType!, pageCount: this._pageCount };
  }

  /** UTC instant by which the file must be erased. */
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

  /** Null unless the review is withdrawn. */
  get withdrawalCause(): WithdrawalCause | null {
    return this._withdrawalCause;
  }

  /** Note for the user. */
  get note(): string | null {
    return this._note;
  }

  /** Whether the date of birth on the ID equals the account's; null for a photo or if not stated. */
  get dateOfBirthAgrees(): boolean | null {
    return this._dateOfBirthAgrees;
  }

  /** Id of the moderator with a valid claim. @returns null when it is not claimed */
  holderAt(now: Date): number | null {
    return holderOf(this.claimState, now);
  }

  /** Obstacle to a claim at `now`. @returns null when the reviewer may claim */
  obstacleFor(reviewer: Reviewer, now: Date): ClaimObstacle | null {
    return claimObstacle(this.claimState, reviewer, now);
  }

  /**
   * Claims the case for one moderator, or extends their claim.
   * @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed
   */
  claim(reviewer: Reviewer, now: Date): void {
    const isProlonged = this.holderAt(now) === reviewer.id;
    this._claim = Claim.on(this.claimState, reviewer, now);
    if (!isProlonged) this._seenBy = null;
    this._status = 'in_review';
  }

  /** Releases the claim before it expires. @throws ReviewIsOver, ReviewNotClaimed */
  release(reviewerId: number, now: Date): void {
    this.ensureHeldBy(reviewerId, now);
    this.changeStatus('submitted');
  }

  /**
   * Validates that the reviewer has a valid claim, which access to the file requires.
   * @throws ReviewIsOver, ReviewNotClaimed
   */
  ensureHeldBy(reviewerId: number, now: Date): void {
    ensureHeldBy(this.claimState, reviewerId, now);
  }

  /**
   * Records that the reviewer opened the first page of the file during their claim.
   * @throws ReviewIsOver, ReviewNotClaimed
   */
  markSeen(reviewerId: number, now: Date): void {
    this.ensureHeldBy(reviewerId, now);
    this._seenBy = reviewerId;
  }

  /**
   * Approves the review; the file is due for erasure at once.
   * @param dateOfBirthAgrees for an ID: false if the dates differ, null if not stated
   * @param profilePicture URL of the current profile picture, which must be the compared one
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

  /** @param note for the user; null by default @throws ReviewIsOver, ReviewNotClaimed, ReviewNoteTooLong */
  reject(
    reviewerId: number,
    now: Date,
    { reason, note = null }: { reason: ReviewReason; note?: string | null },
  ): void {
    this.ensureHeldBy(reviewerId, now);
    const trimmed = note?.trim() || null;
    if (trimmed && trimmed.length > LONGEST_NOTE) throw new ReviewNoteTooLong(LONGEST_NOTE);
    this._reason = reason;
    this._note = trimmed;
    this.decide('rejected', reviewerId, now);
    this._fileDueAt = daysAfter(now, FILE_RETENTION_DAYS.rejected);
  }

  /** Withdraws an open review. Idempotent; the first cause stays. @throws ReviewIsOver once it is decided */
  withdraw(cause: WithdrawalCause, now: Date): void {
    if (this._status === 'withdrawn') return;
    if (!this.isOpen) throw new ReviewIsOver();
    this._withdrawalCause = cause;
    this.changeStatus('withdrawn');
    this._fileDueAt = now;
    this.record({ type: 'review-withdrawn', reviewId: this.id });
  }

  /** Whether the stored file must be erased at the instant: its retention has expired or the account was deleted. */
  isFileDue(instant: Date): boolean {
    return this._fileKey !== null && (this._fileDueAt <= instant || this.userId === null);
  }

  /** Clears the metadata after the file was erased from storage. */
  forgetFile(): void {
    this._fileKey = null;
    this._contentType = null;
  }

  private get claimState(): CaseState {
    return { isOpen: this.isOpen, involvedUserIds: this.involvedUserIds, claim: this._claim };
  }

  private decide(outcome: 'approved' | 'rejected', reviewerId: number, now: Date): void {
    this.changeStatus(outcome);
    this._decidedBy = reviewerId;
    this._decidedAt = now;
    this.record({ type: 'review-decided', reviewId: this.id, outcome });
  }

  /** Changes the state and ends the claim. */
  private changeStatus(status: ReviewStatus): void {
    this._status = status;
    this._claim = null;
    this._seenBy = null;
  }
}

const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * 86_400_000);
