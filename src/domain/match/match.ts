import { Aggregate } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { lastSeatingOf, type MealTime, type Slot, startOf, type VenueType } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';
import { DinnerIsOver, MatchNotFound, TableIsFull } from './match-errors.js';
import type { MatchEvent } from './match-events.js';
import { MatchMember } from './match-member.js';
import { type MatchStatus, nextByClock } from './match-status.js';
import { TABLE_SIZE } from './table-size.js';

/** Someone about to be seated; `requestId` is the request that asked for it. */
export interface Guest {
  readonly userId: number;
  readonly requestId: number | null;
}

/**
 * A table: the people the product seated together for one slot, from the first sight of each other to the end of
 * their chat. `pending` tables may still grow, `confirmed` ones are settled by the final run.
 */
export class Match extends Aggregate<MatchEvent> {
  readonly id!: number;
  readonly startsAt: Date;
  private _meetupType: 'group' | '1v1' = 'group';
  private _status: MatchStatus = 'pending';
  private _cancelledBy: number | null = null;
  private _closedAt: Date | null = null;
  private _updatedAt: Date;
  private _members: MatchMember[];

  private constructor(
    readonly suggestedDate: CalendarDate,
    readonly suggestedTime: MealTime,
    readonly venueType: VenueType,
    readonly timeZone: TimeZone,
    private _matchScore: number,
    guests: readonly Guest[],
    readonly createdAt: Date,
  ) {
    super();
    this.startsAt = startOf(this.slot, timeZone);
    this._updatedAt = createdAt;
    this._members = guests.map(({ userId, requestId }) => new MatchMember(userId, requestId, createdAt));
  }

  /** `score` is 0 to 100. @throws TableIsFull for more guests than a table holds */
  static form(slot: Slot, timeZone: TimeZone, guests: readonly Guest[], score: number, now: Date): Match {
    if (guests.length > TABLE_SIZE.largest) throw new TableIsFull();
    return new Match(slot.preferredDate, slot.preferredTime, slot.venueType, timeZone, score, guests, now);
  }

  /** How a repository hands a loaded table its rows. */
  gather(members: MatchMember[]): void {
    this._members = members;
  }

  get slot(): Slot {
    return {
      preferredDate: this.suggestedDate,
      preferredTime: this.suggestedTime,
      venueType: this.venueType,
    };
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

  /** Everyone who ever had a seat. */
  get members(): readonly MatchMember[] {
    return this._members;
  }

  /** Those who have a seat now. */
  get seated(): readonly MatchMember[] {
    return this._members.filter((member) => member.isSeated);
  }

  get isOpen(): boolean {
    return this._status === 'pending' || this._status === 'confirmed';
  }

  /** Whether the dinner is still to come. */
  isAhead(now: Date): boolean {
    return this.isOpen && now < this.startsAt;
  }

  get freeSeats(): number {
    return this.isOpen ? TABLE_SIZE.largest - this.seated.length : 0;
  }

  /** Too few for a group, and not two who both said that two is fine. */
  get isTooSmall(): boolean {
    return this.seated.length < TABLE_SIZE.smallestFinal && !this.isAgreedPair;
  }

  private get isAgreedPair(): boolean {
    return this.seated.length === TABLE_SIZE.pair && this.seated.every((member) => member.consentsToPair);
  }

  /** Tells everyone that the new table exists; called once it has its id. */
  announce(): void {
    this.record({ type: 'table-formed', matchId: this.id, userIds: this.seated.map(({ userId }) => userId) });
  }

  /** A free seat is taken. @throws TableIsFull */
  seat(guest: Guest, score: number, now: Date): void {
    if (this.freeSeats < 1) throw new TableIsFull();
    for (const member of this.seated) member.askAboutPairAnew();
    this._members = [...this._members, new MatchMember(guest.userId, guest.requestId, now)];
    this._matchScore = score;
    this.touch(now);
    this.record({ type: 'seat-taken', matchId: this.id, userId: guest.userId });
  }

  /** The person says they will come; at a table of two also that two is fine. @throws MatchNotFound, DinnerIsOver */
  confirmSeat(userId: number, now: Date): void {
    this.seatOf(userId).confirm(this.seated.length === TABLE_SIZE.pair);
    this.touch(now);
  }

  /** @throws MatchNotFound when the person has no seat, DinnerIsOver once it took place */
  leave(userId: number, now: Date): MatchMember {
    return this.freeSeat(userId, 'left', now);
  }

  /** Takes out someone whose own changes broke what the table was formed on. */
  remove(userId: number, now: Date): MatchMember {
    return this.freeSeat(userId, 'removed', now);
  }

  /** Calls the meetup off for everyone. @throws MatchNotFound, DinnerIsOver */
  cancelForEveryone(by: number, now: Date): void {
    this.seatOf(by);
    this._cancelledBy = by;
    this.end('cancelled', now);
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

  /** Whether a free seat may still be given to someone. */
  takesGuests(now: Date): boolean {
    return this.freeSeats > 0 && now < lastSeatingOf(this.startsAt);
  }

  private freeSeat(userId: number, how: 'left' | 'removed', now: Date): MatchMember {
    const member = this.seatOf(userId);
    member.giveUpSeat(how, now);
    this.touch(now);
    this.record({ type: 'seat-freed', matchId: this.id, userId, slot: this.slot });
    if (this.seated.length < TABLE_SIZE.pair) this.dissolve(now);
    return member;
  }

  private seatOf(userId: number): MatchMember {
    const member = this.seated.find((each) => each.userId === userId);
    if (!member || this._status === 'cancelled' || this._status === 'dissolved') throw new MatchNotFound();
    if (!this.isOpen) throw new DinnerIsOver();
    return member;
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
    this._meetupType = this._status !== 'pending' && this.isAgreedPair ? '1v1' : 'group';
    this._updatedAt = now;
  }
}
