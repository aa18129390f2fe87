import { Aggregate } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { lastSeatingOf, type MealTime, type Slot, startOf, type VenueType } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';
import { type DinnerImpression, seatOfTeller } from './dinner-feedback.js';
import type { Formation } from './formation.js';
import { DinnerIsOver, MatchNotFound, OnlyOrganiserCancels, TableIsFull } from './match-errors.js';
import type { MatchEvent } from './match-events.js';
import type { MatchMember } from './match-member.js';
import { isVoid, isOpenStatus, isReminderDue, type MatchStatus, nextByClock } from './match-status.js';
import { type MeetupTable, type Occasion, occasionOf } from './meetup-table.js';
import { type Guest, Seats } from './seats.js';
import { TABLE_SIZE } from '../seating/model/table-size.js';

/**
 * A table: the people the product seated together for one slot, from the first sight of each other to the end of
 * their chat. `pending` tables may still grow, `confirmed` ones are settled by the final run.
 *
 * The table of an open meetup is one too: confirmed from the start, with as many seats as its organiser offers. People
 * come to it by themselves, so it has no slot, is never formed or filled by the engine, and is never too small.
 */
export class Match extends Aggregate<MatchEvent> {
  readonly id!: number;
  readonly suggestedDate!: CalendarDate;
  readonly suggestedTime!: string;
  readonly startsAt!: Date;
  readonly venueType!: VenueType;
  readonly timeZone!: TimeZone;
  private _meetupType: 'group' | '1v1' = 'group';
  private _status: MatchStatus = 'pending';
  private _cancelledBy: number | null = null;
  private _closedAt: Date | null = null;
  private _remindedAt: Date | null = null;
  private _formation: Formation | null = null;
  private _updatedAt: Date;
  private seats: Seats;
  /** The open meetup whose table this is. */
  readonly meetupId: number | null = null;
  private readonly organiserId: number | null = null;
  private meetupSeats: number | null = null;
  private _suggestedLocation: string | null = null;

  private constructor(
    occasion: Occasion,
    private _matchScore: number,
    guests: readonly Guest[],
    readonly createdAt: Date,
    meetup: MeetupTable | null = null,
  ) {
    super();
    this.meetOn(occasion);
    this._updatedAt = createdAt;
    this.seats = Seats.forGuests(guests, createdAt);
    if (!meetup) return;
    this.meetupId = meetup.meetupId;
    this.organiserId = meetup.organiserId;
    this.meetupSeats = meetup.seats;
    this._suggestedLocation = meetup.place;
    this._meetupType = meetup.meetupType;
    this._status = 'confirmed';
  }

  /** `score` is 0 to 100. @throws TableIsFull for more guests than a table holds */
  static form(slot: Slot, timeZone: TimeZone, guests: readonly Guest[], score: number, now: Date): Match {
    if (guests.length > TABLE_SIZE.largest) throw new TableIsFull();
    const { preferredDate, preferredTime, venueType } = slot;
    const when = {
      suggestedDate: preferredDate,
      suggestedTime: preferredTime,
      startsAt: startOf(slot, timeZone),
    };
    return new Match({ ...when, venueType, timeZone }, score, guests, now);
  }

  /** The table of an open meetup, with whoever sits there from the start. */
  static ofMeetup(meetup: MeetupTable, guests: readonly Guest[], now: Date): Match {
    return new Match(occasionOf(meetup), 0, guests, now, meetup);
  }

  /** How a repository hands a loaded table its rows. */
  hydrate(members: MatchMember[]): void {
    this.seats = new Seats(members);
  }

  /** The slot whose people may be seated here; null for the table of an open meetup. */
  get slot(): Slot | null {
    if (this.isOfMeetup) return null;
    return {
      preferredDate: this.suggestedDate,
      preferredTime: this.suggestedTime as MealTime,
      venueType: this.venueType,
    };
  }

  private get isOfMeetup(): boolean {
    return this.meetupId !== null;
  }

  get status(): MatchStatus {
    return this._status;
  }

  get meetupType(): 'group' | '1v1' {
    return this._meetupType;
  }

  get matchScore(): number {
    return this._matchScore;
  }

  /** Where the table meets, in one line; null while nobody knows. */
  get suggestedLocation(): string | null {
    return this._suggestedLocation;
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  get cancelledBy(): number | null {
    return this._cancelledBy;
  }

  /** When it was called off or came apart. */
  get closedAt(): Date | null {
    return this._closedAt;
  }

  /** Why these people sit together; null where nobody seated them, as at an open meetup. */
  get formation(): Formation | null {
    return this._formation;
  }

  /** Remembers why its people sit together. */
  explain(formation: Formation): void {
    this._formation = formation;
  }

  /** Everyone who ever had a seat. */
  get members(): readonly MatchMember[] {
    return this.seats.ever;
  }

  /** Those who have a seat now. */
  get seated(): readonly MatchMember[] {
    return this.seats.taken;
  }

  get isOpen(): boolean {
    return isOpenStatus(this._status);
  }

  /** Whether the dinner is still to come. */
  isAhead(now: Date): boolean {
    return this.isOpen && now < this.startsAt;
  }

  get freeSeats(): number {
    return this.isOpen ? this.seats.freeOf(this.meetupSeats ?? TABLE_SIZE.largest) : 0;
  }

  /** Whether too few sit here; an open meetup is never too small. */
  get isTooSmall(): boolean {
    return !this.isOfMeetup && this.seats.areTooFew;
  }

  /** Tells everyone that the new table exists; called once it has its id. Whoever opens a meetup knows. */
  announce(): void {
    if (this.isOfMeetup) return;
    this.record({ type: 'table-formed', matchId: this.id, userIds: this.seated.map(({ userId }) => userId) });
  }

  /** A free seat is taken. @throws TableIsFull */
  seat(guest: Guest, score: number, now: Date): void {
    if (this.freeSeats < 1) throw new TableIsFull();
    this.seats = this.seats.withGuest(guest, now);
    this._matchScore = score;
    this.touch(now);
    this.record({ type: 'seat-taken', matchId: this.id, userId: guest.userId });
  }

  /** The person says they will come; at a table of two also that two is fine. @throws MatchNotFound, DinnerIsOver */
  confirmSeat(userId: number, now: Date): void {
    this.seatOf(userId).confirm(this.seats.arePair);
    this.touch(now);
  }

  /**
   * @param isExcused nobody is to hold it against the person
   * @throws MatchNotFound when the person has no seat, DinnerIsOver once it took place
   */
  leave(userId: number, now: Date, isExcused = false): MatchMember {
    return this.freeSeat(userId, 'left', now, isExcused);
  }

  /** Takes out someone whose own changes broke what the table was formed on. */
  remove(userId: number, now: Date): MatchMember {
    return this.freeSeat(userId, 'removed', now, true);
  }

  /**
   * Calls the meetup off for everyone: anyone at a table may, but an open meetup is its organiser's, seated or not.
   * @throws MatchNotFound, DinnerIsOver, OnlyOrganiserCancels
   */
  cancelForEveryone(by: number, now: Date): void {
    if (this.isOrganisedBy(by)) this.ensureOpen();
    else this.seatOf(by);
    if (this.isOfMeetup && !this.isOrganisedBy(by)) throw new OnlyOrganiserCancels();
    this._cancelledBy = by;
    this.end('cancelled', now);
  }

  /** Staff call an open meetup off for everyone. @throws MatchNotFound, DinnerIsOver */
  callOff(by: number, now: Date): void {
    this.ensureOpen();
    this._cancelledBy = by;
    this.end('cancelled', now);
  }

  /** From now on the table meets there: the place in one line, or null where none is known any more. */
  meetAt(place: string | null, now: Date): void {
    this._suggestedLocation = place;
    this.touch(now);
  }

  /** What the open meetup says of its table by now; a dinner that has moved is a new one to be reminded of. */
  follow(meetup: MeetupTable, now: Date): void {
    const { meetupId, startsAt, seats, place } = meetup;
    const isElsewhere = place !== this.suggestedLocation;
    if (startsAt.getTime() !== this.startsAt.getTime()) this._remindedAt = null;
    this.meetOn(occasionOf(meetup));
    this.meetupSeats = seats;
    this.meetAt(place, now);
    if (isElsewhere) this.record({ type: 'table-moved', matchId: this.id, meetupId, at: now.getTime() });
  }

  /** The final run settles the table as it is. */
  settle(now: Date): void {
    this._status = 'confirmed';
    this.touch(now);
    this.record({ type: 'table-settled', matchId: this.id });
  }

  /** Ends a table with too few people. */
  dissolve(now: Date): void {
    this.end('dissolved', now);
  }

  /** Moves on to what the clock says: over after the dinner, archived a week later. Tells whether it did. */
  advance(now: Date): boolean {
    const next = nextByClock(this._status, this.startsAt, now);
    if (!next) return false;
    this._status = next;
    this.touch(now);
    return true;
  }

  /**
   * Reminds the table of its dinner a day before, once, and not where the table itself is news by then. Tells whether
   * it did.
   */
  remind(now: Date): boolean {
    if (this._remindedAt || !this.isAhead(now) || !isReminderDue(this.createdAt, this.startsAt, now))
      return false;
    this._remindedAt = now;
    this.touch(now);
    return true;
  }

  /**
   * Takes someone's word for whether they came; whoever changes their mind is believed again.
   * @throws what `seatOfTeller` throws
   */
  takeFeedback(impression: DinnerImpression, now: Date): void {
    seatOfTeller(this, impression, now).tellWhetherThere(impression.attended);
    this.touch(now);
  }

  /** Whether a free seat may still be given to someone. */
  takesGuests(now: Date): boolean {
    return this.freeSeats > 0 && now < lastSeatingOf(this.startsAt);
  }

  /** When and where can be read by everyone; it is written here alone. */
  private meetOn(occasion: Occasion): void {
    Object.assign(this, occasion satisfies Partial<Match>);
  }

  private freeSeat(userId: number, how: 'left' | 'removed', now: Date, isExcused: boolean): MatchMember {
    const member = this.seatOf(userId);
    member.giveUpSeat(how, now, isExcused);
    this.touch(now);
    this.record({ type: 'seat-freed', matchId: this.id, userId, slot: this.slot });
    if (!this.isOfMeetup && this.seated.length < TABLE_SIZE.pair) this.dissolve(now);
    return member;
  }

  /** Whether it is the table of an open meetup to which this person invited, seated there or not. */
  isOrganisedBy(userId: number): boolean {
    return this.isOfMeetup && this.organiserId === userId;
  }

  private seatOf(userId: number): MatchMember {
    const member = this.seats.of(userId);
    if (!member) throw new MatchNotFound();
    this.ensureOpen();
    return member;
  }

  private ensureOpen(): void {
    if (isVoid(this._status)) throw new MatchNotFound();
    if (!this.isOpen) throw new DinnerIsOver();
  }

  private end(how: 'cancelled' | 'dissolved', now: Date): void {
    const userIds = this.seated.map(({ userId }) => userId);
    this._status = how;
    this._closedAt = now;
    this.touch(now);
    this.record({ type: 'table-ended', matchId: this.id, reason: how, userIds });
  }

  /** A settled table of two who agreed is a 1-on-1 for as long as it is just them. */
  private touch(now: Date): void {
    if (!this.isOfMeetup)
      this._meetupType = this._status !== 'pending' && this.seats.areAgreedPair ? '1v1' : 'group';
    this._updatedAt = now;
  }
}
