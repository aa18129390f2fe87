import { Match } from '../match/match.js';
import { isVoid, PAST_STATUSES } from '../match/match-status.js';
import type { MeetupTable } from '../match/meetup-table.js';
import { AgeRange } from '../shared/age.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import type { TimeZone } from '../shared/time-zone.js';
import {
  AlreadyJoined,
  DateIsSettled,
  LimitsEnforced,
  WaitlistFull,
  MeetupFull,
  MeetupOver,
  MeetupPlanNotAllowed,
  NotAtMeetup,
  NotTrustedToOrganize,
  PlansAtThatTime,
  TooManyWaitlists,
} from './meetup-errors.js';
import { type MeetupLimits, type Person, unmetLimit } from './meetup-limits.js';
import {
  type MeetupChange,
  type MeetupForm,
  type MeetupPlan,
  type MeetupType,
  planFrom,
} from './meetup-plan.js';
import type { ScheduledTime } from './scheduled-time.js';
import { type MeetupVenue, placeOf } from './venue.js';

export const MIN_TRUST_TO_ORGANIZE = 60;
/** Maximum length of a waitlist. */
export const MAX_WAITLIST_LENGTH = 50;
/** Maximum number of waitlists per user. */
const MAX_WAITLISTS_PER_USER = 10;

/** The organizer; staff get no seat of their own. */
export interface Organizer {
  readonly userId: number;
  readonly trustScore: number;
  readonly isStaff: boolean;
}

/** A participant: a user who asks for a seat. */
export interface Participant extends Person {
  readonly userId: number;
  /** Ids of the users they blocked or who blocked them. */
  readonly blockedUserIds: ReadonlySet<number>;
  /** Whether they have a seat in another match that starts at the same instant. */
  readonly hasOtherSeat: boolean;
}

/** An entry of the waitlist. */
export interface WaitlistEntry {
  readonly userId: number;
  readonly since: Date;
}

export type MeetupStatus = 'open' | 'full' | 'completed' | 'cancelled';

/**
 * A meetup (aggregate root), first come first served. Seats and chat are those of its match, so leaving the match
 * leaves the meetup. When it is full, users join a FIFO waitlist.
 */
export class Meetup {
  readonly id!: number;
  readonly title!: string;
  readonly description!: string | null;
  readonly meetupType!: MeetupType;
  readonly maxParticipants!: number;
  readonly venue!: MeetupVenue;
  readonly scheduledDate!: CalendarDate;
  readonly scheduledTime!: ScheduledTime;
  readonly timeZone!: TimeZone;
  readonly startsAt!: Date;
  readonly ageRangeMin!: number | null;
  readonly ageRangeMax!: number | null;
  readonly maxDistance!: number | null;
  readonly requiredInterests!: readonly string[];
  readonly enforceLimits!: boolean;
  private _table!: Match;
  private _waitlist: WaitlistEntry[] = [];

  private constructor(
    plan: MeetupPlan,
    readonly createdBy: number,
    /** Whether staff planned it, in which case its creator has no seat. */
    readonly byStaff: boolean,
    readonly createdAt: Date,
  ) {
    this.adopt(plan);
  }

  /** @throws NotTrustedToOrganize and the errors of `planFrom` */
  static plan(form: MeetupForm, organizer: Organizer, now: Date): Meetup {
    if (!organizer.isStaff) Meetup.ensureTrusted(organizer.trustScore);
    return new Meetup(planFrom(form, organizer.isStaff, now), organizer.userId, organizer.isStaff, now);
  }

  /** @throws NotTrustedToOrganize */
  static ensureTrusted(trustScore: number): void {
    if (trustScore < MIN_TRUST_TO_ORGANIZE) throw new NotTrustedToOrganize();
  }

  /**
   * Creates the match; called after the insert, because the match references the generated id. An organizer who is not
   * staff gets the first seat.
   */
  setTable(now: Date): Match {
    const guests = this.byStaff ? [] : [{ userId: this.createdBy, requestId: null }];
    this._table = Match.ofMeetup(this.tableOffered, guests, now);
    for (const { userId } of guests) this._table.confirmSeat(userId, now);
    return this._table;
  }

  /**
   * Updates a meetup before its start, and its match. Date and time are constant once other users have a seat or wait.
   * @throws MeetupOver, DateIsSettled and the errors of `planFrom`
   */
  change(change: MeetupChange, now: Date): void {
    this.ensureUpcoming(now);
    const venue = { ...this.venue, ...change.venue };
    const plan = planFrom({ ...this.form, ...change, venue }, this.byStaff, now);
    if (this.hasOthers && !isSameTime(plan, this)) throw new DateIsSettled();
    this.ensureSeatsFor(plan.maxParticipants);
    this.adopt(plan);
    this._table.applyMeetup(this.tableOffered, now);
  }

  /**
   * Removes the picture of a canceled meetup, which is not shown any more.
   * @returns its URL, null without one or while the meetup is not canceled
   */
  removePicture(): string | null {
    const { imageUrl } = this.venue;
    if (this.status !== 'cancelled' || imageUrl === null) return null;
    const venue: MeetupVenue = { ...this.venue, imageUrl: null };
    Object.assign(this, { venue });
    return imageUrl;
  }

  /** @throws MeetupOver once it has begun or is canceled */
  ensureUpcoming(now: Date): void {
    if (!this._table.isAhead(now)) throw new MeetupOver();
  }

  /** Sets match and waitlist (FIFO order) when a repository loads the meetup. */
  hydrate(table: Match, waitlist: WaitlistEntry[]): void {
    this._table = table;
    this._waitlist = waitlist;
  }

  /** Whether both are one plan that was sent twice: the same words, place, time and number of seats. */
  isTwinOf(other: Meetup): boolean {
    return (
      this.title === other.title &&
      this.description === other.description &&
      this.meetupType === other.meetupType &&
      this.maxParticipants === other.maxParticipants &&
      this.venue.name === other.venue.name &&
      this.venue.address === other.venue.address &&
      this.startsAt.getTime() === other.startsAt.getTime()
    );
  }

  get table(): Match {
    return this._table;
  }

  /** The waitlist in FIFO order. */
  get waitlist(): readonly WaitlistEntry[] {
    return this._waitlist;
  }

  get status(): MeetupStatus {
    const { status } = this._table;
    if (isVoid(status)) return 'cancelled';
    if (PAST_STATUSES.includes(status)) return 'completed';
    return this._table.freeSeats > 0 ? 'open' : 'full';
  }

  get limits(): MeetupLimits {
    const { maxDistance, requiredInterests } = this;
    return { ageRange: AgeRange.of(this.ageRangeMin, this.ageRangeMax), maxDistance, requiredInterests };
  }

  /** Whether the user has a seat. */
  has(userId: number): boolean {
    return this._table.seated.some((member) => member.userId === userId);
  }

  /**
   * Takes a free seat, which is also the yes to it. Free seats are reserved for the users ahead on the waitlist.
   * @throws MeetupOver, AlreadyJoined, LimitsEnforced, MeetupFull, PlansAtThatTime, in this order
   */
  join(participant: Participant, now: Date): void {
    this.seatFromWaitlist(participant, now);
    this._table.confirmSeat(participant.userId, now);
  }

  /** Like `join`, for a user of the waitlist, who has not said yes to the seat that they get. @throws what `join` throws */
  seatFromWaitlist(participant: Participant, now: Date): void {
    const { userId, hasOtherSeat } = participant;
    this.ensureMayJoin(participant, now);
    if (this._table.freeSeats <= this.countAhead(userId)) throw new MeetupFull();
    if (hasOtherSeat) throw new PlansAtThatTime();
    this._table.seat({ userId, requestId: null }, this._table.matchScore, now);
    this._waitlist = this._waitlist.filter((entry) => entry.userId !== userId);
  }

  /**
   * Adds a user to the waitlist. Idempotent: a repeated request keeps the position.
   * @param otherWaitlists how many waitlists of other upcoming meetups the user is on
   * @throws MeetupOver, AlreadyJoined, LimitsEnforced, WaitlistFull, TooManyWaitlists, PlansAtThatTime, in this order
   */
  joinWaitlist(participant: Participant, otherWaitlists: number, now: Date): void {
    const { userId, hasOtherSeat } = participant;
    this.ensureMayJoin(participant, now);
    const isWaiting = this.isOnWaitlist(userId);
    if (!isWaiting && this._waitlist.length >= MAX_WAITLIST_LENGTH) throw new WaitlistFull();
    if (otherWaitlists >= MAX_WAITLISTS_PER_USER) throw new TooManyWaitlists();
    if (hasOtherSeat) throw new PlansAtThatTime();
    if (!isWaiting) this._waitlist = [...this._waitlist, { userId, since: now }];
  }

  /** Id of the first user of the waitlist. @returns null when the waitlist is empty or no seat is free */
  nextOnWaitlist(now: Date): number | null {
    const isSeatFree = this._table.isAhead(now) && this._table.freeSeats > 0;
    return isSeatFree ? (this._waitlist[0]?.userId ?? null) : null;
  }

  /** Cancels the meetup for all members, by staff. @throws MeetupOver once it has begun or is canceled */
  cancelByStaff(by: number, now: Date): void {
    this.ensureUpcoming(now);
    this._table.cancelByStaff(by, now);
  }

  /** Removes a user from the waitlist. @throws NotAtMeetup */
  leaveWaitlist(userId: number): void {
    if (!this.isOnWaitlist(userId)) throw new NotAtMeetup();
    this._waitlist = this._waitlist.filter((place) => place.userId !== userId);
  }

  isOnWaitlist(userId: number): boolean {
    return this._waitlist.some((place) => place.userId === userId);
  }

  /** The current values as a form, the default of a partial update. */
  private get form(): MeetupForm {
    const { title, description, meetupType, maxParticipants, venue, scheduledDate, scheduledTime } = this;
    const { timeZone, ageRangeMin, ageRangeMax, maxDistance, requiredInterests, enforceLimits } = this;
    const occasion = { title, description, meetupType, maxParticipants, venue, scheduledDate, scheduledTime };
    return { ...occasion, timeZone, ageRangeMin, ageRangeMax, maxDistance, requiredInterests, enforceLimits };
  }

  private get tableOffered(): MeetupTable {
    return {
      meetupId: this.id,
      organizerId: this.createdBy,
      meetupType: this.meetupType,
      seats: this.maxParticipants,
      date: this.scheduledDate,
      time: this.scheduledTime,
      startsAt: this.startsAt,
      timeZone: this.timeZone,
      venueType: this.venue.venueType,
      place: placeOf(this.venue),
    };
  }

  /** Whether a user other than the organizer has a seat or waits. */
  private get hasOthers(): boolean {
    return this._waitlist.length > 0 || this._table.seated.some(({ userId }) => userId !== this.createdBy);
  }

  /** Assigns the readonly fields; the only place that does. */
  private adopt(plan: MeetupPlan): void {
    Object.assign(this, plan satisfies Partial<Meetup>);
  }

  private ensureSeatsFor(seats: number): void {
    const taken = this._table.seated.length;
    if (seats >= taken) return;
    throw new MeetupPlanNotAllowed('maxParticipants', `${taken} seats are taken already`);
  }

  /**
   * Validates that a participant may get a seat or a place on the waitlist.
   * @throws MeetupOver, AlreadyJoined, LimitsEnforced
   */
  private ensureMayJoin(participant: Participant, now: Date): void {
    if (!this._table.isAhead(now) || this.isBlockedFrom(participant)) throw new MeetupOver();
    if (this.has(participant.userId)) throw new AlreadyJoined();
    const mustMeetLimits = this.enforceLimits && participant.userId !== this.createdBy;
    const unmet = mustMeetLimits ? unmetLimit(this.limits, this.venue.coordinates, participant) : null;
    if (unmet) throw new LimitsEnforced(unmet);
  }

  /**
   * Whether a block hides the meetup from the participant, who gets the same error as for a canceled one. A member with
   * a seat is not affected.
   */
  private isBlockedFrom({ userId, blockedUserIds }: Participant): boolean {
    const others = [this.createdBy, ...this._table.seated.map((member) => member.userId)];
    return !this.has(userId) && others.some((other) => blockedUserIds.has(other));
  }

  private countAhead(userId: number): number {
    const place = this._waitlist.findIndex((each) => each.userId === userId);
    return place === -1 ? this._waitlist.length : place;
  }
}

const isSameTime = (one: MeetupPlan, other: Meetup): boolean =>
  one.scheduledDate === other.scheduledDate &&
  one.scheduledTime === other.scheduledTime &&
  one.startsAt.getTime() === other.startsAt.getTime();
