import type { Realtime, Signal } from '../../application/shared/ports.js';
import type { Stale } from './change-feed.js';
import type { AfterCommit } from './signal-publisher.js';
import { tagsOf } from './signal-tags.js';

/** Invalidates the cache of this process before a signal is published, so that a process reads its own writes. */
export class InvalidatingRealtime implements Realtime {
  constructor(
    private readonly realtime: Realtime,
    private readonly cache: Stale,
    private readonly afterCommit: AfterCommit,
  ) {}

  signal(signal: Signal): Promise<void> {
    const tags = tagsOf(signal);
    // Not awaited, so that the signal is queued before the caller continues.
    if (tags.length > 0) void this.afterCommit(async () => this.cache.invalidate(tags));
    return this.realtime.signal(signal);
  }
}
