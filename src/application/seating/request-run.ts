import { SECOND_MS } from '../../domain/shared/durations.js';
import { type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Jobs } from '../shared/ports.js';

/**
 * Queues a run over a slot, debounced, so that a burst of changes causes one run. Also the event handler of a new or
 * requeued request and of freed seats, without effect where there is no slot, as at a meetup.
 */
export class RequestRun {
  constructor(
    private readonly jobs: Jobs,
    private readonly debounceMs: number,
  ) {}

  /** Idempotent until the run has started. */
  async execute({ slot }: { readonly slot: Slot | null }): Promise<void> {
    if (!slot) return;
    await this.jobs.add(
      'form-tables',
      { slot },
      { key: `form-tables:${slotKey(slot)}`, queue: slotKey(slot), delaySeconds: this.debounceMs / 1000 },
    );
  }

  /** Queues one more run for the instant at which a request is held no more. */
  async atEndOfHold(slot: Slot, heldUntil: Date, now: Date): Promise<void> {
    const delaySeconds = Math.max(0, Math.ceil((heldUntil.getTime() - now.getTime()) / SECOND_MS));
    const key = `hold:${slotKey(slot)}:${heldUntil.toISOString()}`;
    await this.jobs.add('form-tables', { slot }, { key, queue: slotKey(slot), delaySeconds });
  }
}
