import { HOUR_MS } from '../../domain/shared/durations.js';
import { PLAN_SHARED_HOURS } from '../../domain/safety/shared-plan.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { SharedPlans } from './shared-plans.js';

export const PURGE_SHARED_PLANS = 'purge-shared-plans';

/** Recurring job that deletes the links to plans that have ended. */
export class PurgeSharedPlans {
  constructor(
    private readonly plans: Pick<SharedPlans, 'purge'>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PLAN_SHARED_HOURS * HOUR_MS);
    await inBatches(this.clock, (size) => this.plans.purge(before, size));
  }
}
