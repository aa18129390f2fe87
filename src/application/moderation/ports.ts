import type { OpenReviews, Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Participation } from '../shared/participation.js';
import type { Report, ReportKind, ReportSource, ReportTarget } from '../../domain/moderation/report.js';
import type { Suspension } from '../../domain/moderation/suspension.js';
import type { Language } from '../../domain/shared/language.js';
import type { PictureReferences } from '../shared/remove-picture.js';
import type { Erased } from '../shared/erase-with-pictures.js';
import type { ReportQueries } from './report-views.js';
import type { UserQueries } from './user-records.js';

/** Suspensions and endings of accounts. Callers lock the user row before a change. */
export interface Suspensions {
  /** Inserts a suspension. @throws AlreadySuspended if another one of the same status exists */
  add(suspension: Suspension): Promise<void>;
  save(suspension: Suspension): Promise<void>;
  /** The suspension with the status `in_force`, expired or not. @returns null without one */
  inForceOf(userId: number): Promise<Suspension | null>;
  /** The ending that requires a second moderator. @returns null without one */
  proposedOf(userId: number): Promise<Suspension | null>;
  /** Ids of at most `limit` users with the status `in_force` and an expired suspension, by id, from the one after `after`. */
  usersWithExpired(now: Date, limit: number, after?: number): Promise<number[]>;
}

/** A user blocked by another user. */
export interface BlockedPersonRow {
  readonly id: number;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly blockedAt: Date;
}

/** Blocks between users. A block is stored with its direction and has the same effect in both. */
export interface Blocks {
  /**
   * Locks the user rows FOR NO KEY UPDATE until the unit of work ends, which conflicts with the share lock of a seating
   * run. In id order, so that locks cannot deadlock.
   */
  lockUsersForUpdate(userIds: readonly number[]): Promise<void>;
  /**
   * Whether the user may block the other: both shared a table or an open meetup, or the block exists. Always false for
   * the user, a deleted account and the account of system messages.
   */
  hasMet(userId: number, otherId: number): Promise<boolean>;
  /** Idempotent. */
  add(userId: number, otherId: number, now: Date): Promise<void>;
  remove(userId: number, otherId: number): Promise<void>;
  /** Users blocked by the user, newest first, at most `limit`. */
  of(userId: number, limit: number): Promise<BlockedPersonRow[]>;
  /** Whether a block in either direction exists between the user and one of the others. */
  existBetween(userId: number, otherIds: readonly number[]): Promise<boolean>;
}

/** Chats of two members, which end with a block. */
export interface PairContacts {
  /** Closes the chats between the user and the others, in the unit of work of the caller. Idempotent. */
  closeBetween(userId: number, otherIds: readonly number[]): Promise<void>;
}

/** Staff who decide review cases. */
export interface Moderators {
  /** Moderators and admins who may sign in, in order of their ids, at most 100. */
  all(now: Date): Promise<ReadonlyArray<{ readonly id: number; readonly language: Language }>>;
}

export interface Reports extends PictureReferences {
  /** Inserts a report and publishes its domain event. */
  add(report: Report): Promise<void>;
  /** Saves the changes and publishes the domain events. */
  save(report: Report): Promise<void>;
  /** Without a lock and without the identity map. */
  find(id: number): Promise<Report | null>;
  /** With a row lock until the unit of work ends. */
  findForUpdate(id: number): Promise<Report | null>;
  /** Reason and note of the user's open reports of a target and source, at most the last 200. */
  openOf(
    reporterId: number,
    kind: ReportKind,
    targetId: number,
    source: ReportSource,
  ): Promise<ReadonlyArray<Pick<Report, 'reason' | 'note'>>>;
  /**
   * Erases evidence and reporter's note of at most `limit` reports that were decided before the instant.
   * @returns the number of reports, and the URLs of pictures without any other reference
   */
  eraseEvidenceDecidedBefore(instant: Date, limit: number): Promise<Erased>;
  /**
   * Deletes at most `limit` undecided reports that were submitted before the instant, except those for a safety reason.
   * @returns the number of reports, and the URLs of pictures without any other reference
   */
  removeUndecidedBefore(instant: Date, limit: number): Promise<Erased>;
}

/** Content that users may report. */
export interface ReportTargets {
  /**
   * The reported content with a snapshot of its current state as evidence. A block does not hide it, so that users who
   * blocked the reporter can be reported without disclosing the block.
   * @returns null if the user never had access, and for their own content
   */
  asSeenBy(userId: number, kind: ReportKind, targetId: number): Promise<ReportTarget | null>;
}

/** What reports and blocks need. */
export interface ReportPorts extends Ground {
  readonly users: Users;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly reportTargets: ReportTargets;
  readonly reportQueries: ReportQueries;
  readonly moderators: Moderators;
  readonly closePairChats: PairContacts;
}

/** What suspensions, endings and the user records of the console need. */
export interface SuspensionPorts extends Ground {
  readonly users: Users;
  readonly suspensions: Suspensions;
  readonly userQueries: UserQueries;
  readonly sessions: Sessions;
  readonly cancelAllParticipation: Participation;
  readonly withdrawOpenReviews: OpenReviews;
}
