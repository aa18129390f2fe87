import type pg from 'pg';
import type { Gauge } from 'prom-client';
import { readRecentSeating, type RecentSeating } from '../../adapters/persistence/seating/recent-seating.js';
import { scrapedGauge, sharedReading } from './scraped-gauge.js';

/** Gauges of the last 200 stored seating runs by kind, the same on every process. A kind without a run has no value. */
export function seatingMetrics(pool: Pick<pg.Pool, 'query'>): Gauge[] {
  const read = sharedReading(() => readRecentSeating(pool));
  const gauge = (name: string, help: string, valueOf: (recent: RecentSeating) => number): Gauge =>
    scrapedGauge(name, `${help} in the last 200 seating runs, by kind of run`, ['run'], read, (kinds) =>
      kinds.map((recent) => ({ labels: { run: recent.run }, value: valueOf(recent) })),
    );
  return [
    gauge('seating_recent_runs', 'Runs', ({ runs }) => runs),
    gauge('seating_seated_share', 'Seated users divided by waiting users', ({ seatedShare }) => seatedShare),
    gauge(
      'seating_certificate_gap_users',
      'Users whom the certificates allow to be seated and who were not',
      ({ gap }) => gap,
    ),
  ];
}
