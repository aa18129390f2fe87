import type { Ground } from '../ground/ground.js';
import type { AdvanceTables } from '../match/advance-tables.js';
import type { LeavingTables } from '../match/leaving-tables.js';
import type { Matches } from '../match/ports.js';
import type { MatchingRequests, SlotInZone } from '../matching-request/ports.js';
import type { OpenTable, SeatingProblem } from '../../domain/seating/model/problem.js';
import type { SeatingResult } from '../../domain/seating/model/result.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import type { MatchStatus } from '../../domain/match/match-status.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { SeatingRuns } from './seating-runs.js';

/** A waiting user of a slot, with their request. */
export interface WaitingSeeker extends Seeker {
  readonly requestId: number;
  /** The zone of the request, which friends who come together share. */
  readonly timeZone: TimeZone;
  /** UTC starts of open matches at which the user has a seat, which are meetups. */
  readonly busyAt: readonly Date[];
  /** Until when the user waits for friends, unless they come before; null or absent for one who waits for none. */
  readonly heldUntil?: Date | null;
}

/** An open match of the slot as it is stored now: the `OpenTable` of the engine with what decides whether it takes part. */
export interface TableSnapshot extends OpenTable {
  readonly status: MatchStatus;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  /** Whether its two members have agreed to meet as a pair, also before the final run. */
  readonly isPair: boolean;
}

/** Waiting users and open matches of one slot: the state given to the engine. */
export interface SlotSnapshot {
  readonly waiting: readonly WaitingSeeker[];
  readonly tables: readonly TableSnapshot[];
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

/** Which slots had their final run. */
export interface FinalRuns {
  /**
   * Slots up to the date with an active request or a pending match and no final run in that time zone yet, in a fixed order,
   * from the one after `after`.
   */
  slotsWithoutFinalRun(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]>;
  /** The time zones in which the slot had its final run. */
  zonesAfterFinalRun(slot: Slot): Promise<ReadonlySet<TimeZone>>;
  /** Idempotent. */
  markFinalRunDone(slot: Slot, timeZone: TimeZone, now: Date): Promise<void>;
}

export interface TimedSeatingResult extends SeatingResult {
  /** The duration of the run in milliseconds. */
  readonly ms: number;
}

/** The seating engine, in this thread or in a worker thread. */
export interface SeatingEngine {
  /**
   * A run that exceeds its timeout is attempted once more for the number of seats only.
   * @throws Error when the result violates a rule, or that attempt exceeds its timeout too
   */
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

export interface SeatingPorts extends Ground {
  readonly matches: Matches;
  readonly requests: MatchingRequests;
  readonly slots: SlotLocks & SlotSnapshots & FinalRuns;
  readonly openSlots: OpenSlots;
  readonly runs: SeatingRuns;
  readonly engine: SeatingEngine;
  readonly leavingTables: Pick<LeavingTables, 'remove'>;
  readonly advanceTables: Pick<AdvanceTables, 'dissolveIfSmall'>;
  /** How long a user waits for a full table before a smaller one is formed. */
  readonly patienceSeconds: number;
  /** Within which changes of a slot cause one run. */
  readonly debounceMs: number;
}
