import { LRUCache } from 'lru-cache';
import type { Clock } from '../../application/shared/ports.js';

/** Invalidated tags that are kept; an entry older than the oldest of them is dropped. */
const MAX_INVALIDATIONS = 100_000;

export interface TaggedCacheOptions {
  readonly clock: Clock;
  /** Whether invalidations are received; while they are not, nothing is read or stored. */
  readonly isLive: () => boolean;
  /** Time to live in milliseconds. */
  readonly ttlMs: number;
  /** The share of its time to live that an entry gets, so that entries stored together do not expire together; 1 by default. */
  readonly shareOfTtl?: () => number;
  /** Bound of the sum of the entries' sizes; the size of an entry is 1 by default. */
  readonly maxSize: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  /** The number of invalidations before its data was read. */
  readonly since: number;
  readonly storedAt: number;
  readonly ttlMs: number;
}

/** Options of one entry. */
export interface EntryOptions {
  /** Shorter than that of the cache. */
  readonly ttlMs?: number;
  readonly size?: number;
}

/**
 * A cache of data that other processes change. An entry is valid until one of its tags is invalidated. Data that was
 * read before an invalidation is never stored after it: callers take {@link begin} before they read.
 */
export class TaggedCache<Value extends NonNullable<unknown>> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  /** The number of the last invalidation per tag, oldest first. */
  private readonly invalidations = new Map<string, number>();
  private count = 0;
  /** Entries whose data was read before this number are stale. */
  private validSince = 0;

  constructor(private readonly options: TaggedCacheOptions) {
    // Without `max`, for which the library allocates and fills arrays at once: 20 ms and megabytes per process.
    this.entries = new LRUCache({ maxSize: options.maxSize });
  }

  get(key: string): Value | undefined {
    const { clock, isLive } = this.options;
    const entry = this.entries.get(key);
    if (!entry || !isLive()) return undefined;
    const age = clock.now().getTime() - entry.storedAt;
    if (age >= 0 && age < entry.ttlMs && this.isCurrent(entry)) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  /** @returns what {@link store} takes for data that is read from now on */
  begin(): number {
    return this.count;
  }

  /** Stores data with its tags, unless it may be stale already. */
  store(
    since: number,
    key: string,
    value: Value,
    tags: readonly string[],
    { ttlMs = this.options.ttlMs, size = 1 }: EntryOptions = {},
  ): void {
    const storedAt = this.options.clock.now().getTime();
    const { shareOfTtl = () => 1 } = this.options;
    const livesMs = Math.min(ttlMs, this.options.ttlMs) * shareOfTtl();
    const entry = { value, tags, since, storedAt, ttlMs: livesMs };
    if (!this.options.isLive() || !this.isCurrent(entry)) return;
    this.entries.set(key, entry, { size });
  }

  invalidate(tags: readonly string[]): void {
    this.count++;
    for (const tag of tags) {
      this.invalidations.delete(tag);
      this.invalidations.set(tag, this.count);
    }
    for (const [tag, number] of this.invalidations) {
      if (this.invalidations.size <= MAX_INVALIDATIONS) break;
      this.invalidations.delete(tag);
      this.validSince = number;
    }
  }

  /** Also makes data stale that is being read now. */
  clear(): void {
    this.validSince = ++this.count;
    this.invalidations.clear();
    this.entries.clear();
  }

  private isCurrent({ since, tags }: Entry<Value>): boolean {
    return (
      since >= this.validSince &&
      tags.every((tag) => {
        const number = this.invalidations.get(tag);
        return number === undefined || number <= since;
      })
    );
  }
}
