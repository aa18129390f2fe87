import type { SeatStatus } from '../../domain/match/match-member.js';
import type { Match } from '../../domain/match/match.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Ground } from '../ground/ground.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Blocks } from '../moderation/ports.js';
import type { ReportEarlyCancellation } from '../moderation/report-early-cancellation.js';
import type { Erased } from '../shared/erase-with-pictures.js';

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

/** Matches whose date has passed, with their meetups, at the end of the retention of their data. */
export interface PastMatches {
  /**
   * Erases the texts of meetups, venue proposals, votes and places of at most `limit` matches that started before the
   * instant.
   * @returns the number of matches, and the addresses of pictures that no meetup refers to any more
   */
  eraseTextsBefore(instant: Date, limit: number): Promise<Erased>;
  /**
   * Removes the members, feedback, waitlists, organizers and shared answers of at most `limit` matches that started before
   * the instant, and keeps counts of them. Blocks are not part of a match and stay.
   * @returns the number of matches
   */
  anonymizeBefore(instant: Date, limit: number): Promise<number>;
  /** Deletes requests of which the Saturday is before the instant, at most `limit`. @returns their number */
  removeRequestsBefore(instant: Date, limit: number): Promise<number>;
}

export interface MatchPorts extends Ground {
  readonly matches: Matches;
  readonly requests: MatchingRequests;
  readonly blocks: Pick<Blocks, 'existBetween'>;
  readonly pastMatches: PastMatches;
  readonly systemMessages: SystemMessages;
  readonly reportEarlyCancellation: Pick<ReportEarlyCancellation, 'execute'>;
}
