import { DAY_MS } from '../../domain/shared/durations.js';
import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { DeadJobs } from './dead-jobs.js';

const KEPT_DAYS = 14;

export const purgeDeadJobs = (deadJobs: DeadJobs, clock: Clock): Purge =>
  new Purge(clock, KEPT_DAYS * DAY_MS, (before, limit) => deadJobs.removeBefore(before, limit));
