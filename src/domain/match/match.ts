import { aggregateOf } from '../shared/aggregate.js';
import { lastSeatingOf, type MealTime, type Slot, startOf } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';
import {
  attendanceLinkEnd,
  dueReminder,
  type ReminderKind,
  validateArrival,
  validateLateness,
} from './attendance.js';
import { isFeedbackQuestionDue } from './feedback-question.js';
import { type MatchFeedback, seatForFeedback } from './match-feedback.js';
import type { Formation } from './formation.js';
import {
  MatchHasStarted,
  MatchIsOver,
  MatchNotFound,
  OnlyOrganizerCancels,
  TableIsFull,
} from './match-errors.js';
import type { MatchEvent } from './match-events.js';
import { EXPECTED_STATUSES, MatchMember } from './match-member.js';
import { isOpenStatus, isPairChat, isVoid, nextStatusByTime } from './match-status.js';
import { formed, type MatchState } from './match-state.js';
import { type MeetupTable, type Occasion, occasionOf } from './meetup-table.js';
import { type NewMember, Seats } from './seats.js';
import { TABLE_SIZE } from '../seating/model/table-size.js';

/**
 * A match (aggregate root and state machine): the users seated together for one slot. It is `pending` until the final
 * run confirms it. A meetup's match is confirmed from the start and has as many seats as its organizer offers; users
 * take seats themselves, so it has no slot, is ignored by the engine and is never dissolved for too few members.
 */
export class Match
  extends /* @__PURE__ */ aggregateOf<Omit<MatchState, 'members'>, MatchEvent>()(
    'suggestedDate',
    'suggestedTime',
    'startsAt',
    'venueType',
    'timeZone',
    'meetupId',
    'createdAt',
    'status',
    'meetupType',
    'matchScore',
    'suggestedLocation',
    'updatedAt',
    'cancelledBy',
    'closedAt',
    'formation',
  )
{
  private seats: Seats;

  constructor({ members, ...state }: MatchState) {
    super(state);
    this.seats = new Seats(members.map((member) => MatchMember.restore(member)));
  }

  /**
   * Creates a pending match.
   * @param score mean affinity, 0 to 100
   * @throws TableIsFull for more users than a table seats
   */
  static form(
    slot: Slot,
    timeZone: TimeZone,
    newMembers: readonly NewMember[],
    score: number,
    now: Date,
  ): Match {
    if (newMembers.length > TABLE_SIZE.largest) throw new TableIsFull();
    const { preferredDate, preferredTime, venueType } = slot;
    const when = {
      suggestedDate: preferredDate,
      suggestedTime: preferredTime,
      startsAt: startOf(slot, timeZone),
    };
    return new Match(formed({ ...when, venueType, timeZone }, score, newMembers, now));
  }

  /** Creates the confirmed match of a meetup. @param newMembers users seated from the start */
  static ofMeetup(meetup: MeetupTable, newMembers: readonly NewMember[], now: Date): Match {
    const { meetupId, organizerId, meetupType, seats, place } = meetup;
    return new Match({
      ...formed(occasionOf(meetup), 0, newMembers, now),
      meetupId,
      organizerId,
      meetupType,
      meetupSeats: seats,
      status: 'confirmed',
      suggestedLocation: place,
    });
  }

  /** Creates the chat of two members who met at a match and both consent to it. */
  static keepInTouch(met: Occasion, userIds: readonly [number, number], now: Date): Match {
    const { suggestedDate, suggestedTime, venueType, timeZone } = met;
    const members = userIds.map((userId) => ({ userId, requestId: null }));
    const chat = { suggestedDate, suggestedTime, venueType, timeZone, startsAt: now };
    return new Match({ ...formed(chat, 0, members, now), status: 'in_touch', meetupType: '1v1' });
  }

  override get state(): MatchState {
    return { ...this.data, members: this.members.map((member) => member.state) };
  }

  /** Slot of the requests that are seated here; null for the match of a meetup or a chat of two. */
  get slot(): Slot | null {
    if (this.isOfMeetup || this.isPairChat) return null;
    return {
      preferredDate: this.suggestedDate,
      preferredTime: this.suggestedTime as MealTime,
      venueType: this.venueType,
    };
  }

  /** Whether this is the chat of two members and not a meal. */
  get isPairChat(): boolean {
    return isPairChat(this.data.status);
  }

  private get isOfMeetup(): boolean {
    return this.meetupId !== null;
  }

  explain(formation: Formation): void {
    this.data.formation = formation;
  }

  /** Members in every state, those who left included. */
  get members(): readonly MatchMember[] {
    return this.seats.ever;
  }

  /** Members who have a seat now. */
  get seated(): readonly MatchMember[] {
    return this.seats.taken;
  }

  get isOpen(): boolean {
    return isOpenStatus(this.data.status);
  }

  /** Whether the match is open and `now` is before its start. */
  isAhead(now: Date): boolean {
    return this.isOpen && now < this.startsAt;
  }

  get freeSeats(): number {
    return this.isOpen ? this.seats.freeOf(this.data.meetupSeats ?? TABLE_SIZE.largest) : 0;
  }

  /** Whether its two members have agreed to meet as a pair; always false for a meetup. */
  get isAgreedPair(): boolean {
    return !this.isOfMeetup && this.seats.areAgreedPair;
  }

  /** Whether fewer members are left than the minimum and they are not a pair who agreed; always false for a meetup. */
  get isTooSmall(): boolean {
    return !this.isOfMeetup && this.seats.areTooFew;
  }

  /**
   * Records the event of a new match; called after the insert, because the event contains the generated id. Not for a
   * meetup or a chat of two.
   */
  announce(): void {
    if (this.isOfMeetup || this.isPairChat) return;
    this.record({ type: 'table-formed', matchId: this.id, userIds: this.seated.map(({ userId }) => userId) });
  }

  /**
   * Gives a user a free seat.
   * @param score mean affinity of the table with the user, 0 to 100
   * @throws TableIsFull
   */
  seat(newMember: NewMember, score: number, now: Date): void {
    if (this.freeSeats < 1) throw new TableIsFull();
    this.seats = this.seats.withMember(newMember, now);
    this.data.matchScore = score;
    this.touch(now);
    this.record({ type: 'seat-taken', matchId: this.id, userId: newMember.userId });
  }

  /**
   * Confirms a member's attendance; in a table of two it is also the consent to meet as a pair. Idempotent.
   * @throws MatchNotFound, MatchIsOver
   */
  confirmSeat(userId: number, now: Date): void {
    this.seatOf(userId).confirm(this.seats.arePair);
    this.touch(now);
  }

  /**
   * Records by how many minutes a member will be late, which also confirms their attendance. The last one counts.
   * @throws MatchNotFound, MatchIsOver, LateMinutesOutOfRange, TooEarlyOrLateToBeLate
   */
  runLate(userId: number, minutes: number, now: Date): void {
    const member = this.seatOf(userId);
    validateLateness(minutes, this.startsAt, now);
    member.runLate(minutes);
    this.touch(now);
  }

  /**
   * Records that a member is at the venue, which also confirms their attendance. Idempotent.
   * @throws MatchNotFound, MatchIsOver, NotTimeToArrive
   */
  arrive(userId: number, now: Date): void {
    const member = this.seatOf(userId);
    validateArrival(this.startsAt, now);
    member.arrive(now);
    this.touch(now);
  }

  /** UTC instant after which links in mails about the attendance are invalid. */
  get attendanceLinkEnd(): Date {
    return attendanceLinkEnd(this.startsAt);
  }

  /**
   * Frees the seat of a member at their own request. From the start on it closes the chat for them only: they stay
   * seated.
   * @param isExcused whether a late cancellation does not count against the user's reliability
   * @throws MatchNotFound when the user has no seat or left the chat before, MatchIsOver once the match is completed
   */
  leave(userId: number, now: Date, isExcused = false): MatchMember {
    if (now < this.startsAt) return this.freeSeat(userId, 'left', now, isExcused);
    const member = this.seatOf(userId);
    member.leaveChat(now);
    this.touch(now);
    this.record({ type: 'chat-left', matchId: this.id, userId });
    return member;
  }

  /** Frees the seat of a member who violates a rule of the table after a change of their own data. */
  remove(userId: number, now: Date): MatchMember {
    const member = this.freeSeat(userId, 'removed', now, true);
    this.record({ type: 'seat-lost', matchId: this.id, userId });
    return member;
  }

  /**
   * Frees the seats of members who agreed to sit at another table of the same slot. When all of them move, the match is
   * dissolved, and no member is left who would be told about a lost table.
   * @returns their requests, for the other table
   * @throws MatchNotFound when one of them has no seat, MatchIsOver
   */
  moveOut(userIds: readonly number[], now: Date): NewMember[] {
    const movers = userIds.map((userId) => this.seatOf(userId));
    for (const mover of movers) mover.leave('removed', now, true);
    if (this.seated.length === 0) this.dissolve(now);
    this.touch(now);
    this.record({ type: 'members-moved', matchId: this.id, userIds: [...userIds], slot: this.slot });
    return movers.map(({ userId, requestId }) => ({ userId, requestId }));
  }

  /**
   * Cancels the match for all members, until it starts. Any member may, except for a meetup: only its organizer may,
   * seated or not.
   * @throws MatchNotFound, MatchIsOver, OnlyOrganizerCancels, MatchHasStarted
   */
  cancel(by: number, now: Date): void {
    if (this.isOrganizedBy(by)) this.ensureOpen();
    else this.seatOf(by);
    if (this.isOfMeetup && !this.isOrganizedBy(by)) throw new OnlyOrganizerCancels();
    if (now >= this.startsAt) throw new MatchHasStarted();
    this.data.cancelledBy = by;
    this.close('cancelled', now);
  }

  /** Cancels the match of a meetup for all members, by staff. @throws MatchNotFound, MatchIsOver, MatchHasStarted */
  cancelByStaff(by: number, now: Date): void {
    this.ensureOpen();
    if (now >= this.startsAt) throw new MatchHasStarted();
    this.data.cancelledBy = by;
    this.close('cancelled', now);
  }

  /** Sets the venue. @param place venue or area in one line; null if neither is known */
  setVenue(place: string | null, now: Date): void {
    this.data.suggestedLocation = place;
    this.touch(now);
  }

  /** Applies a change of the meetup. */
  applyMeetup(meetup: MeetupTable, now: Date): void {
    const { meetupId, seats, place } = meetup;
    const isElsewhere = place !== this.suggestedLocation;
    this.data = { ...this.data, ...occasionOf(meetup), meetupSeats: seats };
    this.setVenue(place, now);
    if (isElsewhere) this.record({ type: 'table-moved', matchId: this.id, meetupId, at: now.getTime() });
  }

  /** Confirms the match (final run). */
  confirm(now: Date): void {
    this.data.status = 'confirmed';
    this.touch(now);
    this.record({ type: 'table-confirmed', matchId: this.id });
  }

  /** Closes the chat of two members for both. @returns false when it is none or closed already */
  part(now: Date): boolean {
    if (this.data.status !== 'in_touch') return false;
    this.data.status = 'parted';
    this.data.closedAt = now;
    this.touch(now);
    return true;
  }

  /** Dissolves the match because too few members are left. */
  dissolve(now: Date): void {
    this.close('dissolved', now);
  }

  /** Applies the state transition that is due: completed, then archived. @returns false when none is due */
  advance(now: Date): boolean {
    const next = nextStatusByTime(this.data.status, this.startsAt, now);
    if (!next) return false;
    this.data.status = next;
    this.touch(now);
    return true;
  }

  /**
   * Marks the reminder of a member as sent.
   * @param timeZone of the member
   * @returns null when none is due
   */
  remind(userId: number, timeZone: TimeZone, now: Date): ReminderKind | null {
    const member = this.seats.of(userId);
    if (!member || !this.isOpen) return null;
    const kind = dueReminder({ startsAt: this.startsAt, timeZone, member }, now);
    if (kind) member.markReminded(now);
    return kind;
  }

  /**
   * Marks the question for feedback as sent.
   * @returns the members who have not given any; null when the question is not due or was sent before
   */
  askForFeedback(now: Date): MatchMember[] | null {
    const isDue = isFeedbackQuestionDue(this.suggestedDate, this.timeZone, now);
    if (this.data.feedbackAskedAt || this.data.status !== 'completed' || !isDue) return null;
    this.data.feedbackAskedAt = now;
    this.touch(now);
    return this.seated.filter(({ status }) => EXPECTED_STATUSES.includes(status));
  }

  /** Records whether a member attended; the last feedback counts. @throws see `seatForFeedback` */
  recordFeedback(feedback: MatchFeedback, now: Date): void {
    seatForFeedback(this, feedback, now).recordAttendance(feedback.attended);
    this.touch(now);
  }

  /** Whether a seat is free, the deadline for seating has not passed, and the members have not agreed to stay two. */
  acceptsMembers(now: Date): boolean {
    return this.freeSeats > 0 && !this.isAgreedPair && now < lastSeatingOf(this.startsAt);
  }

  private freeSeat(userId: number, how: 'left' | 'removed', now: Date, isExcused: boolean): MatchMember {
    const member = this.seatOf(userId);
    member.leave(how, now, isExcused);
    this.touch(now);
    this.record({ type: 'seat-freed', matchId: this.id, userId, slot: this.slot });
    if (!this.isOfMeetup && this.seated.length < TABLE_SIZE.pair) this.dissolve(now);
    return member;
  }

  /** Whether the user organizes the meetup of this match, seated or not. */
  isOrganizedBy(userId: number): boolean {
    return this.isOfMeetup && this.data.organizerId === userId;
  }

  /** Whether the user has a seat and did not leave the chat. */
  isInChat(userId: number): boolean {
    return this.seats.of(userId)?.isInChat ?? false;
  }

  /** @throws MatchNotFound when the user has no seat or left the chat, and in a chat of two, MatchIsOver once the match is completed */
  ensureSeated(userId: number): void {
    this.seatOf(userId);
  }

  private seatOf(userId: number): MatchMember {
    const member = this.seats.of(userId);
    if (!member?.isInChat) throw new MatchNotFound();
    this.ensureOpen();
    return member;
  }

  private ensureOpen(): void {
    if (isVoid(this.data.status) || this.isPairChat) throw new MatchNotFound();
    if (!this.isOpen) throw new MatchIsOver();
  }

  private close(how: 'cancelled' | 'dissolved', now: Date): void {
    const userIds = this.seated.map(({ userId }) => userId);
    this.data.status = how;
    this.data.closedAt = now;
    this.touch(now);
    this.record({ type: 'table-ended', matchId: this.id, reason: how, userIds });
  }

  /** Updates `updatedAt` and the derived meetup type: a confirmed pair who both agreed is a 1-on-1. */
  private touch(now: Date): void {
    if (!this.isOfMeetup && !this.isPairChat)
      this.data.meetupType = this.data.status !== 'pending' && this.seats.areAgreedPair ? '1v1' : 'group';
    this.data.updatedAt = now;
  }
}
