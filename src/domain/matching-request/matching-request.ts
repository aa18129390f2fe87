import { AgeRange } from '../shared/age.js';
import { Aggregate } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import type { Coordinates } from '../shared/distance.js';
import { ensureOpenSaturday, isClosed } from '../shared/saturday.js';
import { isTooLateToSeat, type MealTime, type Slot, startOf, type VenueType } from '../shared/slot.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';
import { AlreadyInActiveMatch, RequestIsOver } from './matching-request-errors.js';
import type { MatchingRequestEvent } from './matching-request-events.js';

export type RequestStatus = 'active' | 'matched' | 'completed' | 'expired' | 'cancelled';

/** States of an open request: waiting or seated. At most one per user. */
export const OPEN_REQUEST_STATUSES: readonly RequestStatus[] = ['active', 'matched'];

/** Bounds and default of the maximum distance of a request, in miles. */
export const DISTANCE_MILES = { least: 5, most: 50, usual: 5 } as const;

export interface RequestWishes {
  readonly userId: number;
  readonly slot: Slot;
  readonly maxDistance: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  /** The user's time zone, which defines their local date. */
  readonly timeZone: TimeZone;
}

/**
 * A matching request (aggregate root and state machine): `active` (waiting) <-> `matched` (seated), then `completed`,
 * `expired` or `cancelled` (withdrawn).
 */
export class MatchingRequest extends Aggregate<MatchingRequestEvent> {
  readonly id!: number;
  readonly meetupType = 'group';
  readonly userId: number;
  readonly preferredDate: CalendarDate;
  readonly preferredTime: MealTime;
  readonly venueType: VenueType;
  readonly maxDistance: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  private _timeZone: TimeZone;
  private _status: RequestStatus = 'active';
  private _hasPriority = false;
  private _hasSeatPlace = false;
  private _seatLatitude: number | null = null;
  private _seatLongitude: number | null = null;
  private _updatedAt: Date;

  private constructor(
    { userId, slot, ...wishes }: RequestWishes,
    readonly createdAt: Date,
  ) {
    super();
    this.userId = userId;
    this.preferredDate = slot.preferredDate;
    this.preferredTime = slot.preferredTime;
    this.venueType = slot.venueType;
    this.maxDistance = wishes.maxDistance;
    this.ageRangeMin = wishes.ageRangeMin;
    this.ageRangeMax = wishes.ageRangeMax;
    this._timeZone = wishes.timeZone;
    this._updatedAt = createdAt;
  }

  /** @throws NotASaturday, SaturdayTooSoon, SaturdayTooFar, AgeRangeReversed */
  static open(wishes: RequestWishes, now: Date): MatchingRequest {
    const { slot, ageRangeMin, ageRangeMax, timeZone } = wishes;
    ensureOpenSaturday(slot.preferredDate, localDate(now, timeZone));
    AgeRange.of(ageRangeMin, ageRangeMax);

    const request = new MatchingRequest(wishes, now);
    request.record({ type: 'request-opened', slot });
    return request;
  }

  /**
   * Withdraws this request for the next one, which gets its priority.
   * @throws AlreadyInActiveMatch when this one has a seat, RequestIsOver
   */
  replaceBy(next: MatchingRequest, now: Date): void {
    if (this.isSeated) throw new AlreadyInActiveMatch();
    if (!this.isWaiting) throw new RequestIsOver();
    next._hasPriority = this._hasPriority;
    this.end('cancelled', now);
  }

  get slot(): Slot {
    return {
      preferredDate: this.preferredDate,
      preferredTime: this.preferredTime,
      venueType: this.venueType,
    };
  }

  /** Zone of the place that the engine uses: of the user's location before the first seat, of the seat from then on. */
  get timeZone(): TimeZone {
    return this._timeZone;
  }

  get status(): RequestStatus {
    return this._status;
  }

  /** Whether the request was requeued and has priority over other requests. */
  get hasPriority(): boolean {
    return this._hasPriority;
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
   * Coordinates used by the engine since the first seat; inner null if the user had none, outer null before the first
   * seat. Constant while the request is open: a seat lost by moving would reveal the distance limit of another member.
   */
  get seatPlace(): { readonly coordinates: Coordinates | null } | null {
    if (!this._hasSeatPlace) return null;
    const [latitude, longitude] = [this._seatLatitude, this._seatLongitude];
    return { coordinates: latitude === null || longitude === null ? null : { latitude, longitude } };
  }

  /**
   * Follows a move of the user, whose place the engine uses until the first seat. Ends the request when the move takes it past
   * the close of its Saturday.
   * @returns false when nothing changed
   */
  moveTo(timeZone: TimeZone, now: Date): boolean {
    if (!this.isWaiting || this._hasSeatPlace || timeZone === this._timeZone) return false;
    const wasClosed = this.isSaturdayClosed(now);
    this._timeZone = timeZone;
    this._updatedAt = now;
    if (this.isTooLate(now) || (this.isSaturdayClosed(now) && !wasClosed)) {
      this.end('expired', now);
      this.record({ type: 'request-closed', userId: this.userId, slot: this.slot, timeZone });
    }
    return true;
  }

  /** Marks the request as seated. @param coordinates the user's coordinates when the seat was assigned */
  seat(coordinates: Coordinates | null, now: Date): void {
    if (!this._hasSeatPlace) this.keepSeatPlace(coordinates);
    this.become('matched', now);
  }

  /** Requeues the request with priority, after a seat was lost through no act of the user. */
  requeue(now: Date): void {
    this._hasPriority = true;
    this.reopen(now);
  }

  /** Reopens the request without priority, after the user's own data cost them the seat. */
  reopen(now: Date): void {
    this.become('active', now);
    this.record({ type: 'request-opened', slot: this.slot });
  }

  /**
   * Withdraws a waiting request whose meal starts at the instant at which its user has got another seat.
   * @returns false when nothing changed
   */
  makeWayFor(seatAt: Date, now: Date): boolean {
    if (!this.isWaiting || startOf(this.slot, this._timeZone).getTime() !== seatAt.getTime()) return false;
    this.end('cancelled', now);
    return true;
  }

  /** Withdraws a request that was waiting when its user decided so. @throws AlreadyInActiveMatch, RequestIsOver */
  withdrawWaiting(now: Date): void {
    if (this.isSeated) throw new AlreadyInActiveMatch();
    this.withdraw(now);
  }

  /** Withdraws the request. Idempotent. @throws RequestIsOver if it is completed or expired */
  withdraw(now: Date): void {
    if (this._status === 'cancelled') return;
    if (!this.isWaiting && !this.isSeated) throw new RequestIsOver();
    this.end('cancelled', now);
  }

  /** Completes the request, after its match has taken place. */
  complete(now: Date): void {
    this.end('completed', now);
  }

  /** Expires a waiting request after the deadline for seating. @returns false when nothing changed */
  expireIfTooLate(now: Date): boolean {
    if (!this.isWaiting || !this.isTooLate(now)) return false;
    this.end('expired', now);
    return true;
  }

  private isTooLate(now: Date): boolean {
    return isTooLateToSeat(this.slot, this._timeZone, now);
  }

  private isSaturdayClosed(now: Date): boolean {
    return isClosed(this.preferredDate, localDate(now, this._timeZone));
  }

  private keepSeatPlace(coordinates: Coordinates | null): void {
    this._hasSeatPlace = true;
    this._seatLatitude = coordinates?.latitude ?? null;
    this._seatLongitude = coordinates?.longitude ?? null;
  }

  /** Final state: the coordinates are erased because they are no longer needed. */
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
