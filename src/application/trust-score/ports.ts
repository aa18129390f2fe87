import type { CodeDigests, Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { ObjectStore } from '../shared/ports.js';
import type { PhoneNumber } from '../../domain/trust-score/phone-number.js';
import type { NumberingFacts } from '../../domain/trust-score/text-destination.js';
import type { PhoneVerification } from '../../domain/trust-score/phone-verification.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type {
  ReviewReason,
  ReviewStatus,
  VerificationReview,
  WithdrawalCause,
} from '../../domain/trust-score/verification-review.js';
import type { ReviewQueries } from './review-views.js';

/** Verification reviews of IDs and photos. */
export interface Reviews {
  /** Inserts a review. @throws ReviewAlreadyOpen if a concurrent request inserted one */
  add(review: VerificationReview): Promise<void>;
  /** Saves the changes and publishes the domain events. */
  save(review: VerificationReview): Promise<void>;
  /** Without a lock and without the identity map. */
  find(id: number): Promise<VerificationReview | null>;
  /** With a row lock until the unit of work ends. */
  findForUpdate(id: number): Promise<VerificationReview | null>;
  /** The undecided one of a user and kind, with a row lock. */
  findOpenForUpdate(userId: number, kind: ReviewKind): Promise<VerificationReview | null>;
  /** Reviews with a file that is due for erasure by the instant, at most `limit`, by id, from the one after `after`. */
  withFileDue(by: Date, limit: number, after?: number): Promise<VerificationReview[]>;
  /** Reviews with a file, sorted by id and after `afterId` (keyset cursor), at most `limit`. */
  withFile(afterId: number, limit: number): Promise<VerificationReview[]>;
  /** Reviews of the user with a file, newest first, at most `limit`. */
  withFileOf(userId: number, limit: number): Promise<VerificationReview[]>;
  /** Whether a review refers to the file. */
  holdsFile(key: string): Promise<boolean>;
}

/** Public numbering plans of phone numbers. */
export interface NumberingPlans {
  factsOf(number: PhoneNumber): NumberingFacts;
  /**
   * Reads a number as people type it: with spaces, brackets and dashes, in the digits of any script, with + and a country
   * code, or as one of the community's country.
   * @returns null for a text that is no number, and for a number that cannot exist in its country
   */
  numberFrom(typed: string): PhoneNumber | null;
}

/** Phone numbers with a sent code that was not entered yet, at most one per user. */
export interface PhoneVerifications {
  /** With a row lock, so that concurrent attempts are counted. */
  findForUpdate(userId: number): Promise<PhoneVerification | null>;
  /** Replaces an earlier one of the user. */
  replace(verification: PhoneVerification): Promise<void>;
  save(verification: PhoneVerification): Promise<void>;
  remove(verification: PhoneVerification): Promise<void>;
  /** Deletes at most `limit` whose codes expired before the instant. @returns their number */
  removeExpiredBefore(instant: Date, limit: number): Promise<number>;
}

/** A review as its owner sees it. */
export interface ReviewRow {
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: ReviewReason | null;
  readonly withdrawalCause: WithdrawalCause | null;
  readonly note: string | null;
}

export interface VerificationQueries {
  /** The newest review of each kind. */
  latestReviewsOf(userId: number): Promise<ReviewRow[]>;
  /** Number of stored files that were due for erasure before the instant. */
  countFilesKeptPast(instant: Date): Promise<number>;
}

/** The stored form of an upload: a picture per page, at least one. */
export interface EvidencePages {
  readonly pages: readonly Uint8Array[];
  readonly contentType: string;
}

/** One stored page. */
export interface EvidenceFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Why a stored page cannot be shown: not found, decryption failed, or no rendered picture. */
export const FILE_PROBLEMS = ['missing', 'damaged', 'outdated'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Alerts the operator that a file under review is lost. */
export interface FileAlarm {
  raise(problem: FileProblem, reviewId: number): void;
}

/** Alerts the operator that text messages are refused. */
export interface BudgetAlarm {
  /** Called at most once per budget window and process. */
  exhausted(messagesPerDay: number): void;
  /** Called for every refused message. */
  refused(): void;
}

interface TextSettings {
  /** Whether text messages are delivered, by a provider or to the development inbox. */
  readonly isOffered: boolean;
  /** ISO codes of the countries to whose numbers texts are sent. */
  readonly countries: readonly string[];
  readonly messagesPerDay: number;
}

/** Encrypted files in the object store. */
export interface SealedFiles {
  /**
   * Encrypts a stored file with the current key.
   * @returns false if it already was; null if the file does not exist
   * @throws UnreadableObject
   */
  reseal(key: string): Promise<boolean | null>;
}

/** Converts an upload to its stored form. */
export interface EvidenceReader {
  /**
   * Re-encodes a picture upright and without metadata, at most 2000 px on its longer side; renders the pages of a PDF of
   * an ID, at most 2400 px.
   * @throws FileTypeNotTaken by the magic number, FileNotReadable if decoding fails or exceeds its limits, FileNotPlain for
   * a PDF with scripts or embedded files, PdfLocked, PdfTooLong, ServiceUnavailable if the queue is full
   */
  read(kind: ReviewKind, bytes: Uint8Array): Promise<EvidencePages>;
}

export interface TrustScorePorts extends Ground {
  readonly users: Users;
  readonly reviews: Reviews;
  readonly verificationQueries: VerificationQueries;
  readonly reviewQueries: ReviewQueries;
  readonly phoneVerifications: PhoneVerifications;
  readonly digests: CodeDigests;
  readonly numberingPlans: NumberingPlans;
  readonly evidenceReader: EvidenceReader;
  /** Encrypted store of IDs and photos. */
  readonly evidenceStore: ObjectStore & SealedFiles;
  readonly fileAlarm: FileAlarm;
  readonly budgetAlarm: BudgetAlarm;
  readonly texts: TextSettings;
}
