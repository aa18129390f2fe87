import { DAY_MS } from '../../domain/shared/durations.js';
import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { SeatingRuns } from './seating-runs.js';

const KEPT_DAYS = 90;

/** Deletes the statistics of runs. */
export const purgeSeatingRuns = (runs: SeatingRuns, clock: Clock): Purge =>
  new Purge(clock, KEPT_DAYS * DAY_MS, (before, limit) => runs.removeBefore(before, limit));
