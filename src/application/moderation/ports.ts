import type { Report, ReportKind, ReportTarget } from '../../domain/moderation/report.js';

import type { Suspension } from '../../domain/moderation/suspension.js';
import type { PictureReferences } from '../shared/remove-picture.js';

/** Users who share or shared a table. */
export interface TableMates {
  /**
   * Whether two users have, or had within eight weeks, a seat in the same match of any status: a conflict of interest.
   */
  areTableMates(one: number, other: number, now: Date): Promise<boolean>;
  /** Whether the user has or had a seat in this match, also that of a meetup. */
  satAt(userId: number, matchId: number): Promise<boolean>;
}

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

/** A user blocked by another. */
export interface BlockedPersonRow {
  readonly id: number;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly blockedAt: Date;
}

/** Blocks between users. A block has effect in both directions; most queries ignore who added it. */
export interface Blocks {
  /**
   * Locks the user rows FOR NO KEY UPDATE until the unit of work ends, which conflicts with the share lock of a seating
   * run. In id order, so that locks cannot deadlock.
   */
  lockUsersForUpdate(userIds: readonly number[]): Promise<void>;
  /**
   * Whether the user may block the other: they shared a table, could see each other at a meetup, or a block exists.
   * False for oneself, the system user and deleted accounts.
   */
  hasMet(userId: number, otherId: number): Promise<boolean>;
  /** Idempotent. */
  add(userId: number, otherId: number, now: Date): Promise<void>;
  remove(userId: number, otherId: number): Promise<void>;
  /** Users blocked by the user, newest first, at most `limit`. */
  of(userId: number, limit: number): Promise<BlockedPersonRow[]>;
  /** Whether a block exists between the user and one of the others, in either direction. */
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
  /** Whether the user has an undecided report of the same target. */
  hasOpen(reporterId: number, kind: ReportKind, targetId: number): Promise<boolean>;
  /**
   * Erases the evidence and the reporter's note of at most `limit` reports decided before the instant.
   * @returns how many, and the addresses of pictures that are no longer referenced
   */
  eraseEvidenceDecidedBefore(instant: Date, limit: number): Promise<{ erased: number; pictures: string[] }>;
}

/** Targets of reports: users, messages, meetups. */
export interface ReportTargets {
  /**
   * The target as it is now, with the evidence that a moderator needs.
   * @returns null unless the user can or could see it, and for their own content. A block does not hide a target, so
   * the response does not reveal one
   */
  asSeenBy(userId: number, kind: ReportKind, targetId: number): Promise<ReportTarget | null>;
}
