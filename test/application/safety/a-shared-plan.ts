import { purgeSharedPlans } from '../../../src/application/safety/purge-shared-plans.js';
import { ReadSharedPlan } from '../../../src/application/safety/read-shared-plan.js';
import { SharePlan } from '../../../src/application/safety/share-plan.js';
import type { SharedPlan } from '../../../src/application/safety/shared-plans.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemorySharedPlans } from '../../support/fakes/in-memory-shared-plans.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const STARTS_AT = new Date('2026-12-05T23:00:00Z');

const planOf = (seatId: number, firstName: string): SharedPlan => ({
  seatId,
  firstName,
  status: 'confirmed',
  when: { date: '2026-12-05', startsAt: STARTS_AT, timeZone: 'America/New_York', place: null },
});

/** Ada (1) and Ben (2), who sit at match 9 that starts in a day. */
export function aSharedPlan() {
  const clock = new FixedClock(new Date(STARTS_AT.getTime() - 24 * 3_600_000));
  const plans = new InMemorySharedPlans([
    { userId: 1, matchId: 9, plan: planOf(11, 'Ada') },
    { userId: 2, matchId: 9, plan: planOf(12, 'Ben') },
  ]);
  const limiter = new InMemoryRateLimiter(clock);
  return {
    clock,
    plans,
    share: new SharePlan(
      new InMemoryUnitOfWork(),
      plans,
      { made: async () => undefined },
      limiter,
      new ScriptedChance(1, 2, 3),
      clock,
    ),
    read: new ReadSharedPlan(plans, limiter, clock),
    purge: purgeSharedPlans(plans, clock),
  };
}
