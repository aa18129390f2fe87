import { aggregateOf } from '../shared/aggregate.js';
import { DAY_MS } from '../shared/durations.js';
import { dueAfterBusinessDays } from '../shared/business-days.js';
import {
  Claim,
  ensureHeldBy,
  type ClaimObstacle,
  claimObstacle,
  holderOf,
  type CaseState,
  type ClaimState,
  type Reviewer,
} from '../review-cases/claim.js';
import { ReviewIsOver } from '../review-cases/claim-errors.js';
import { visibleText } from '../shared/readable-text.js';
import { TextNotAllowed } from '../shared/text-not-allowed.js';
import type { TimeZone } from '../shared/time-zone.js';
import type { ReviewCase } from '../review-cases/review-case.js';
import { isUndecided } from '../review-cases/undecided.js';
import { ComparedPictureChanged, DateOfBirthDiffers, FileNotSeen } from './review-errors.js';
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

export interface VerificationReviewState extends ClaimState {
  readonly id: number | null;
  /** Null after the account was deleted. */
  readonly userId: number | null;
  readonly kind: ReviewKind;
  readonly comparedWith: string | null;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly status: ReviewStatus;
  readonly fileKey: string | null;
  readonly contentType: string | null;
  readonly pageCount: number;
  /** UTC instant by which the file must be erased. */
  readonly fileDueAt: Date;
  readonly seenBy: number | null;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  readonly reason: ReviewReason | null;
  /** Null unless the review is withdrawn. */
  readonly withdrawalCause: WithdrawalCause | null;
  /** For the user. */
  readonly note: string | null;
  /** Whether the date of birth on the ID equals the account's; null for a photo or if not stated. */
  readonly dateOfBirthAgrees: boolean | null;
}

/** Review of an ID or photo (aggregate root and review case), with an optimistic version column. */
export class VerificationReview
  extends /* @__PURE__ */ aggregateOf<VerificationReviewState, ReviewEvent>()(
    'userId',
    'kind',
    'comparedWith',
    'submittedAt',
    'dueAt',
    'status',
    'fileDueAt',
    'decidedBy',
    'decidedAt',
    'reason',
    'withdrawalCause',
    'note',
    'dateOfBirthAgrees',
  )
  implements ReviewCase
{
  static submit(
    { userId, kind, evidence, comparedWith, timeZone }: Submission,
    now: Date,
  ): VerificationReview {
    return new VerificationReview({
      id: null,
      userId,
      kind,
      comparedWith,
      submittedAt: now,
      dueAt: dueAfterBusinessDays(REVIEW_BUSINESS_DAYS, now, timeZone),
      status: 'submitted',
      fileKey: evidence.key,
      contentType: evidence.contentType,
      pageCount: evidence.pageCount,
      fileDueAt: daysAfter(now, FILE_RETENTION_DAYS.undecided),
      claimedBy: null,
      claimedUntil: null,
      seenBy: null,
      decidedBy: null,
      decidedAt: null,
      reason: null,
      withdrawalCause: null,
      note: null,
      dateOfBirthAgrees: null,
    });
  }

  get isOpen(): boolean {
    return isUndecided(this.data.status);
  }

  get involvedUserIds(): readonly (number | null)[] {
    return [this.userId];
  }

  /** Null after the file was erased. */
  get evidence(): Evidence | null {
    if (this.data.fileKey === null) return null;
    return { key: this.data.fileKey, contentType: this.data.contentType!, pageCount: this.data.pageCount };
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
    const { by, until } = Claim.on(this.claimState, reviewer, now);
    this.data.claimedBy = by;
    this.data.claimedUntil = until;
    if (!isProlonged) this.data.seenBy = null;
    this.data.status = 'in_review';
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
    this.data.seenBy = reviewerId;
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
      if (this.data.seenBy !== reviewerId) throw new FileNotSeen();
      if (dateOfBirthAgrees === false) throw new DateOfBirthDiffers();
      this.data.dateOfBirthAgrees = dateOfBirthAgrees;
    }
    this.decide('approved', reviewerId, now);
    this.data.fileDueAt = now;
  }

  /** @param note for the user; null by default @throws ReviewIsOver, ReviewNotClaimed, TextNotAllowed */
  reject(
    reviewerId: number,
    now: Date,
    { reason, note = null }: { reason: ReviewReason; note?: string | null },
  ): void {
    this.ensureHeldBy(reviewerId, now);
    const trimmed = visibleText(note);
    if (trimmed && trimmed.length > LONGEST_NOTE) throw new TextNotAllowed('note', { most: LONGEST_NOTE });
    this.data.reason = reason;
    this.data.note = trimmed;
    this.decide('rejected', reviewerId, now);
    this.data.fileDueAt = daysAfter(now, FILE_RETENTION_DAYS.rejected);
  }

  /** Withdraws an open review. Idempotent; the first cause stays. @throws ReviewIsOver once it is decided */
  withdraw(cause: WithdrawalCause, now: Date): void {
    if (this.data.status === 'withdrawn') return;
    if (!this.isOpen) throw new ReviewIsOver();
    this.data.withdrawalCause = cause;
    this.changeStatus('withdrawn');
    this.data.fileDueAt = now;
    this.record({ type: 'review-withdrawn', reviewId: this.id });
  }

  /** Whether the stored file must be erased at the instant: its retention has expired or the account was deleted. */
  isFileDue(instant: Date): boolean {
    return this.data.fileKey !== null && (this.data.fileDueAt <= instant || this.userId === null);
  }

  /** Clears the metadata after the file was erased from storage. */
  forgetFile(): void {
    this.data.fileKey = null;
    this.data.contentType = null;
  }

  private get claimState(): CaseState {
    return { isOpen: this.isOpen, involvedUserIds: this.involvedUserIds, claim: Claim.restore(this.data) };
  }

  private decide(outcome: 'approved' | 'rejected', reviewerId: number, now: Date): void {
    this.changeStatus(outcome);
    this.data.decidedBy = reviewerId;
    this.data.decidedAt = now;
    this.record({ type: 'review-decided', reviewId: this.id, outcome });
  }

  /** Changes the state and ends the claim. */
  private changeStatus(status: ReviewStatus): void {
    this.data.status = status;
    this.data.claimedBy = this.data.claimedUntil = null;
    this.data.seenBy = null;
  }
}

const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);
