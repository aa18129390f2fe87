import type { SeatingRun, SeatingRuns } from '../../../src/application/seating/seating-runs.js';
import { remembering, type Undoable } from './in-memory-rows.js';

/** Runs in insertion order. */
export class InMemorySeatingRuns implements SeatingRuns, Undoable {
  kept: SeatingRun[] = [];

  async write(run: SeatingRun): Promise<void> {
    this.kept = [...this.kept, run];
  }

  async removeBefore(before: Date, limit: number): Promise<number> {
    const gone = this.kept.filter(({ at }) => at < before).slice(0, limit);
    this.kept = this.kept.filter((run) => !gone.includes(run));
    return gone.length;
  }

  readonly remember = remembering(this, 'kept');
}
