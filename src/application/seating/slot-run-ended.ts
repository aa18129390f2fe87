import { type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Jobs } from '../shared/ports.js';

/** Name of the event that a final run of a slot, or a run after it, has ended. */
export const SLOT_RUN_ENDED = 'slot-run-ended';

/** Queues the event; idempotent until its handlers have started, and never beside a run of the same slot. */
export const publishSlotRunEnded = (jobs: Jobs, slot: Slot): Promise<void> =>
  jobs.add(SLOT_RUN_ENDED, { slot }, { key: `${SLOT_RUN_ENDED}:${slotKey(slot)}`, queue: slotKey(slot) });
