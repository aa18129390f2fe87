import { aggregateOf } from '../shared/aggregate.js';
import { Match } from '../match/match.js';
import { isVoid, PAST_STATUSES } from '../match/match-status.js';
import type { MeetupTable } from '../match/meetup-table.js';
import { AgeRange } from '../shared/age.js';
import {
  AlreadyJoined,
  DateIsSettled,
  LimitsEnforced,
  WaitlistFull,
  MeetupFull,
  MeetupOver,
  SeatsAreTaken,
  NotAtMeetup,
  NotTrustedToOrganize,
  PlansAtThatTime,
  TooManyWaitlists,
} from './meetup-errors.js';
import { type MeetupLimits, type Person, unmetLimit } from './meetup-limits.js';
import { type MeetupChange, type MeetupForm, type MeetupPlan, planFrom } from './meetup-plan.js';
import { placeOf } from './venue.js';

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

export interface MeetupState extends MeetupPlan {
  /** Null before the insert. */
  readonly id: number | null;
  /** Id of the organizer. */
  readonly createdBy: number;
  /** Whether staff planned it, in which case its creator has no seat. */
  readonly byStaff: boolean;
  readonly createdAt: Date;
  /** Its match, an aggregate of its own; null before `setTable`. */
  readonly table: Match | null;
  /** In FIFO order. */
  readonly waitlist: readonly WaitlistEntry[];
}

/**
 * A meetup (aggregate root), first come first served. Seats and chat are those of its match, so leaving the match
 * leaves the meetup. When it is full, users join a FIFO waitlist.
 */
export class Meetup
  extends /* @__PURE__ */ aggregateOf<MeetupState>()(
    'title',
    'venue',
    'scheduledDate',
    'scheduledTime',
    'timeZone',
    'startsAt',
    'createdBy',
    'byStaff',
    'waitlist',
  )
{
  /** @throws NotTrustedToOrganize and the errors of `planFrom` */
  static plan(form: MeetupForm, organizer: Organizer, now: Date): Meetup {
    if (!organizer.isStaff) Meetup.ensureTrusted(organizer.trustScore);
    const { userId: createdBy, isStaff: byStaff } = organizer;
    const plan = planFrom(form, byStaff, now);
    return new Meetup({ ...plan, id: null, createdBy, byStaff, createdAt: now, table: null, waitlist: [] });
  }

  /** @throws NotTrustedToOrganize */
  static ensureTrusted(trustScore: number): void {
    if (trustScore < MIN_TRUST_TO_ORGANIZE) throw new NotTrustedToOrganize(MIN_TRUST_TO_ORGANIZE);
  }

  /**
   * Creates the match; called after the insert, because the match references the generated id. An organizer who is not
   * staff gets the first seat.
   */
  setTable(now: Date): Match {
    const guests = this.data.byStaff ? [] : [{ userId: this.createdBy, requestId: null }];
    const table = Match.ofMeetup(this.tableOffered, guests, now);
    for (const { userId } of guests) table.confirmSeat(userId, now);
    this.data.table = table;
    return table;
  }

  /**
   * Updates a meetup before its start, and its match. Date and time are constant once other users have a seat or wait.
   * @throws MeetupOver, DateIsSettled and the errors of `planFrom`
   */
  change(change: MeetupChange, now: Date): void {
    this.ensureUpcoming(now);
    const venue = { ...this.venue, ...change.venue };
    const plan = planFrom({ ...this.data, ...change, venue }, this.data.byStaff, now);
    if (this.hasOthers && !isSameTime(plan, this.data)) throw new DateIsSettled();
    this.ensureSeatsFor(plan.maxParticipants);
    this.data = { ...this.data, ...plan };
    this.table.applyMeetup(this.tableOffered, now);
  }

  /**
   * Removes the picture of a canceled meetup, which is not shown any more.
   * @returns its URL, null without one or while the meetup is not canceled
   */
  removePicture(): string | null {
    const { imageUrl } = this.venue;
    if (this.status !== 'cancelled' || imageUrl === null) return null;
    this.data.venue = { ...this.venue, imageUrl: null };
    return imageUrl;
  }

  /** @throws MeetupOver once it has begun or is canceled */
  ensureUpcoming(now: Date): void {
    if (!this.table.isAhead(now)) throw new MeetupOver();
  }

  /** Whether both are one plan that was sent twice: the same words, place, time and number of seats. */
  isTwinOf(other: Meetup): boolean {
    const [one, two] = [this.data, other.data];
    return (
      one.title === two.title &&
      one.description === two.description &&
      one.meetupType === two.meetupType &&
      one.maxParticipants === two.maxParticipants &&
      one.venue.name === two.venue.name &&
      one.venue.address === two.venue.address &&
      one.startsAt.getTime() === two.startsAt.getTime()
    );
  }

  /** @throws Error before `setTable`, and in a list of meetups, which are restored without their match */
  get table(): Match {
    if (!this.data.table) throw new Error('A meetup has no match before it is set.');
    return this.data.table;
  }

  get status(): MeetupStatus {
    const { status } = this.table;
    if (isVoid(status)) return 'cancelled';
    if (PAST_STATUSES.includes(status)) return 'completed';
    return this.table.freeSeats > 0 ? 'open' : 'full';
  }

  private get limits(): MeetupLimits {
    const { ageRangeMin, ageRangeMax, maxDistance, requiredInterests } = this.data;
    return { ageRange: AgeRange.of(ageRangeMin, ageRangeMax), maxDistance, requiredInterests };
  }

  /** Whether the user has a seat. */
  has(userId: number): boolean {
    return this.table.seated.some((member) => member.userId === userId);
  }

  /**
   * Takes a free seat, which is also the yes to it. Free seats are reserved for the users ahead on the waitlist.
   * @throws MeetupOver, AlreadyJoined, LimitsEnforced, MeetupFull, PlansAtThatTime, in this order
   */
  join(participant: Participant, now: Date): void {
    this.seatFromWaitlist(participant, now);
    this.table.confirmSeat(participant.userId, now);
  }

  /** Like `join`, for a user of the waitlist, who has not said yes to the seat that they get. @throws what `join` throws */
  seatFromWaitlist(participant: Participant, now: Date): void {
    const { userId, hasOtherSeat } = participant;
    this.ensureMayJoin(participant, now);
    if (this.table.freeSeats <= this.countAhead(userId)) throw new MeetupFull();
    if (hasOtherSeat) throw new PlansAtThatTime();
    this.table.seat({ userId, requestId: null }, this.table.matchScore, now);
    this.data.waitlist = this.waitlist.filter((entry) => entry.userId !== userId);
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
    if (!isWaiting && this.waitlist.length >= MAX_WAITLIST_LENGTH) throw new WaitlistFull();
    if (otherWaitlists >= MAX_WAITLISTS_PER_USER) throw new TooManyWaitlists();
    if (hasOtherSeat) throw new PlansAtThatTime();
    if (!isWaiting) this.data.waitlist = [...this.waitlist, { userId, since: now }];
  }

  /** Id of the first user of the waitlist. @returns null when the waitlist is empty or no seat is free */
  nextOnWaitlist(now: Date): number | null {
    const isSeatFree = this.table.isAhead(now) && this.table.freeSeats > 0;
    return isSeatFree ? (this.waitlist[0]?.userId ?? null) : null;
  }

  /** Cancels the meetup for all members, by staff. @throws MeetupOver once it has begun or is canceled */
  cancelByStaff(by: number, now: Date): void {
    this.ensureUpcoming(now);
    this.table.cancelByStaff(by, now);
  }

  /** Removes a user from the waitlist. @throws NotAtMeetup */
  leaveWaitlist(userId: number): void {
    if (!this.isOnWaitlist(userId)) throw new NotAtMeetup();
    this.data.waitlist = this.waitlist.filter((place) => place.userId !== userId);
  }

  isOnWaitlist(userId: number): boolean {
    return this.waitlist.some((place) => place.userId === userId);
  }

  private get tableOffered(): MeetupTable {
    return {
      meetupId: this.id,
      organizerId: this.createdBy,
      meetupType: this.data.meetupType,
      seats: this.data.maxParticipants,
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
    return this.waitlist.length > 0 || this.table.seated.some(({ userId }) => userId !== this.createdBy);
  }

  private ensureSeatsFor(seats: number): void {
    const taken = this.table.seated.length;
    if (seats >= taken) return;
    throw new SeatsAreTaken(taken);
  }

  /**
   * Validates that a participant may get a seat or a place on the waitlist.
   * @throws MeetupOver, AlreadyJoined, LimitsEnforced
   */
  private ensureMayJoin(participant: Participant, now: Date): void {
    if (!this.table.isAhead(now) || this.isBlockedFrom(participant)) throw new MeetupOver();
    if (this.has(participant.userId)) throw new AlreadyJoined();
    const mustMeetLimits = this.data.enforceLimits && participant.userId !== this.createdBy;
    const unmet = mustMeetLimits ? unmetLimit(this.limits, this.venue.coordinates, participant) : null;
    if (unmet) throw new LimitsEnforced(unmet);
  }

  /**
   * Whether a block hides the meetup from the participant, who gets the same error as for a canceled one. A member with
   * a seat is not affected.
   */
  private isBlockedFrom({ userId, blockedUserIds }: Participant): boolean {
    const others = [this.createdBy, ...this.table.seated.map((member) => member.userId)];
    return !this.has(userId) && others.some((other) => blockedUserIds.has(other));
  }

  private countAhead(userId: number): number {
    const place = this.waitlist.findIndex((each) => each.userId === userId);
    return place === -1 ? this.waitlist.length : place;
  }
}

const isSameTime = (one: MeetupPlan, other: MeetupPlan): boolean =>
  one.scheduledDate === other.scheduledDate &&
  one.scheduledTime === other.scheduledTime &&
  one.startsAt.getTime() === other.startsAt.getTime();
