import type { Gauge } from 'prom-client';
import type { Figures } from '../../application/figures/figures.js';
import { scrapedGauge, sharedReading } from './scraped-gauge.js';

/** Gauges of the moderators' queue, the same on every process. */
export function reviewMetrics(readQueue: () => Promise<Figures['queue']>): Gauge[] {
  const read = sharedReading(readQueue);
  return [
    scrapedGauge('reviews_open', 'Open cases of the moderators, by kind', ['kind'], read, ({ byKind }) =>
      Object.entries(byKind).map(([kind, value]) => ({ labels: { kind }, value })),
    ),
    scrapedGauge('reviews_overdue', 'Open cases past their due time', [], read, ({ overdue }) => [
      { value: overdue },
    ]),
  ];
}
