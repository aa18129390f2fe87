import type { MatchFeedback } from '../../domain/match/match-feedback.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { SeatingResult } from '../../domain/seating/model/result.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import type { SeatStatus } from '../../domain/match/match-member.js';
import type { Match } from '../../domain/match/match.js';
import type { MatchStatus } from '../../domain/match/match-status.js';
import type { TableChange } from '../../domain/match/table-change/table-change.js';
import type { VenueBallot } from '../../domain/match/venue/venue-ballot.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** A member of a match that is ahead, with what their reminders depend on. */
export interface ExpectedMember {
  readonly seatId: number;
  readonly matchId: number;
  readonly userId: number;
  readonly startsAt: Date;
  /** The member's own zone; that of the match where it is not known. */
  readonly timeZone: TimeZone;
  readonly status: SeatStatus;
  readonly joinedAt: Date;
  readonly remindedAt: Date | null;
}

export interface Matches {
  /** Inserts a match, assigns its id and publishes its events. */
  add(match: Match): Promise<void>;
  /** Updates a locked match and publishes its events. */
  save(match: Match): Promise<void>;
  /** With a row lock until the unit of work ends. @returns null when it does not exist */
  findForUpdate(matchId: number): Promise<Match | null>;
  /** The open match in which the request has its seat, with a row lock. @returns null when there is none */
  findByRequestForUpdate(requestId: number): Promise<Match | null>;
  /** Whether the user has a seat in an open match with this start. */
  hasSeatAt(userId: number, startsAt: Date): Promise<boolean>;
  /** Whether the user canceled a match after the instant; meetups do not count. */
  hasCancelledSince(userId: number, since: Date): Promise<boolean>;
  /** Ids of matches with a state transition due, in order of start, from the one after `after`. */
  dueToAdvance(now: Date, limit: number, after?: number): Promise<number[]>;
  /** Members expected at open matches that start after `from` and until `until`, in order of start, from the seat after `after`. */
  expectedMembers(from: Date, until: Date, after: number, limit: number): Promise<ExpectedMember[]>;
  /** Ids of completed matches whose members were not asked for feedback and may be now, in order of start, from the one after `after`. */
  dueToAskForFeedback(now: Date, limit: number, after?: number): Promise<number[]>;
  /** Ids of the open matches in which the user has a seat or whose meetup they organize, ascending. */
  openTablesOf(userId: number): Promise<number[]>;
}

/** Venue ballots by match. */
export interface VenueBallots {
  /** The ballot of a match; its row lock also covers the ballot. @throws MatchNotFound for the match of a meetup */
  of(match: Match): Promise<VenueBallot>;
  /** Saves venues, votes and the result; the match is saved separately. */
  save(ballot: VenueBallot): Promise<void>;
}

/** Proposals of table changes. The row locks of its matches also cover a proposal. */
export interface TableChanges {
  /** Those of the users who wait in the slot and are in no proposal, in order of priority and of their wait, the longest first. */
  leftOverIn(slot: Slot, userIds: readonly number[], now: Date, limit: number): Promise<number[]>;
  /** Whether the request is in no proposal. */
  isFree(requestId: number): Promise<boolean>;
  /** The proposals to tables of the slot. */
  openIn(slot: Slot): Promise<TableChange[]>;
  /** The proposal to a match, as its first or its second one. @returns null when it has none */
  of(matchId: number): Promise<TableChange | null>;
  /** Inserts the proposal or saves its answers. */
  save(change: TableChange): Promise<void>;
  /** Without effect when it is removed already. */
  remove(change: TableChange): Promise<void>;
}

/** Feedback, one entry per user and match. */
export interface FeedbackEntries {
  /** Inserts the entry or replaces the user's earlier one; fields that are absent keep what was said before. */
  save(matchId: number, feedback: MatchFeedback, now: Date): Promise<void>;
  /** Records that a report was submitted with the entry. */
  markConcern(matchId: number, userId: number): Promise<void>;
}

/**
 * Users who are never seated with each other again because one of them said so. Stored with its direction, has the same
 * effect in both. See ADR 47.
 */
export interface SeatingExclusions {
  /** Replaces what the user said in the feedback on this match. */
  replace(matchId: number, userId: number, excludedIds: readonly number[], now: Date): Promise<void>;
  /** Removes what the user said about these users, after whichever match. */
  lift(userId: number, excludedIds: readonly number[]): Promise<void>;
}

/** A waiting user of a slot, with their request. */
export interface WaitingSeeker extends Seeker {
  readonly requestId: number;
  /** Friends who come together have the same one. */
  readonly timeZone: TimeZone;
  /** UTC starts of open matches at which the user has a seat, which are meetups. */
  readonly busyAt: readonly Date[];
}

/** An open match of the slot with its seated members. */
export interface TableSnapshot {
  readonly matchId: number;
  readonly status: MatchStatus;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  /** Whether its two members have agreed to meet as a pair, also before the final run. */
  readonly isPair: boolean;
  readonly members: readonly Seeker[];
}

/** Waiting users and open matches of one slot: the state given to the engine. */
export interface SlotSnapshot {
  readonly waiting: readonly WaitingSeeker[];
  readonly tables: readonly TableSnapshot[];
}

/** A slot in one time zone, the unit of a final run. */
export interface SlotInZone {
  readonly slot: Slot;
  readonly timeZone: TimeZone;
}

/** Locks for saving a match of a slot. Lock order: match, slot, users. */
export interface SlotLocks {
  /** Acquires the advisory lock of the slot, which is released when the unit of work ends. */
  acquireSlotLock(slot: Slot): Promise<void>;
  /** Locks the user rows FOR SHARE in id order until the unit of work ends, so that no block between them is added. */
  lockUsersForShare(userIds: readonly number[]): Promise<void>;
}

/** Reads who waits and who sits in a slot. */
export interface SlotSnapshots {
  /** The current state; with `userIds`, only these users and the matches in which one of them has a seat. */
  snapshotOf(slot: Slot, now: Date, userIds?: readonly number[]): Promise<SlotSnapshot>;
  /** Slot of the user's open request, and their open match, null without a seat. @returns null without an open request */
  openSlotOf(userId: number): Promise<{ slot: Slot; matchId: number | null } | null>;
}

/** Who waits, by slot and time zone. */
export interface WaitingInSlots {
  /** Slots up to the date with an active request, in a fixed order, from the one after `after`. */
  slotsWithWaiting(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]>;
  /** Ids of the active requests in the slot, ascending, from the one after `after`. */
  requestsWaitingIn(slot: SlotInZone, limit: number, after?: number): Promise<number[]>;
}

/** Which slots had their final run. */
export interface FinalRuns {
  /**
   * Slots up to the date with an active request or a pending match and no final run in that time zone yet, in a fixed order,
   * from the one after `after`.
   */
  slotsWithoutFinalRun(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]>;
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

/** A slot with its number of waiting users. */
export interface OpenSlot {
  readonly slot: Slot;
  readonly waiting: number;
}

export interface OpenSlots {
  /** Slots that match all given fields, in order of date. Reads without locks. */
  find(filter: Partial<Slot>, limit: number): Promise<OpenSlot[]>;
}
