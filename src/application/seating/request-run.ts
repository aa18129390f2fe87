import { type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Jobs } from '../shared/ports.js';

/** Queues a run over a slot after a change, debounced, so that a burst of changes causes one run. */
export class RequestRun {
  constructor(
    private readonly jobs: Jobs,
    private readonly debounceMs: number,
  ) {}

  /** Idempotent until the run has started. */
  async execute(slot: Slot): Promise<void> {
    await this.jobs.add(
      'form-tables',
      { slot },
      { key: `form-tables:${slotKey(slot)}`, queue: slotKey(slot), delaySeconds: this.debounceMs / 1000 },
    );
  }
}
