import type { VenueBallots } from '../../../src/application/venue/ports.js';
import type { Match } from '../../../src/domain/match/match.js';
import { type BallotState, VenueBallot } from '../../../src/domain/venue/venue-ballot.js';
import type { Undoable } from './in-memory-rows.js';

const EMPTY: BallotState = { venues: [], votes: [], chosen: null, area: null };

export class InMemoryVenueBallots implements VenueBallots, Undoable {
  private states = new Map<number, BallotState>();
  private nextId = 1000;

  /** The stored ballot of a match. */
  at(matchId: number): BallotState {
    return this.states.get(matchId) ?? EMPTY;
  }

  async of(table: Match): Promise<VenueBallot> {
    return VenueBallot.restore(table, this.at(table.id));
  }

  async save({ matchId, state }: VenueBallot): Promise<void> {
    const stored = state.venues.map((venue) => ({ ...venue, id: venue.id ?? this.nextId++ }));
    this.states.set(matchId, {
      ...state,
      venues: stored.toSorted((one, other) => one.id - other.id),
      chosen: state.chosen && stored[state.venues.indexOf(state.chosen)]!,
    });
  }

  remember(): () => void {
    const before = new Map(this.states);
    return () => (this.states = before);
  }
}
