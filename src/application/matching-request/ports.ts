import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

export interface MatchingRequests {
  /** Keeps a new request with its events. @throws AlreadyHasActiveRequest when the person has an open one */
  add(request: MatchingRequest): Promise<void>;
  /** Keeps the changes and events of loaded requests. */
  save(...requests: MatchingRequest[]): Promise<void>;
  /** Null when there is none or it is not this person's. */
  ofUser(userId: number, requestId: number): Promise<MatchingRequest | null>;
  /** The person's active or matched request. */
  openOf(userId: number): Promise<MatchingRequest | null>;
  /** For change: each is locked until the unit of work ends. In the order of their ids. */
  lock(requestIds: readonly number[]): Promise<MatchingRequest[]>;
  /** Active requests whose slot begins on or before the date, at most `limit`, locked. */
  waitingUntil(date: string, limit: number): Promise<MatchingRequest[]>;
}

/** What asking for a table needs to know of the person. */
export interface Askers {
  /**
   * The asker, held until the unit of work ends, so that two calls of one person take turns.
   * The zone is that of the person's coordinates, null where those are unknown. Null for an account that is gone.
   */
  takeTurn(userId: number): Promise<{ timeZone: TimeZone | null } | null>;
}

/** The seats that people have, at tables and at open meetups. */
export interface TakenSeats {
  /** Whether the person has a seat at an open table that begins at that moment. */
  hasSeatAt(userId: number, startsAt: Date): Promise<boolean>;
}

/** An open request as its owner reads it. */
export interface OpenRequestRow {
  readonly id: number;
  readonly userId: number;
  readonly meetupType: string;
  readonly venueType: string;
  readonly preferredTime: string;
  readonly preferredDate: string;
  readonly maxDistance: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  readonly status: string;
  /** Whether the person has coordinates, so that distance can be measured. */
  readonly isLocated: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface MatchingRequestQueries {
  openRequestOf(userId: number): Promise<OpenRequestRow | null>;
}
