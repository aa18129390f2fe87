import type { Slot } from '../shared/slot.js';

/** Strangers were seated at a new table. */
export interface TableFormed {
  readonly type: 'table-formed';
  readonly matchId: number;
  readonly userIds: readonly number[];
}

/** Someone took a free seat at a table that stood already. */
export interface SeatTaken {
  readonly type: 'seat-taken';
  readonly matchId: number;
  readonly userId: number;
}

/** A seat fell free, by leaving or by removal. */
export interface SeatFreed {
  readonly type: 'seat-freed';
  readonly matchId: number;
  readonly userId: number;
  /** The slot whose people may take it; null at an open meetup, whose waitlist may. */
  readonly slot: Slot | null;
}

/** The final run confirmed the table as it is. */
export interface TableSettled {
  readonly type: 'table-settled';
  readonly matchId: number;
}

/** The table of an open meetup meets somewhere else, as its organiser wishes. */
export interface TableMoved {
  readonly type: 'table-moved';
  readonly matchId: number;
  readonly meetupId: number;
  /** Milliseconds since 1970, which tell one move from the next. */
  readonly at: number;
}

/** The table was called off or came apart; `userIds` lost their seat by it. */
export interface TableEnded {
  readonly type: 'table-ended';
  readonly matchId: number;
  readonly reason: 'cancelled' | 'dissolved';
  readonly userIds: readonly number[];
}

export type MatchEvent = TableFormed | SeatTaken | SeatFreed | TableSettled | TableMoved | TableEnded;
