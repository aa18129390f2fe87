import { finalRunOf, latestDateOfFinalRuns, slotKey } from '../../domain/shared/slot.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, Jobs } from '../shared/ports.js';
import type { FinalRuns } from './ports.js';
import type { SlotInZone } from '../matching-request/ports.js';

/** Recurring job that queues the due final runs, including those missed while the server was down. */
export class FindDueSlots {
  constructor(
    private readonly finalRuns: FinalRuns,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const until = latestDateOfFinalRuns(now);
    const slots = pagesOf<SlotInZone>((after, limit) =>
      this.finalRuns.slotsWithoutFinalRun(until, limit, after),
    );
    await eachDue(this.clock, slots, async ({ slot, timeZone }) => {
      if (finalRunOf(slot, timeZone) > now) return;
      const key = `finalize-slot:${slotKey(slot)}:${timeZone}`;
      await this.jobs.add('finalize-slot', { slot, timeZone }, { key, queue: slotKey(slot) });
    });
  }
}
