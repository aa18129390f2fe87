import { type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Jobs } from '../shared/ports.js';

/** Asks for a run over a slot after a change in it, debounced, so that a burst of changes is answered once. */
export class RequestRun {
  constructor(
    private readonly jobs: Jobs,
    private readonly debounceMs: number,
  ) {}

  /** Asking again before the run has begun changes nothing. */
  async execute(slot: Slot): Promise<void> {
    await this.jobs.add(
      'form-tables',
      { slot },
      { key: `form-tables:${slotKey(slot)}`, queue: slotKey(slot), delaySeconds: this.debounceMs / 1000 },
    );
  }
}
