import { lastSeatingOf, type VenueType } from '../../shared/slot.js';
import type { Match } from '../match.js';
import { MatchNotFound } from '../match-errors.js';
import { isVoid } from '../match-status.js';
import { near } from './area.js';
import { isSamePlace, lineOf, type Venue } from './venue.js';
import { TooManyVenues, VenueNotFound, VoteIsClosed } from './venue-errors.js';

/** The most places that one person proposes to a table, and that all its people do. */
const MOST_OF_ONE = 2;
export const MOST_OF_PEOPLE = 7;

/** A place that is up for the vote. */
export interface ProposedVenue extends Venue {
  /** Null until it is kept. */
  readonly id: number | null;
  /** Whose idea it was; null where it was the product's, or of somebody who is gone. */
  readonly proposedBy: number | null;
  readonly byProduct: boolean;
  readonly proposedAt: Date;
}

export interface VenueVote {
  readonly userId: number;
  readonly venueId: number;
  readonly votedAt: Date;
}

/** A ballot as it is kept; venues come in the order in which they were proposed. */
export interface BallotState {
  readonly venues: readonly ProposedVenue[];
  readonly votes: readonly VenueVote[];
  readonly chosenId: number | null;
  /** The neighbourhood in the middle, for while no venue is known. */
  readonly area: string | null;
}

/** Whether a table still chooses where it meets: until three hours before the start people may change their plans. */
export const takesVotes = (
  table: { readonly isOpen: boolean; readonly startsAt: Date },
  now: Date,
): boolean => table.isOpen && now < lastSeatingOf(table.startsAt);

/**
 * Where a formed table meets: the product and its people propose places, everyone has one vote, and the table meets where
 * most want to. Votes of those who left are gone. It is changed only while its table is locked.
 */
export class VenueBallot {
  private _venues: ProposedVenue[];
  private readonly _votes: Map<number, VenueVote>;
  private _chosen: ProposedVenue | null;
  private _area: string | null;

  private constructor(
    private readonly table: Match,
    { venues, votes, chosenId, area }: BallotState,
  ) {
    const seated = new Set(table.seated.map(({ userId }) => userId));
    this._venues = [...venues];
    this._votes = new Map(
      votes.filter(({ userId }) => seated.has(userId)).map((vote) => [vote.userId, vote]),
    );
    this._chosen = venues.find(({ id }) => id !== null && id === chosenId) ?? null;
    this._area = area;
  }

  /** @throws MatchNotFound at an open meetup, whose place is its organiser's */
  static of(table: Match, state: BallotState): VenueBallot {
    if (!table.slot) throw new MatchNotFound();
    return new VenueBallot(table, state);
  }

  get matchId(): number {
    return this.table.id;
  }

  get venueType(): VenueType {
    return this.table.venueType;
  }

  get venues(): readonly ProposedVenue[] {
    return this._venues;
  }

  get votes(): readonly VenueVote[] {
    return [...this._votes.values()];
  }

  /** Where the table meets; null while no venue is known. */
  get chosen(): ProposedVenue | null {
    return this._chosen;
  }

  get area(): string | null {
    return this._area;
  }

  /** Whether the product may propose places, anew too: once somebody has voted the choice stays as it is. */
  awaitsProduct(now: Date): boolean {
    return takesVotes(this.table, now) && this._votes.size === 0;
  }

  /** A place that is there already is not added twice. @throws MatchNotFound, VoteIsClosed, TooManyVenues */
  propose(venue: Venue, by: number, now: Date): void {
    this.ensureTakesPart(by, now);
    if (this._venues.some((each) => isSamePlace(each, venue))) return;
    const ofPeople = this._venues.filter(({ byProduct }) => !byProduct);
    const own = ofPeople.filter(({ proposedBy }) => proposedBy === by);
    if (own.length >= MOST_OF_ONE || ofPeople.length >= MOST_OF_PEOPLE) throw new TooManyVenues();
    this._venues = [
      ...this._venues,
      { ...venue, id: null, proposedBy: by, byProduct: false, proposedAt: now },
    ];
  }

  /**
   * The product proposes the fairest places, the fairest first, in place of what it proposed before; `area` is told where
   * there are none. Tells whether anything changed. Once somebody has voted, nothing does.
   */
  proposeFairest(venues: readonly Venue[], area: string | null, now: Date): boolean {
    if (!this.awaitsProduct(now)) return false;
    const ofPeople = this._venues.filter(({ byProduct }) => !byProduct);
    const fresh = venues.filter((venue) => !ofPeople.some((each) => isSamePlace(each, venue)));
    const earlier = this._venues.filter(({ byProduct }) => byProduct);
    const areKnown =
      fresh.length === earlier.length && fresh.every((venue, at) => isSamePlace(venue, earlier[at]!));
    if (areKnown && area === this._area) return false;
    this._area = area;
    if (!areKnown) {
      const proposed = { id: null, proposedBy: null, byProduct: true, proposedAt: now };
      this._venues = [...ofPeople, ...fresh.map((venue) => ({ ...venue, ...proposed }))];
    }
    this.decide(now);
    return true;
  }

  /** The person's one vote; a vote for another place before moves here. @throws MatchNotFound, VoteIsClosed, VenueNotFound */
  vote(userId: number, venueId: number, now: Date): void {
    this.ensureTakesPart(userId, now);
    this.ensureProposed(venueId);
    if (this._votes.get(userId)?.venueId === venueId) return;
    this._votes.set(userId, { userId, venueId, votedAt: now });
    this.decide(now);
  }

  /** Takes a vote back; without one for this place nothing happens. @throws MatchNotFound, VoteIsClosed, VenueNotFound */
  withdrawVote(userId: number, venueId: number, now: Date): void {
    this.ensureTakesPart(userId, now);
    this.ensureProposed(venueId);
    if (this._votes.get(userId)?.venueId !== venueId) return;
    this._votes.delete(userId);
    this.decide(now);
  }

  /** Counts again after somebody left. Once the vote is closed the place stays. */
  recount(now: Date): void {
    if (takesVotes(this.table, now)) this.decide(now);
  }

  /** The most votes win; a tie goes to whoever was ahead, then to the earlier proposal. */
  private decide(now: Date): void {
    this._chosen = this.mostWanted();
    const place = this._chosen ? lineOf(this._chosen) : this._area && near(this._area);
    if (place !== this.table.suggestedLocation) this.table.meetAt(place, now);
  }

  private mostWanted(): ProposedVenue | null {
    if (this._votes.size === 0) return this._venues.find(({ byProduct }) => byProduct) ?? null;
    const votesFor = (venue: ProposedVenue): number =>
      this.votes.filter(({ venueId }) => venueId === venue.id).length;
    const most = Math.max(...this._venues.map(votesFor));
    const ahead = this._venues.filter((venue) => votesFor(venue) === most);
    return ahead.find((venue) => venue === this._chosen) ?? ahead[0]!;
  }

  private ensureTakesPart(userId: number, now: Date): void {
    const isGone = isVoid(this.table.status);
    if (isGone || !this.table.seated.some((seat) => seat.userId === userId)) throw new MatchNotFound();
    if (!takesVotes(this.table, now)) throw new VoteIsClosed();
  }

  private ensureProposed(venueId: number): void {
    if (!this._venues.some(({ id }) => id === venueId)) throw new VenueNotFound();
  }
}
