import type { PhoneNumber } from '../../domain/trust-score/phone-number.js';
import type { NumberingFacts } from '../../domain/trust-score/text-destination.js';
import type { PhoneVerification } from '../../domain/trust-score/phone-verification.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type {
  ReviewReason,
  ReviewStatus,
  VerificationReview,
} from '../../domain/trust-score/verification-review.js';

/** Reviews of IDs and photos. */
export interface Reviews {
  /** Keeps a new review. @throws ReviewAlreadyOpen when another call was faster */
  add(review: VerificationReview): Promise<void>;
  /** Keeps what changed and hands on what happened. */
  save(review: VerificationReview): Promise<void>;
  /** For reading, as it is at this moment. */
  find(id: number): Promise<VerificationReview | null>;
  /** With a row lock until the unit of work ends. */
  findForUpdate(id: number): Promise<VerificationReview | null>;
  /** The undecided one of a user and kind, with a row lock. */
  findOpenForUpdate(userId: number, kind: ReviewKind): Promise<VerificationReview | null>;
  /** For reading: whose file must be gone by the instant, longest overdue first, at most `limit`. */
  withFileDue(by: Date, limit: number): Promise<VerificationReview[]>;
  /** For reading: with a file, by id from the one after `afterId`, at most `limit`. */
  withFile(afterId: number, limit: number): Promise<VerificationReview[]>;
  /** Whether a review holds the file. */
  holdsFile(key: string): Promise<boolean>;
}

/** What is publicly known of phone numbers. */
export interface NumberingPlans {
  factsOf(number: PhoneNumber): NumberingFacts;
}

/** Phone numbers whose code was sent and not entered yet, at most one per user. */
export interface PhoneVerifications {
  /** With a row lock, so that tries of a code are counted one after another. */
  findForUpdate(userId: number): Promise<PhoneVerification | null>;
  /** Replaces an earlier one of the user. */
  replace(verification: PhoneVerification): Promise<void>;
  save(verification: PhoneVerification): Promise<void>;
  remove(verification: PhoneVerification): Promise<void>;
  /** How many were removed whose code expired before the instant. */
  removeExpiredBefore(instant: Date): Promise<number>;
}

/** A review as its owner sees it. */
export interface ReviewRow {
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: ReviewReason | null;
  readonly note: string | null;
}

export interface VerificationQueries {
  /** The newest review of each kind. */
  latestReviewsOf(userId: number): Promise<ReviewRow[]>;
  /** How many files are still kept whose time was up before the instant. */
  countFilesKeptPast(instant: Date): Promise<number>;
}

/** What is kept of an upload: pictures of its pages, at least one. */
export interface EvidencePages {
  readonly pages: readonly Uint8Array[];
  readonly contentType: string;
}

/** One of them as it is kept. */
export interface EvidenceFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Why a stored page cannot be shown: not in the store, not as it was sealed, or kept in a form of an earlier version. */
export const FILE_PROBLEMS = ['missing', 'damaged', 'outdated'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Alerts the operator that a file under review is lost. */
export interface FileAlarm {
  raise(problem: FileProblem, reviewId: number): void;
}

/** Files as they are sealed in the store. */
export interface SealedFiles {
  /**
   * Seals a stored file with the current key.
   * @returns whether that was needed; null when nothing is stored under the key
   * @throws UnreadableObject
   */
  reseal(key: string): Promise<boolean | null>;
}

/** Turns what a person uploaded into what is kept of it. */
export interface EvidenceReader {
  /**
   * A picture encoded again, upright, at most 2000 px on its longer side and without metadata; of a PDF of an ID the
   * pages as pictures, at most 2400 px.
   * @throws FileTypeNotTaken by what the bytes say, FileNotReadable when there is less or more in them than that or it
   * takes too much memory or time, FileNotPlain when a PDF holds something to run or other files, PdfLocked, PdfTooLong,
   * ServiceUnavailable when too many wait
   */
  read(kind: ReviewKind, bytes: Uint8Array): Promise<EvidencePages>;
}
