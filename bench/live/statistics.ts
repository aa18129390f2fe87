/** Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

const BUCKETS_PER_DOUBLING = 32;
const SMALLEST_MS = 0.01;
const BUCKETS = 25 * BUCKETS_PER_DOUBLING;

/** A histogram of durations with an error of about one percent; recording allocates nothing. */
export class Histogram {
  private readonly counts = new Uint32Array(BUCKETS);
  count = 0;

  /** @param ms milliseconds */
  record(ms: number): void {
    const bucket = Math.round(Math.log2(Math.max(ms, SMALLEST_MS) / SMALLEST_MS) * BUCKETS_PER_DOUBLING);
    this.counts[Math.min(bucket, BUCKETS - 1)]!++;
    this.count++;
  }

  reset(): void {
    this.counts.fill(0);
    this.count = 0;
  }

  /** @returns milliseconds; NaN without durations */
  quantile(share: number): number {
    const wanted = Math.ceil(this.count * share);
    let seen = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      seen += this.counts[bucket]!;
      if (seen >= wanted && seen > 0) return SMALLEST_MS * 2 ** (bucket / BUCKETS_PER_DOUBLING);
    }
    return NaN;
  }

  get latency(): Latency {
    return { p50: this.quantile(0.5), p99: this.quantile(0.99) };
  }
}

/** @returns NaN without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
