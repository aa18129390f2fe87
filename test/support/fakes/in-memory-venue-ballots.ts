import type { VenueBallots } from '../../../src/application/venue/ports.js';
import type { Match } from '../../../src/domain/match/match.js';
import { NO_BOOKING } from '../../../src/domain/venue/booking.js';
import { type BallotState, VenueBallot } from '../../../src/domain/venue/venue-ballot.js';
import type { InMemoryMatches } from './in-memory-matches.js';
import type { Undoable } from './in-memory-rows.js';

export const EMPTY_BALLOT: BallotState = {
  venues: [],
  votes: [],
  chosen: null,
  area: null,
  booking: NO_BOOKING,
  reopenedAt: null,
  pickerId: null,
};

export class InMemoryVenueBallots implements VenueBallots, Undoable {
  private states = new Map<number, BallotState>();
  private nextSteps = new Map<number, Date | null>();
  private nextId = 1000;

  constructor(private readonly matches: InMemoryMatches) {}

  /** The stored ballot of a match. */
  at(matchId: number): BallotState {
    return this.states.get(matchId) ?? EMPTY_BALLOT;
  }

  async of(table: Match): Promise<VenueBallot> {
    return VenueBallot.restore(table, this.at(table.id));
  }

  async save({ matchId, state, nextStepAt }: VenueBallot): Promise<void> {
    this.nextSteps.set(matchId, nextStepAt);
    const stored = state.venues.map((venue) => ({ ...venue, id: venue.id ?? this.nextId++ }));
    this.states.set(matchId, {
      ...state,
      venues: stored.toSorted((one, other) => one.id - other.id),
      chosen: state.chosen && stored[state.venues.indexOf(state.chosen)]!,
    });
  }

  async due(now: Date, limit: number, after = 0): Promise<number[]> {
    return this.matches.rows
      .filter((match) => match.isAhead(now) && match.id > after)
      .filter(({ id }) => (this.nextSteps.get(id)?.getTime() ?? Infinity) <= now.getTime())
      .map(({ id }) => id)
      .sort((one, other) => one - other)
      .slice(0, limit);
  }

  remember(): () => void {
    const before = [new Map(this.states), new Map(this.nextSteps)] as const;
    return () => ([this.states, this.nextSteps] = before);
  }
}
