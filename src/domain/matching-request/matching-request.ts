import { aggregateOf } from '../shared/aggregate.js';
import { AgeRange } from '../shared/age.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import type { Coordinates } from '../shared/distance.js';
import type { Gender } from '../shared/gender.js';
import { isClosed } from '../shared/saturday.js';
import { ensureOpenSaturday } from '../shared/requested-saturday.js';
import { isTooLateToSeat, type MealTime, type Slot, startOf, type VenueType } from '../shared/slot.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';
import { AlreadyHasActiveRequest, AlreadyInActiveMatch, RequestIsOver } from './matching-request-errors.js';
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
  /** Whether all of the table must share a language; false by default. This and the field below are private. */
  readonly sharedLanguage?: boolean;
  /** Of which gender the user does not want to be the only one; null by default. */
  readonly notTheOnly?: Gender | null;
  /** The user's time zone, which defines their local date. */
  readonly timeZone: TimeZone;
}

export interface MatchingRequestState {
  /** Null before the insert. */
  readonly id: number | null;
  readonly userId: number;
  readonly meetupType: 'group';
  readonly preferredDate: CalendarDate;
  readonly preferredTime: MealTime;
  readonly venueType: VenueType;
  readonly maxDistance: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  readonly sharedLanguage: boolean;
  readonly notTheOnly: Gender | null;
  /** Zone of the place that the engine uses: of the user's location before the first seat, of the seat from then on. */
  readonly timeZone: TimeZone;
  readonly status: RequestStatus;
  /** Whether it was requeued and has priority over other requests. */
  readonly hasPriority: boolean;
  readonly hasSeatPlace: boolean;
  readonly seatLatitude: number | null;
  readonly seatLongitude: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * A matching request (aggregate root and state machine): `active` (waiting) <-> `matched` (seated), then `completed`,
 * `expired` or `cancelled` (withdrawn).
 */
export class MatchingRequest
  extends /* @__PURE__ */ aggregateOf<MatchingRequestState, MatchingRequestEvent>()(
    'userId',
    'meetupType',
    'preferredDate',
    'preferredTime',
    'venueType',
    'maxDistance',
    'ageRangeMin',
    'ageRangeMax',
    'sharedLanguage',
    'notTheOnly',
    'createdAt',
    'timeZone',
    'status',
    'hasPriority',
    'updatedAt',
  )
{
  /**
   * Opens a request, in place of `replaced` if the user replaces the one that waits. A user has at most one open request.
   * @param open the user's open request
   * @param hasSeat whether the user has a seat, at a meetup too, that starts at the same instant
   * @throws AlreadyInActiveMatch, NotASaturday, SaturdayTooSoon, SaturdayTooFar, AgeRangeReversed, RequestIsOver,
   * AlreadyHasActiveRequest
   */
  static open(
    { slot, ...wishes }: RequestWishes,
    open: MatchingRequest | null,
    hasSeat: boolean,
    now: Date,
    replaced: MatchingRequest | null = null,
  ): MatchingRequest {
    if (open?.isSeated) throw new AlreadyInActiveMatch();
    ensureOpenSaturday(slot.preferredDate, localDate(now, wishes.timeZone));
    AgeRange.of(wishes.ageRangeMin, wishes.ageRangeMax);
    const other = open?.id === replaced?.id ? null : open;
    if (!other) replaced?.ensureReplaceable();
    if (hasSeat) throw new AlreadyInActiveMatch();
    if (other) throw new AlreadyHasActiveRequest(other);

    const { userId, maxDistance, ageRangeMin, ageRangeMax, timeZone } = wishes;
    const { sharedLanguage = false, notTheOnly = null } = wishes;
    const { preferredDate, preferredTime, venueType } = slot;
    const request = new MatchingRequest({
      id: null,
      userId,
      meetupType: 'group',
      preferredDate,
      preferredTime,
      venueType,
      maxDistance,
      ageRangeMin,
      ageRangeMax,
      sharedLanguage,
      notTheOnly,
      timeZone,
      status: 'active',
      hasPriority: replaced?.hasPriority ?? false,
      hasSeatPlace: false,
      seatLatitude: null,
      seatLongitude: null,
      createdAt: now,
      updatedAt: now,
    });
    replaced?.end('cancelled', now);
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

  /** What its user would ask for with the same choices on another date. */
  againOn(preferredDate: CalendarDate): Omit<RequestWishes, 'timeZone'> {
    return { ...this.data, slot: { ...this.slot, preferredDate } };
  }

  get isWaiting(): boolean {
    return this.data.status === 'active';
  }

  get isSeated(): boolean {
    return this.data.status === 'matched';
  }

  /**
   * Coordinates used by the engine since the first seat; inner null if the user had none, outer null before the first
   * seat. Constant while the request is open: a seat lost by moving would reveal the distance limit of another member.
   */
  get seatPlace(): { readonly coordinates: Coordinates | null } | null {
    if (!this.data.hasSeatPlace) return null;
    const [latitude, longitude] = [this.data.seatLatitude, this.data.seatLongitude];
    return { coordinates: latitude === null || longitude === null ? null : { latitude, longitude } };
  }

  /**
   * Follows a move of the user, whose place the engine uses until the first seat. Ends the request when the move takes it past
   * the close of its Saturday.
   * @returns false when nothing changed
   */
  moveTo(timeZone: TimeZone, now: Date): boolean {
    if (!this.isWaiting || this.data.hasSeatPlace || timeZone === this.data.timeZone) return false;
    const wasClosed = this.isSaturdayClosed(now);
    this.data.timeZone = timeZone;
    this.data.updatedAt = now;
    if (this.isTooLate(now) || (this.isSaturdayClosed(now) && !wasClosed)) {
      this.end('expired', now);
      this.record({ type: 'request-closed', userId: this.userId, slot: this.slot, timeZone });
    }
    return true;
  }

  /** Marks the request as seated. @param coordinates the user's coordinates when the seat was assigned */
  seat(coordinates: Coordinates | null, now: Date): void {
    if (!this.data.hasSeatPlace) this.keepSeatPlace(coordinates);
    this.become('matched', now);
  }

  /** Requeues the request with priority, after a seat was lost through no act of the user. */
  requeue(now: Date): void {
    this.data.hasPriority = true;
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
    if (!this.isWaiting || startOf(this.slot, this.data.timeZone).getTime() !== seatAt.getTime())
      return false;
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
    if (this.data.status === 'cancelled') return;
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

  /** @throws RequestIsOver */
  private ensureReplaceable(): void {
    if (!this.isWaiting) throw new RequestIsOver();
  }

  private isTooLate(now: Date): boolean {
    return isTooLateToSeat(this.slot, this.data.timeZone, now);
  }

  private isSaturdayClosed(now: Date): boolean {
    return isClosed(this.preferredDate, localDate(now, this.data.timeZone));
  }

  private keepSeatPlace(coordinates: Coordinates | null): void {
    this.data.hasSeatPlace = true;
    this.data.seatLatitude = coordinates?.latitude ?? null;
    this.data.seatLongitude = coordinates?.longitude ?? null;
  }

  /** Final state: the coordinates are erased because they are no longer needed. */
  private end(status: 'completed' | 'expired' | 'cancelled', now: Date): void {
    if (this.isWaiting) this.record({ type: 'request-ended', requestId: this.id, slot: this.slot });
    this.data.hasSeatPlace = false;
    this.data.seatLatitude = this.data.seatLongitude = null;
    this.become(status, now);
  }

  private become(status: RequestStatus, now: Date): void {
    this.data.status = status;
    this.data.updatedAt = now;
  }
}
