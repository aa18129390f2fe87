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
  /** With row locks until the unit of work ends, in id order. */
  findForUpdate(requestIds: readonly number[]): Promise<MatchingRequest[]>;
  /** Active requests whose slot begins on or before the date, at most `limit`, with row locks. */
  findWaitingForUpdate(date: string, limit: number): Promise<MatchingRequest[]>;
}

/** Users as they open a request. */
export interface RequestingUsers {
  /**
   * With a row lock on the user, so that two requests of one user are opened one after another.
   * @returns the time zone of the user's coordinates, null where they are unknown; null for a deleted account
   */
  findForUpdate(userId: number): Promise<{ timeZone: TimeZone | null } | null>;
}

/** The seats that people have, at tables and at open meetups. */
export interface SeatQueries {
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
