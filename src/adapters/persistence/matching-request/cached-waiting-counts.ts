import { LRUCache } from 'lru-cache';
import type { WaitingCounts } from '../../../application/matching-request/ports.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { Reach } from '../../../domain/matching-request/waiting.js';
import { type Slot, slotKey } from '../../../domain/shared/slot.js';
import { SingleFlight } from '../../shared/single-flight.js';

const MAX_ENTRIES = 5_000;
const TTL_MS = 5 * 60_000;

/** Keeps counts for five minutes, so that polls are cheap and a change of level cannot be linked to one request. */
export class CachedWaitingCounts implements WaitingCounts {
  private readonly cache = new LRUCache<string, { readonly until: number; readonly count: number }>({
    max: MAX_ENTRIES,
  });
  private readonly singleFlight = new SingleFlight();

  constructor(
    private readonly counts: WaitingCounts,
    private readonly clock: Clock,
  ) {}

  async count(slot: Slot, reach: Reach | null): Promise<number> {
    const key = `${slotKey(slot)}/${JSON.stringify(reach)}`;
    const cached = this.cache.get(key);
    if (cached && this.clock.now().getTime() < cached.until) return cached.count;
    return this.singleFlight.run(key, async () => {
      const count = await this.counts.count(slot, reach);
      this.cache.set(key, { until: this.clock.now().getTime() + TTL_MS, count });
      return count;
    });
  }
}
