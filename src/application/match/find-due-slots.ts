import { finalRunOf, slotKey } from '../../domain/shared/slot.js';
import type { Clock, Jobs } from '../shared/ports.js';
import type { FinalRuns } from './ports.js';

/** Recurring job that queues the due final runs, including those missed while the server was down. */
export class FindDueSlots {
  constructor(
    private readonly finalRuns: FinalRuns,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    for (const { slot, timeZone } of await this.finalRuns.slotsWithoutFinalRun()) {
      if (finalRunOf(slot, timeZone) > now) continue;
      const key = `settle-slot:${slotKey(slot)}:${timeZone}`;
      await this.jobs.add('settle-slot', { slot, timeZone }, { key, queue: slotKey(slot) });
    }
  }
}
