import type { VenueBallots } from '../../../src/application/venue/ports.js';
import type { Match } from '../../../src/domain/match/match.js';
import { type BallotState, VenueBallot } from '../../../src/domain/venue/venue-ballot.js';
import type { Undoable } from './in-memory-rows.js';

const EMPTY: BallotState = { venues: [], votes: [], chosenId: null, area: null };

export class InMemoryVenueBallots implements VenueBallots, Undoable {
  private states = new Map<number, BallotState>();
  private nextId = 1000;

  /** The stored ballot of a match. */
  at(matchId: number): BallotState {
    return this.states.get(matchId) ?? EMPTY;
  }

  async of(table: Match): Promise<VenueBallot> {
    return VenueBallot.of(table, this.at(table.id));
  }

  async save({ matchId, venues, votes, chosen, area }: VenueBallot): Promise<void> {
    const ids = new Map(venues.map((venue) => [venue, venue.id ?? this.nextId++]));
    this.states.set(matchId, {
      venues: venues
        .map((venue) => ({ ...venue, id: ids.get(venue)! }))
        .sort((one, other) => one.id - other.id),
      votes: [...votes],
      chosenId: chosen && ids.get(chosen)!,
      area,
    });
  }

  remember(): () => void {
    const before = new Map(this.states);
    return () => (this.states = before);
  }
}
