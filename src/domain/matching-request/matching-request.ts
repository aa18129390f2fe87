import { AgeRange } from '../shared/age.js';
import { Aggregate } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import type { Coordinates } from '../shared/distance.js';
import { ensureOpenSaturday } from '../shared/saturday.js';
import { lastSeatingOf, type MealTime, type Slot, startOf, type VenueType } from '../shared/slot.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';
import { RequestIsOver } from './matching-request-errors.js';
import type { MatchingRequestEvent } from './matching-request-events.js';

export type RequestStatus = 'active' | 'matched' | 'completed' | 'expired' | 'cancelled';

/** The person still looks for a seat or has one; at most one such request per person. */
export const OPEN_REQUEST_STATUSES: readonly RequestStatus[] = ['active', 'matched'];

/** Miles within which people look for others, as a request may say them. */
export const DISTANCE_MILES = { least: 5, most: 50, usual: 5 } as const;

export interface RequestWishes {
  readonly userId: number;
  readonly slot: Slot;
  readonly maxDistance: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  /** Where the person is: decides what day it is for them. */
  readonly timeZone: TimeZone;
}

/** One person's wish for a seat at a table on a Saturday. */
export class MatchingRequest extends Aggregate<MatchingRequestEvent> {
  readonly id!: number;
  readonly meetupType = 'group';
  private _status: RequestStatus = 'active';
  private _goesFirst = false;
  private _hasSeatPlace = false;
  private _seatLatitude: number | null = null;
  private _seatLongitude: number | null = null;
  private _updatedAt: Date;

  private constructor(
    readonly userId: number,
    readonly preferredDate: CalendarDate,
    readonly preferredTime: MealTime,
    readonly venueType: VenueType,
    readonly maxDistance: number,
    readonly ageRangeMin: number | null,
    readonly ageRangeMax: number | null,
    readonly timeZone: TimeZone,
    readonly createdAt: Date,
  ) {
    super();
    this._updatedAt = createdAt;
  }

  /** @throws NotASaturday, SaturdayTooSoon, SaturdayTooFar, AgeRangeReversed */
  static open(wishes: RequestWishes, now: Date): MatchingRequest {
    const { userId, slot, maxDistance, ageRangeMin, ageRangeMax, timeZone } = wishes;
    ensureOpenSaturday(slot.preferredDate, localDate(now, timeZone));
    AgeRange.of(ageRangeMin, ageRangeMax);

    const { preferredDate, preferredTime, venueType } = slot;
    const request = new MatchingRequest(
      userId,
      preferredDate,
      preferredTime,
      venueType,
      maxDistance,
      ageRangeMin,
      ageRangeMax,
      timeZone,
      now,
    );
    request.record({ type: 'request-opened', slot });
    return request;
  }

  get slot(): Slot {
    return {
      preferredDate: this.preferredDate,
      preferredTime: this.preferredTime,
      venueType: this.venueType,
    };
  }

  get status(): RequestStatus {
    return this._status;
  }

  /** Back in the queue after a table fell apart: seated before others. */
  get hasPriority(): boolean {
    return this._goesFirst;
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  get isWaiting(): boolean {
    return this._status === 'active';
  }

  get isSeated(): boolean {
    return this._status === 'matched';
  }

  /**
   * The place that counts for this request since its first seat, with null for an unknown one; null before. It stays when
   * the person moves: a seat that is lost by moving would tell others where the limit of a table-mate lies.
   */
  get seatPlace(): { readonly coordinates: Coordinates | null } | null {
    if (!this._hasSeatPlace) return null;
    const [latitude, longitude] = [this._seatLatitude, this._seatLongitude];
    return { coordinates: latitude === null || longitude === null ? null : { latitude, longitude } };
  }

  /** A seat at a table was found for someone who counts as being at `coordinates`. */
  seat(coordinates: Coordinates | null, now: Date): void {
    if (!this._hasSeatPlace) this.keepSeatPlace(coordinates);
    this.become('matched', now);
  }

  /** The table fell apart through no fault of this person. */
  requeue(now: Date): void {
    this._goesFirst = true;
    this.become('active', now);
    this.record({ type: 'request-opened', slot: this.slot });
  }

  /** Withdrawing twice is fine. @throws RequestIsOver after the dinner or its expiry */
  withdraw(now: Date): void {
    if (this._status === 'cancelled') return;
    if (!this.isWaiting && !this.isSeated) throw new RequestIsOver();
    this.end('cancelled', now);
  }

  /** The dinner took place. */
  complete(now: Date): void {
    this.end('completed', now);
  }

  /** Gives up when no seat was found in time; tells whether it did. */
  expireIfTooLate(now: Date): boolean {
    if (!this.isWaiting || now < lastSeatingOf(startOf(this.slot, this.timeZone))) return false;
    this.end('expired', now);
    return true;
  }

  private keepSeatPlace(coordinates: Coordinates | null): void {
    this._hasSeatPlace = true;
    this._seatLatitude = coordinates?.latitude ?? null;
    this._seatLongitude = coordinates?.longitude ?? null;
  }

  /** A request that is over needs no place, so none is kept. */
  private end(status: 'completed' | 'expired' | 'cancelled', now: Date): void {
    this._hasSeatPlace = false;
    this._seatLatitude = this._seatLongitude = null;
    this.become(status, now);
  }

  private become(status: RequestStatus, now: Date): void {
    this._status = status;
    this._updatedAt = now;
  }
}
