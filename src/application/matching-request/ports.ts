import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import type { Reach } from '../../domain/matching-request/waiting.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { Gender } from '../../domain/shared/gender.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Ground } from '../ground/ground.js';

export interface MatchingRequests {
  /**
   * Inserts a request, publishes its events, and deletes the gender of the user's earlier ones.
   * @throws AlreadyHasActiveRequest when the user has an open one
   */
  add(request: MatchingRequest): Promise<void>;
  /** Updates requests and publishes their events. */
  save(...requests: MatchingRequest[]): Promise<void>;
  /** @returns null when the request does not exist or belongs to another user */
  ofUser(userId: number, requestId: number): Promise<MatchingRequest | null>;
  /** The user's active or matched request. */
  openOf(userId: number): Promise<MatchingRequest | null>;
  /** The request that the user opened last, in any state. */
  newestOf(userId: number): Promise<MatchingRequest | null>;
  /** With row locks until the unit of work ends, in id order so that locks cannot deadlock. */
  findForUpdate(requestIds: readonly number[]): Promise<MatchingRequest[]>;
}

export interface RequestingUser {
  readonly timeZone: TimeZone | null;
  readonly hasLanguage: boolean;
  /** Whether the account cost its owner something. */
  readonly isCounted: boolean;
}

/** Users as they open a request. */
export interface RequestingUsers {
  /**
   * With a row lock on the user, so that two requests of one user are opened one after another.
   * @returns the time zone of the user's coordinates, null where they are unknown, whether the user named a language, and
   * whether the account counts; null for a deleted account
   */
  findForUpdate(userId: number): Promise<RequestingUser | null>;
}

/** The seats of users in matches, meetups included. */
interface SeatQueries {
  /** Whether the user has a seat in an open match with this start. */
  hasSeatAt(userId: number, startsAt: Date): Promise<boolean>;
}

/** An open request as its user sees it. */
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
  readonly sharedLanguage: boolean;
  readonly notTheOnly: Gender | null;
  readonly status: string;
  readonly timeZone: TimeZone;
  /** The coordinates that the engine uses; null if unknown. */
  readonly coordinates: Coordinates | null;
  /** Whether the request had a seat, so that a new location counts from the next request on. */
  readonly keepsLocation: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The friends with whom a user comes. */
export interface Company {
  /** Makes the code of a new request, which is held for this many friends. */
  awaitFriends(request: MatchingRequest, friends: number): Promise<void>;
  /** Leaves a code and the friends who have come by it to the request that replaces another one. */
  keepFriends(replaced: MatchingRequest, request: MatchingRequest): Promise<void>;
}

export interface MatchingRequestQueries {
  openRequestOf(userId: number): Promise<OpenRequestRow | null>;
}

export interface WaitingCounts {
  /**
   * Active requests of the slot whose accounts count, at most `MOST_COUNTED`; may be some minutes old.
   * @param reach null for the users without a location
   */
  count(slot: Slot, reach: Reach | null): Promise<number>;
}

/** A slot in one time zone, the unit of a final run. */
export interface SlotInZone {
  readonly slot: Slot;
  readonly timeZone: TimeZone;
}

/** Who waits, by slot and time zone. */
export interface WaitingInSlots {
  /** Slots up to the date with an active request, in a fixed order, from the one after `after`. */
  slotsWithWaiting(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]>;
  /** Ids of the active requests in the slot, ascending, from the one after `after`. */
  requestsWaitingIn(slot: SlotInZone, limit: number, after?: number): Promise<number[]>;
}

export interface RequestSeats {
  /** Frees the seat of a matched request. @returns false when it has none */
  release(requestId: number): Promise<boolean>;
}

export interface MatchingRequestPorts extends Ground {
  readonly requests: MatchingRequests;
  readonly requestingUsers: RequestingUsers;
  readonly requestQueries: MatchingRequestQueries;
  readonly waitingCounts: WaitingCounts;
  readonly slots: WaitingInSlots;
  readonly matches: SeatQueries;
  readonly company: Company;
  readonly leavingTables: RequestSeats;
  /** Where users without a location count as being; null where none is set. */
  readonly homeArea: Coordinates | null;
  /** Whether the operator lets users ask not to be the only one of a gender. */
  readonly offersNotTheOnly: boolean;
}
