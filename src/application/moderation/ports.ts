import type { Report, ReportKind, ReportTarget } from '../../domain/moderation/report.js';

import type { Suspension } from '../../domain/moderation/suspension.js';
import type { PictureReferences } from '../shared/remove-picture.js';

/** Suspensions and endings of accounts. Callers lock the user row before they change one. */
export interface Suspensions {
  /** Keeps a new one. @throws AlreadySuspended where another is in force or proposed */
  add(suspension: Suspension): Promise<void>;
  save(suspension: Suspension): Promise<void>;
  /** The one that stands as in force, whether or not its time has passed. */
  inForceOf(userId: number): Promise<Suspension | null>;
  /** The ending that waits for a second moderator. */
  proposedOf(userId: number): Promise<Suspension | null>;
  /** People whose suspension stands as in force although its time has passed, at most `limit`. */
  pastTheirTime(now: Date, limit: number): Promise<number[]>;
}

/** Somebody whom a person keeps away. */
export interface BlockedPersonRow {
  readonly id: number;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly blockedAt: Date;
}

/** Who keeps whom away. It holds both ways: most questions do not ask who of the two it was. */
export interface Blocks {
  /**
   * Locks the user rows FOR NO KEY UPDATE until the unit of work ends, which conflicts with the share lock of a seating
   * run. In id order, so that locks cannot deadlock.
   */
  lockUsersForUpdate(userIds: readonly number[]): Promise<void>;
  /**
   * Whether the other is somebody whom the person has sat at a table with, could once find at an open meetup, or keeps
   * away already. Never oneself, the product's own voice or an account that is gone.
   */
  hasMet(userId: number, otherId: number): Promise<boolean>;
  /** Keeping away twice is once. */
  add(userId: number, otherId: number, now: Date): Promise<void>;
  remove(userId: number, otherId: number): Promise<void>;
  /** Whom the person keeps away, the newest first, at most `limit`. */
  of(userId: number, limit: number): Promise<BlockedPersonRow[]>;
  /** Whether one of the others is kept away by the person, or keeps them away. */
  existBetween(userId: number, otherIds: readonly number[]): Promise<boolean>;
}

export interface Reports extends PictureReferences {
  /** Keeps a new report. */
  add(report: Report): Promise<void>;
  /** Keeps what changed and hands on what happened. */
  save(report: Report): Promise<void>;
  /** For reading, as it is at this moment. */
  find(id: number): Promise<Report | null>;
  /** With a row lock until the unit of work ends. */
  findForUpdate(id: number): Promise<Report | null>;
  /** Whether the person has reported the same and nobody has decided yet. */
  hasOpen(reporterId: number, kind: ReportKind, targetId: number): Promise<boolean>;
  /**
   * Erases what was copied, and the reporter's words, of at most `limit` reports decided before the instant. Answers how
   * many, and the addresses of pictures that nobody shows and no report holds any more.
   */
  eraseEvidenceDecidedBefore(instant: Date, limit: number): Promise<{ erased: number; pictures: string[] }>;
}

/** What people may report. */
export interface ReportTargets {
  /**
   * What the person asks about as it is now, with all that a moderator will need; null unless they can see it or could
   * once, and for what is their own. Whoever keeps the person away can be reported by them all the same, and the answer
   * does not tell them of it.
   */
  asSeenBy(userId: number, kind: ReportKind, targetId: number): Promise<ReportTarget | null>;
}
