import type { MatchStatus } from '../../domain/match/match-status.js';
import type { WhenAndWhere } from '../notifications/when-and-where.js';

/** 26 letters and digits: 134 bits, so that an address cannot be guessed. */
export const PLAN_TOKEN_LENGTH = 26;

/** The seat whose plan is shared, and the meeting. */
export interface SeatWithPlan {
  readonly seatId: number;
  readonly status: MatchStatus;
  readonly startsAt: Date;
  /** When the link was made; null without one. */
  readonly sharedAt: Date | null;
}

/** A link that a member has made, for the list of what opens something without a session. */
export interface OwnSharedPlan {
  readonly matchId: number;
  readonly startsAt: Date;
  readonly sharedAt: Date;
}

/** What a friend of the member sees. It has nothing about other members. */
export interface SharedPlan {
  readonly seatId: number;
  readonly firstName: string;
  readonly when: WhenAndWhere;
  readonly status: MatchStatus;
}

/** Links to the plans of members, at most one per seat. Only a digest of each token is stored. See ADR 55. */
export interface SharedPlans {
  /** @returns null unless the user has a seat at the match now */
  seatOf(userId: number, matchId: number): Promise<SeatWithPlan | null>;
  /** The links of the user that work, by the start of the meeting. */
  of(userId: number): Promise<OwnSharedPlan[]>;
  /** Stores the link in place of an earlier one, which does not work from then on. */
  put(seatId: number, token: string, now: Date): Promise<void>;
  /** Idempotent. */
  remove(seatId: number): Promise<void>;
  /** @returns null for an unknown token, after the member has left the match, and for an account that is deleted */
  find(token: string): Promise<SharedPlan | null>;
  /**
   * Deletes at most `limit` links to meetings that started before the instant, and of members who left.
   * @returns their number
   */
  purge(startedBefore: Date, limit: number): Promise<number>;
}
