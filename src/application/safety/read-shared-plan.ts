import { isPlanShared } from '../../domain/safety/shared-plan.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import { PLAN_READS, UNKNOWN_PLANS } from './limits.js';
import type { SharedPlan, SharedPlans } from './shared-plans.js';

/** The plan of a member, for the friend who has the link. */
export class ReadSharedPlan {
  constructor(
    private readonly plans: Pick<SharedPlans, 'find'>,
    private readonly rateLimiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @param network of the caller; only its unknown links count, because friends may share a network
   * @returns null when the link does not work, or no longer
   * @throws TooManyAttempts
   */
  async execute(token: string, network: string): Promise<SharedPlan | null> {
    await this.rateLimiter.consume(UNKNOWN_PLANS, network);
    const plan = await this.plans.find(token);
    if (!plan) return null;
    await this.rateLimiter.refund(UNKNOWN_PLANS, network);
    await this.rateLimiter.consume(PLAN_READS, String(plan.seatId));
    const meeting = { status: plan.status, startsAt: plan.when.startsAt };
    return isPlanShared(meeting, this.clock.now()) ? plan : null;
  }
}
