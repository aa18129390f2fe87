import type { Slot } from '../../domain/shared/slot.js';
import type { RequestRun } from './request-run.js';

/**
 * Event handler of a new or requeued request and of freed seats: requests a run over the slot. Without effect where there
 * is none, as for a meetup.
 */
export class OnSlotChanged {
  constructor(private readonly requestRun: RequestRun) {}

  async execute({ slot }: { slot: Slot | null }): Promise<void> {
    if (slot) await this.requestRun.execute(slot);
  }
}
