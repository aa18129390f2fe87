import type { MatchFeedback } from '../../domain/match/match-feedback.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { SeatingResult } from '../../domain/seating/model/result.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import type { Match } from '../../domain/match/match.js';
import type { MatchStatus } from '../../domain/match/match-status.js';
import type { VenueBallot } from '../../domain/match/venue/venue-ballot.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

export interface Matches {
  /** Keeps a new table, gives it its id and announces it. */
  add(match: Match): Promise<void>;
  /** Keeps the changes and events of a locked table. */
  save(match: Match): Promise<void>;
  /** With a row lock until the unit of work ends. Null when it does not exist. */
  findForUpdate(matchId: number): Promise<Match | null>;
  /** The open match in which the request has its seat, with a row lock. */
  findByRequestForUpdate(requestId: number): Promise<Match | null>;
  /** Whether the person has a seat at an open table that begins at that moment. */
  hasSeatAt(userId: number, startsAt: Date): Promise<boolean>;
  /** Whether the person called a table off for everyone since then; open meetups of their own do not count. */
  hasCancelledSince(userId: number, since: Date): Promise<boolean>;
  /** Ids of tables that the clock may move on, soonest start first. */
  dueToAdvance(now: Date, limit: number): Promise<number[]>;
  /** Ids of tables whose dinner is so near that they may want a reminder and had none, soonest start first. */
  dueToRemind(now: Date, limit: number): Promise<number[]>;
  /** Ids of the open tables at which the person sits or to which they invited, in order. */
  openTablesOf(userId: number): Promise<number[]>;
}

/** Where tables meet, and who would like to meet where. */
export interface VenueBallots {
  /** The ballot of a locked match. @throws MatchNotFound at an open meetup */
  of(table: Match): Promise<VenueBallot>;
  /** Keeps the venues, the votes and the choice; the table is kept by itself. */
  save(ballot: VenueBallot): Promise<void>;
}

/** What people say of their dinners, one word a person and table. */
export interface FeedbackEntries {
  /** Keeps it in place of what the person said of that dinner before. */
  save(matchId: number, impression: MatchFeedback, now: Date): Promise<void>;
}

/** Someone in the crowd of a slot: what the engine needs, and which request it came from. */
export interface WaitingSeeker extends Seeker {
  readonly requestId: number;
  readonly timeZone: TimeZone;
}

/** A table of the slot with the people who sit at it now. */
export interface TableSnapshot {
  readonly matchId: number;
  readonly status: MatchStatus;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  readonly members: readonly Seeker[];
}

/** Everyone who waits or sits in one slot. */
export interface SlotSnapshot {
  readonly waiting: readonly WaitingSeeker[];
  readonly tables: readonly TableSnapshot[];
}

/** A slot in one zone whose final run may be due. */
export interface SlotInZone {
  readonly slot: Slot;
  readonly timeZone: TimeZone;
}

/** Locks for saving a match of a slot. Lock order: match, slot, users. */
export interface SlotLocks {
  /** Waits for the advisory lock of the slot and keeps it until the unit of work ends. */
  acquireSlotLock(slot: Slot): Promise<void>;
  /** Locks the user rows FOR SHARE in id order until the unit of work ends, so that no block between them is added. */
  lockUsersForShare(userIds: readonly number[]): Promise<void>;
}

/** Reads who waits and who sits in a slot. */
export interface SlotSnapshots {
  /** The current state; with `userIds`, only these users and the matches in which one of them has a seat. */
  snapshotOf(slot: Slot, now: Date, userIds?: readonly number[]): Promise<SlotSnapshot>;
  /** The slot of a user's open request, and the open match in which the user has a seat. */
  placeOf(userId: number): Promise<{ slot: Slot; matchId: number | null } | null>;
}

/** Which slots had their final run. */
export interface FinalRuns {
  /** Slots with an active request or a pending match and no final run in that time zone yet. */
  slotsWithoutFinalRun(): Promise<SlotInZone[]>;
  /** Idempotent. */
  markFinalRunDone(slot: Slot, timeZone: TimeZone, now: Date): Promise<void>;
}

export interface TimedSeatingResult extends SeatingResult {
  /** The duration of the run in milliseconds. */
  readonly ms: number;
}

/** The seating engine, in this thread or in a worker thread. */
export interface SeatingEngine {
  /** @throws Error when the result violates a rule, or the run exceeds its timeout */
  solve(problem: SeatingProblem): Promise<TimedSeatingResult>;
}

/** A slot in which people wait, and how many. */
export interface OpenSlot {
  readonly slot: Slot;
  readonly waiting: number;
}

export interface OpenSlots {
  /** Those that fit what is asked, the soonest first. Nothing is locked. */
  find(asked: Partial<Slot>, limit: number): Promise<OpenSlot[]>;
}
