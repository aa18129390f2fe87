import { lastSeatingOf, type VenueType } from '../shared/slot.js';
import type { Mutable } from '../shared/aggregate.js';
import type { Match } from '../match/match.js';
import { MatchNotFound } from '../match/match-errors.js';
import { isVoid } from '../match/match-status.js';
import { near } from './area.js';
import {
  type BookingOutcome,
  bookingOutcome,
  type BookingState,
  calledBy,
  ensureBooker,
  givenBack,
  takenBy,
} from './booking.js';
import { type NextStep, nextStepOf, type PlaceStep } from './place-steps.js';
import { isSamePlace, lineOf, type Venue } from './venue.js';
import { takesProposals, takesVotes, type VotedTable } from './vote-end.js';
import {
  NothingToBook,
  ProposalStays,
  TooManyVenues,
  VenueHasChanged,
  VenueNotFound,
  VoteIsClosed,
} from './venue-errors.js';

/** Maximum number of proposals of one member, and of all members together. */
const MAX_PER_MEMBER = 2;
const MOST_OF_PEOPLE = 7;
/** Maximum number of all proposals, those without room included. */
export const MOST_VENUES = 20;

/** A proposal in the ballot. */
export interface ProposedVenue extends Venue {
  /** Null before the insert. */
  readonly id: number | null;
  /** Id of the member who proposed it; null if the product did or the account was deleted. */
  readonly proposedBy: number | null;
  readonly byProduct: boolean;
  readonly proposedAt: Date;
  /** Whether the member who books was told that it has no room. */
  readonly isFull: boolean;
}

export interface VenueVote {
  readonly userId: number;
  readonly venueId: number;
  readonly votedAt: Date;
}

/** Stored state of a ballot; venues are in the order of their proposal. */
export interface BallotState {
  readonly venues: readonly ProposedVenue[];
  readonly votes: readonly VenueVote[];
  /** One of `venues`; null while none is chosen. */
  readonly chosen: ProposedVenue | null;
  /** Area around the minimax point: the fallback while no venue is chosen. */
  readonly area: string | null;
  readonly booking: BookingState;
  /** When a full venue reopened the vote; null before. */
  readonly reopenedAt: Date | null;
  /** Id of the member who was asked to pick, because the vote ended without a proposal; null before. */
  readonly pickerId: number | null;
}

/**
 * Venue ballot of a match (plurality vote), up to the booking: the product and the members propose venues, each member has
 * one vote, and one member books. Votes and the task of former members are ignored. The caller must have locked the match
 * for update.
 */
export class VenueBallot {
  private readonly data: Mutable<Omit<BallotState, 'votes'>>;
  private readonly voteOf: Map<number, VenueVote>;
  /** Whether the task to book is free because the member who had it lost their seat. */
  readonly wasHandedBack: boolean;

  private constructor(
    private readonly table: Match,
    { votes, ...state }: BallotState,
  ) {
    const seated = new Set(table.seated.map(({ userId }) => userId));
    const { booking, pickerId } = state;
    this.wasHandedBack = booking.bookerId !== null && !booking.outcome && !seated.has(booking.bookerId);
    this.data = {
      ...state,
      booking: this.wasHandedBack ? givenBack(booking, booking.bookerId!) : booking,
      pickerId: pickerId !== null && seated.has(pickerId) ? pickerId : null,
    };
    this.voteOf = new Map(
      votes.filter(({ userId }) => seated.has(userId)).map((vote) => [vote.userId, vote]),
    );
  }

  /** @throws MatchNotFound for a meetup, whose venue its organizer sets */
  static restore(table: Match, state: BallotState): VenueBallot {
    if (!table.slot) throw new MatchNotFound();
    return new VenueBallot(table, state);
  }

  get state(): BallotState {
    return { ...this.data, votes: [...this.voteOf.values()] };
  }

  get matchId(): number {
    return this.table.id;
  }

  get venueType(): VenueType {
    return this.table.venueType;
  }

  get venues(): readonly ProposedVenue[] {
    return this.data.venues;
  }

  /** The chosen venue; null while there is none. */
  get chosen(): ProposedVenue | null {
    return this.data.chosen;
  }

  get booking(): BookingState {
    return this.data.booking;
  }

  /** Id of the member who was asked to pick; null if none was. */
  get pickerId(): number | null {
    return this.data.pickerId;
  }

  /** Whether the product may propose venues or replace its proposals: only before the first vote. */
  awaitsProduct(now: Date): boolean {
    return takesVotes(this.voted, now) && this.voteOf.size === 0;
  }

  /**
   * Adds a member's proposal; a duplicate is ignored. After the end of a vote without a proposal, the first one is chosen.
   * @throws MatchNotFound, VoteIsClosed, TooManyVenues
   */
  propose(venue: Venue, by: number, now: Date): void {
    this.ensureSeated(by);
    if (!takesProposals(this.table, now)) throw new VoteIsClosed();
    if (this.venues.some((each) => isSamePlace(each, venue))) return;
    const ofPeople = this.venues.filter(({ byProduct }) => !byProduct);
    const own = ofPeople.filter(({ proposedBy, isFull }) => proposedBy === by && !isFull);
    if (own.length >= MAX_PER_MEMBER || ofPeople.length >= MOST_OF_PEOPLE) throw new TooManyVenues();
    const proposed = { id: null, proposedBy: by, byProduct: false, proposedAt: now, isFull: false };
    this.data.venues = [...this.venues, { ...venue, ...proposed }];
    if (!this.chosen) this.decide(now);
  }

  /**
   * Withdraws a member's own proposal, before the end of the vote and while no other member has voted for it.
   * @throws MatchNotFound, VoteIsClosed, VenueNotFound, ProposalStays
   */
  withdraw(venueId: number, by: number, now: Date): void {
    this.ensureTakesPart(by, now);
    const venue = this.proposed(venueId);
    const hasOthers = [...this.voteOf.values()].some(
      (vote) => vote.venueId === venueId && vote.userId !== by,
    );
    if (venue.proposedBy !== by || venue.isFull || hasOthers) throw new ProposalStays();
    this.data.venues = this.venues.filter((each) => each !== venue);
    if (this.voteOf.get(by)?.venueId === venueId) this.voteOf.delete(by);
    this.decide(now);
  }

  /**
   * Replaces the product's proposals, if no member has voted yet.
   * @param venues best first
   * @param area fallback when there are none
   * @returns whether the state changed
   */
  proposeFairest(venues: readonly Venue[], area: string | null, now: Date): boolean {
    if (!this.awaitsProduct(now)) return false;
    const kept = this.venues.filter(({ byProduct, isFull }) => !byProduct || isFull);
    const room = MOST_VENUES - MOST_OF_PEOPLE - kept.filter(({ byProduct }) => byProduct).length;
    const fresh = venues
      .filter((venue) => !kept.some((each) => isSamePlace(each, venue)))
      .slice(0, Math.max(0, room));
    const earlier = this.venues.filter((venue) => !kept.includes(venue));
    const areKnown =
      fresh.length === earlier.length && fresh.every((venue, at) => isSamePlace(venue, earlier[at]!));
    if (areKnown && area === this.data.area) return false;
    this.data.area = area;
    if (!areKnown) {
      const proposed = { id: null, proposedBy: null, byProduct: true, proposedAt: now, isFull: false };
      this.data.venues = [...kept, ...fresh.map((venue) => ({ ...venue, ...proposed }))];
    }
    this.decide(now);
    return true;
  }

  /**
   * Sets a member's single vote, replacing an earlier one. Idempotent.
   * @throws MatchNotFound, VoteIsClosed, VenueNotFound
   */
  vote(userId: number, venueId: number, now: Date): void {
    this.ensureTakesPart(userId, now);
    if (this.proposed(venueId).isFull) throw new VenueNotFound();
    if (this.voteOf.get(userId)?.venueId === venueId) return;
    this.voteOf.set(userId, { userId, venueId, votedAt: now });
    this.decide(now);
  }

  /**
   * Withdraws a vote; ignored when the member's vote is for another venue. Idempotent.
   * @throws MatchNotFound, VoteIsClosed, VenueNotFound
   */
  withdrawVote(userId: number, venueId: number, now: Date): void {
    this.ensureTakesPart(userId, now);
    this.proposed(venueId);
    if (this.voteOf.get(userId)?.venueId !== venueId) return;
    this.voteOf.delete(userId);
    this.decide(now);
  }

  /** Recounts after a member has left. After the vote is closed the venue is final. */
  recount(now: Date): void {
    if (takesVotes(this.voted, now)) this.decide(now);
    if (this.wasHandedBack) this.touch(now);
  }

  /**
   * Gives the task to book to the first member who takes it. Idempotent.
   * @throws MatchNotFound, NothingToBook, BookingIsTaken, BookingIsSettled
   */
  takeBooking(userId: number, now: Date): void {
    this.ensureBookable(userId, now);
    this.data.booking = takenBy(this.booking, userId, now);
    this.touch(now);
  }

  /**
   * The member who has the task calls the venue now, and sees the notes of the table for it, once.
   * @throws MatchNotFound, NothingToBook, NotTheBooker, BookingIsSettled
   */
  startCall(userId: number, now: Date): void {
    this.ensureBookable(userId, now);
    this.data.booking = calledBy(this.booking, userId);
  }

  /** Gives the task back; without effect for anyone else. @throws MatchNotFound */
  giveBackBooking(userId: number, now: Date): void {
    this.ensureSeated(userId);
    this.data.booking = givenBack(this.booking, userId);
    this.touch(now);
  }

  /**
   * Says how the booking of the chosen venue ended, which ends the vote. The last call counts.
   * @throws MatchNotFound, NothingToBook, NotTheBooker, VenueHasChanged, BookingNameNotReadable
   */
  settleBooking(userId: number, venueId: number, outcome: BookingOutcome, now: Date): void {
    this.ensureBookable(userId, now);
    ensureBooker(this.booking, userId);
    if (this.chosen?.id !== venueId) throw new VenueHasChanged();
    this.data.booking = { ...this.booking, outcome: bookingOutcome(outcome) };
    this.touch(now);
  }

  /**
   * Excludes the chosen venue, because it has no room: the vote is open again, until the start, and the next proposal
   * leads. The member keeps the task. @throws MatchNotFound, NothingToBook, NotTheBooker, VenueHasChanged
   */
  markFull(userId: number, venueId: number, now: Date): void {
    this.ensureBookable(userId, now);
    ensureBooker(this.booking, userId);
    if (this.chosen?.id !== venueId) throw new VenueHasChanged();
    this.data.venues = this.venues.map((venue) =>
      venue.id === venueId ? { ...venue, isFull: true } : venue,
    );
    for (const vote of this.voteOf.values()) if (vote.venueId === venueId) this.voteOf.delete(vote.userId);
    this.data.booking = { ...this.booking, outcome: null };
    this.data.reopenedAt = now;
    this.decide(now);
    this.touch(now);
  }

  /** UTC instant of the next step that time brings; null when there is none. */
  get nextStepAt(): Date | null {
    return this.nextStep?.at ?? null;
  }

  /**
   * Takes the step that is due. @returns null when none is due, and from the start on
   */
  advance(now: Date): PlaceStep | null {
    const next = this.nextStep;
    if (!next || now < next.at || !this.table.isAhead(now)) return null;
    switch (next.step) {
      case 'choose':
        this.decide(now);
        break;
      case 'pick':
        this.data.pickerId = this.nextPicker();
        break;
      case 'ask':
        this.data.booking = { ...this.booking, askedAt: now };
        break;
      case 'tell':
        this.data.booking = { ...this.booking, toldAt: now };
        break;
    }
    this.touch(now);
    return next.step;
  }

  private get nextStep(): NextStep | null {
    return nextStepOf(this.data, this.table.startsAt);
  }

  /** The member who books, or else the one who joined first, first of those who have confirmed. */
  private nextPicker(): number {
    const { seated } = this.table;
    const booker = seated.find(({ userId }) => userId === this.booking.bookerId);
    return (booker ?? seated.find(({ status }) => status === 'confirmed') ?? seated[0]!).userId;
  }

  /** The most votes win. A tie goes to the current leader, then to the earlier proposal. */
  private decide(now: Date): void {
    this.data.chosen = this.leader(now);
    const place = this.chosen ? lineOf(this.chosen) : this.data.area && near(this.data.area);
    if (place !== this.table.suggestedLocation) this.table.setVenue(place, now);
  }

  /** Without votes the product's best proposal leads; a proposal of a member only where the table needs one now. */
  private leader(now: Date): ProposedVenue | null {
    const free = this.venues.filter(({ isFull }) => !isFull);
    const isNeeded = this.data.reopenedAt !== null || now >= lastSeatingOf(this.table.startsAt);
    if (this.voteOf.size === 0)
      return free.find(({ byProduct }) => byProduct) ?? (isNeeded ? (free[0] ?? null) : null);
    const votesFor = (venue: ProposedVenue): number =>
      [...this.voteOf.values()].filter(({ venueId }) => venueId === venue.id).length;
    const most = Math.max(...free.map(votesFor));
    const ahead = free.filter((venue) => votesFor(venue) === most);
    return ahead.find((venue) => venue === this.chosen) ?? ahead[0]!;
  }

  /** Changes the revision of the match, so that calendars show the booking. */
  private touch(now: Date): void {
    this.table.setVenue(this.table.suggestedLocation, now);
  }

  private get voted(): VotedTable {
    return {
      isOpen: this.table.isOpen,
      startsAt: this.table.startsAt,
      isReopened: this.data.reopenedAt !== null,
      isSettled: this.booking.outcome !== null,
    };
  }

  private ensureSeated(userId: number): void {
    const isGone = isVoid(this.table.status);
    if (isGone || !this.table.seated.some((seat) => seat.userId === userId)) throw new MatchNotFound();
  }

  private ensureTakesPart(userId: number, now: Date): void {
    this.ensureSeated(userId);
    if (!takesVotes(this.voted, now)) throw new VoteIsClosed();
  }

  private ensureBookable(userId: number, now: Date): void {
    this.ensureSeated(userId);
    if (!this.chosen || !this.table.isAhead(now)) throw new NothingToBook();
  }

  private proposed(venueId: number): ProposedVenue {
    const venue = this.venues.find(({ id }) => id === venueId);
    if (!venue) throw new VenueNotFound();
    return venue;
  }
}
