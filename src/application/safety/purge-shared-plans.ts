import { HOUR_MS } from '../../domain/shared/durations.js';
import { PLAN_SHARED_HOURS } from '../../domain/safety/shared-plan.js';
import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { SharedPlans } from './shared-plans.js';

export const PURGE_SHARED_PLANS = 'purge-shared-plans';

/** Deletes the links to plans that have ended. */
export const purgeSharedPlans = (plans: Pick<SharedPlans, 'purge'>, clock: Clock): Purge =>
  new Purge(clock, PLAN_SHARED_HOURS * HOUR_MS, (before, limit) => plans.purge(before, limit));
