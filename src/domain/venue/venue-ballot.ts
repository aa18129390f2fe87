import { lastSeatingOf, type VenueType } from '../shared/slot.js';
import type { Mutable } from '../shared/aggregate-state.js';
import type { Match } from '../match/match.js';
import { MatchNotFound } from '../match/match-errors.js';
import { isVoid } from '../match/match-status.js';
import { near } from './area.js';
import { isSamePlace, lineOf, type Venue } from './venue.js';
import { TooManyVenues, VenueNotFound, VoteIsClosed } from './venue-errors.js';

/** Maximum number of proposals of one member, and of all members together. */
const MAX_PER_MEMBER = 2;
export const MOST_OF_PEOPLE = 7;

/** A proposal in the ballot. */
export interface ProposedVenue extends Venue {
  /** Null before the insert. */
  readonly id: number | null;
  /** Id of the member who proposed it; null if the product did or the account was deleted. */
  readonly proposedBy: number | null;
  readonly byProduct: boolean;
  readonly proposedAt: Date;
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
}

/** Whether votes are open: until three hours before the start, so that members can rely on the venue after that. */
export const takesVotes = (
  table: { readonly isOpen: boolean; readonly startsAt: Date },
  now: Date,
): boolean => table.isOpen && now < lastSeatingOf(table.startsAt);

/**
 * Venue ballot of a match (plurality vote): the product and the members propose venues, each member has one vote. Votes
 * of former members are ignored. The caller must have locked the match for update.
 */
export class VenueBallot {
  private readonly data: Mutable<Omit<BallotState, 'votes'>>;
  private readonly voteOf: Map<number, VenueVote>;

  private constructor(
    private readonly table: Match,
    { votes, ...state }: BallotState,
  ) {
    const seated = new Set(table.seated.map(({ userId }) => userId));
    this.data = state;
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

  /** Whether the product may propose venues or replace its proposals: only before the first vote. */
  awaitsProduct(now: Date): boolean {
    return takesVotes(this.table, now) && this.voteOf.size === 0;
  }

  /** Adds a member's proposal; a duplicate is ignored. @throws MatchNotFound, VoteIsClosed, TooManyVenues */
  propose(venue: Venue, by: number, now: Date): void {
    this.ensureTakesPart(by, now);
    if (this.venues.some((each) => isSamePlace(each, venue))) return;
    const ofPeople = this.venues.filter(({ byProduct }) => !byProduct);
    const own = ofPeople.filter(({ proposedBy }) => proposedBy === by);
    if (own.length >= MAX_PER_MEMBER || ofPeople.length >= MOST_OF_PEOPLE) throw new TooManyVenues();
    this.data.venues = [
      ...this.venues,
      { ...venue, id: null, proposedBy: by, byProduct: false, proposedAt: now },
    ];
  }

  /**
   * Replaces the product's proposals, if no member has voted yet.
   * @param venues best first
   * @param area fallback when there are none
   * @returns whether the state changed
   */
  proposeFairest(venues: readonly Venue[], area: string | null, now: Date): boolean {
    if (!this.awaitsProduct(now)) return false;
    const ofPeople = this.venues.filter(({ byProduct }) => !byProduct);
    const fresh = venues.filter((venue) => !ofPeople.some((each) => isSamePlace(each, venue)));
    const earlier = this.venues.filter(({ byProduct }) => byProduct);
    const areKnown =
      fresh.length === earlier.length && fresh.every((venue, at) => isSamePlace(venue, earlier[at]!));
    if (areKnown && area === this.data.area) return false;
    this.data.area = area;
    if (!areKnown) {
      const proposed = { id: null, proposedBy: null, byProduct: true, proposedAt: now };
      this.data.venues = [...ofPeople, ...fresh.map((venue) => ({ ...venue, ...proposed }))];
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
    this.ensureProposed(venueId);
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
    this.ensureProposed(venueId);
    if (this.voteOf.get(userId)?.venueId !== venueId) return;
    this.voteOf.delete(userId);
    this.decide(now);
  }

  /** Recounts after a member has left. After the vote is closed the venue is final. */
  recount(now: Date): void {
    if (takesVotes(this.table, now)) this.decide(now);
  }

  /** The most votes win. A tie goes to the current leader, then to the earlier proposal. */
  private decide(now: Date): void {
    this.data.chosen = this.leader();
    const place = this.data.chosen ? lineOf(this.data.chosen) : this.data.area && near(this.data.area);
    if (place !== this.table.suggestedLocation) this.table.setVenue(place, now);
  }

  private leader(): ProposedVenue | null {
    if (this.voteOf.size === 0) return this.venues.find(({ byProduct }) => byProduct) ?? null;
    const votesFor = (venue: ProposedVenue): number =>
      [...this.voteOf.values()].filter(({ venueId }) => venueId === venue.id).length;
    const most = Math.max(...this.venues.map(votesFor));
    const ahead = this.venues.filter((venue) => votesFor(venue) === most);
    return ahead.find((venue) => venue === this.data.chosen) ?? ahead[0]!;
  }

  private ensureTakesPart(userId: number, now: Date): void {
    const isGone = isVoid(this.table.status);
    if (isGone || !this.table.seated.some((seat) => seat.userId === userId)) throw new MatchNotFound();
    if (!takesVotes(this.table, now)) throw new VoteIsClosed();
  }

  private ensureProposed(venueId: number): void {
    if (!this.venues.some(({ id }) => id === venueId)) throw new VenueNotFound();
  }
}
