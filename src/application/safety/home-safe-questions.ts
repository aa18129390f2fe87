import type { TimeZone } from '../../domain/shared/time-zone.js';

/** A seat whose member is asked. */
export interface HomeSafeSeat {
  readonly matchId: number;
  readonly userId: number;
  readonly startsAt: Date;
  /** Zone of the match, where its members are. */
  readonly timeZone: TimeZone;
  /** Whether the member left the chat, so that the question cannot be answered there. */
  readonly hasLeftChat: boolean;
}

/** The question whether a member is home safe, one per seat. It stores when it was answered, never what. See ADR 57. */
export interface HomeSafeQuestions {
  /** Seats of members who came, whose question is due and was not asked, in order of start, from the one after `after`. */
  due(now: Date, limit: number, after?: HomeSafeSeat): Promise<HomeSafeSeat[]>;
  /** @returns false when the question was asked or answered before, by another server too */
  markAsked(matchId: number, userId: number, now: Date): Promise<boolean>;
  /** Start of the match in which the member has a seat. @returns null without a seat, and for a match that did not take place */
  startOf(matchId: number, userId: number): Promise<Date | null>;
  /** Idempotent; the last answer counts. */
  markAnswered(matchId: number, userId: number, now: Date): Promise<void>;
  /** Deletes at most `limit` questions that were asked before the instant. @returns their number */
  removeAskedBefore(instant: Date, limit: number): Promise<number>;
}
