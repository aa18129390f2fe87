import type { Slot } from '../shared/slot.js';

/** A run formed a match. */
export interface TableFormed {
  readonly type: 'table-formed';
  readonly matchId: number;
  readonly userIds: readonly number[];
}

/** A user took a free seat of an existing match. */
export interface SeatTaken {
  readonly type: 'seat-taken';
  readonly matchId: number;
  readonly userId: number;
}

/** A seat is free because a member left or was removed. */
export interface SeatFreed {
  readonly type: 'seat-freed';
  readonly matchId: number;
  readonly userId: number;
  /** Slot for the backfill run; null for a meetup, which fills the seat from its waitlist. */
  readonly slot: Slot | null;
}

/** A member closed the chat of a match that has started, for themselves; they keep the seat. */
export interface ChatLeft {
  readonly type: 'chat-left';
  readonly matchId: number;
  readonly userId: number;
}

/** Members agreed to sit at another table of the same slot. */
export interface MembersMoved {
  readonly type: 'members-moved';
  readonly matchId: number;
  readonly userIds: readonly number[];
  /** Slot for the backfill run; null for a meetup. */
  readonly slot: Slot | null;
}

/** A member lost their seat because their changed data violates a rule of the table. */
export interface SeatLost {
  readonly type: 'seat-lost';
  readonly matchId: number;
  readonly userId: number;
}

/** The final run confirmed the match. */
export interface TableConfirmed {
  readonly type: 'table-confirmed';
  readonly matchId: number;
}

/** The organizer changed the venue of a meetup. */
export interface TableMoved {
  readonly type: 'table-moved';
  readonly matchId: number;
  readonly meetupId: number;
  /** Unix time in milliseconds; part of the idempotency key of this event. */
  readonly at: number;
}

/** The match was canceled or dissolved; `userIds` are the members who lost their seat. */
export interface TableEnded {
  readonly type: 'table-ended';
  readonly matchId: number;
  readonly reason: 'cancelled' | 'dissolved';
  readonly userIds: readonly number[];
}

export type MatchEvent =
  | TableFormed
  | SeatTaken
  | SeatFreed
  | ChatLeft
  | SeatLost
  | MembersMoved
  | TableConfirmed
  | TableMoved
  | TableEnded;
