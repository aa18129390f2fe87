import type { SeatStatus } from '../../domain/match/match-member.js';
import type { Match } from '../../domain/match/match.js';
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
  /** Without a lock, to read only. @returns null when it does not exist */
  find(matchId: number): Promise<Match | null>;
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
