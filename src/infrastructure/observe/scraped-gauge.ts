import { Gauge } from 'prom-client';

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** How long one reading is shared, in milliseconds: scrapes cost the database the same, however many there are. */
const FRESH_MS = 5000;

/**
 * Shares one reading among the gauges of a scrape and the scrapes that follow soon.
 * @returns a reader that resolves to null while the reading fails, so that the other metrics are still returned
 */
export function sharedReading<T>(read: () => Promise<T>, freshMs = FRESH_MS): () => Promise<T | null> {
  let current: Promise<T | null> | undefined;
  let staleAt = 0;
  return () => {
    if (current && performance.now() < staleAt) return current;
    staleAt = performance.now() + freshMs;
    return (current = read().catch(() => null));
  };
}

/** A gauge that is set at each scrape from a {@link sharedReading}; it has no value while the reading fails. */
export function scrapedGauge<T>(
  name: string,
  help: string,
  labelNames: readonly string[],
  read: () => Promise<T | null>,
  samplesOf: (reading: T) => readonly Sample[],
): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    async collect() {
      const reading = await read();
      this.reset();
      if (reading !== null)
        for (const { labels, value } of samplesOf(reading)) this.set({ ...labels }, value);
      else if (labelNames.length === 0) this.set(NaN);
    },
  });
}
