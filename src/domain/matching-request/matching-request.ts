import { AgeRange } from '../shared/age.js';
import { Aggregate } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { ensureOpenSaturday } from '../shared/saturday.js';
import { lastSeatingOf, type MealTime, type Slot, startOf, type VenueType } from '../shared/slot.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';
import { RequestIsOver } from './matching-request-errors.js';
import type { MatchingRequestEvent } from './matching-request-events.js';

export type RequestStatus = 'active' | 'matched' | 'completed' | 'expired' | 'cancelled';

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
  get goesFirst(): boolean {
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

  /** A seat at a table was found. */
  seat(now: Date): void {
    this.become('matched', now);
  }

  /** The table fell apart through no fault of this person. */
  queueAgain(now: Date): void {
    this._goesFirst = true;
    this.become('active', now);
    this.record({ type: 'request-opened', slot: this.slot });
  }

  /** Withdrawing twice is fine. @throws RequestIsOver after the dinner or its expiry */
  withdraw(now: Date): void {
    if (this._status === 'cancelled') return;
    if (!this.isWaiting && !this.isSeated) throw new RequestIsOver();
    this.become('cancelled', now);
  }

  /** The dinner took place. */
  complete(now: Date): void {
    this.become('completed', now);
  }

  /** Gives up when no seat was found in time; tells whether it did. */
  expireIfTooLate(now: Date): boolean {
    if (!this.isWaiting || now < lastSeatingOf(startOf(this.slot, this.timeZone))) return false;
    this.become('expired', now);
    return true;
  }

  private become(status: RequestStatus, now: Date): void {
    this._status = status;
    this._updatedAt = now;
  }
}
