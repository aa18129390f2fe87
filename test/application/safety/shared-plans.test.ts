import { NEW_SHARED_PLANS, PLAN_READS, UNKNOWN_PLANS } from '../../../src/application/safety/share-plan.js';
import type { SharedPlan } from '../../../src/application/safety/shared-plans.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { composeSafety } from '../../../src/infrastructure/compose/safety.js';
import { aShared } from '../../support/builders/a-shared.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryHomeSafeQuestions } from '../../support/fakes/in-memory-home-safe-questions.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemorySharedPlans } from '../../support/fakes/in-memory-shared-plans.js';
import { limitedTo, refused } from '../../support/refused.js';

const STARTS_AT = new Date('2026-12-05T23:00:00Z');
const [ADA, BEN, MATCH] = [1, 2, 9];

const planOf = (seatId: number, firstName: string): SharedPlan => ({
  seatId,
  firstName,
  status: 'confirmed',
  when: { date: '2026-12-05', startsAt: STARTS_AT, timeZone: 'America/New_York', place: null },
});

/** Ada and Ben, who sit at a match that starts in a day. */
function aSharedPlan() {
  const clock = new FixedClock(new Date(STARTS_AT.getTime() - 24 * 3_600_000));
  const plans = new InMemorySharedPlans([
    { userId: ADA, matchId: MATCH, plan: planOf(11, 'Ada') },
    { userId: BEN, matchId: MATCH, plan: planOf(12, 'Ben') },
  ]);
  const shared = aShared();
  const { sharePlan, handlers } = composeSafety(
    { ...shared, clock, limiter: new InMemoryRateLimiter(clock), contacts: new InMemoryContacts() },
    {
      homeSafe: new InMemoryHomeSafeQuestions([]),
      sharedPlans: plans,
      submitReport: { execute: async () => undefined },
    },
  );
  return {
    clock,
    plans,
    mailed: () => shared.jobs.named<Mail>('send-mail').map(({ to }) => to),
    create: (userId = ADA, matchId = MATCH) => sharePlan.create(userId, matchId),
    state: (userId = ADA, matchId = MATCH) => sharePlan.state(userId, matchId),
    revoke: (userId = ADA, matchId = MATCH) => sharePlan.revoke(userId, matchId),
    read: (token: string, network = 'here') => sharePlan.read(token, network),
    purge: () => handlers.purgeSharedPlans.execute(),
  };
}

let share: ReturnType<typeof aSharedPlan>;
beforeEach(() => {
  share = aSharedPlan();
});

describe('the link to a plan', () => {
  it('is one per member, of 26 letters and digits, told to its member, and a new one replaces it', async () => {
    expect(await share.state()).toEqual({ canShare: true, sharedAt: null });
    const { token, sharedAt } = await share.create();
    expect(token).toMatch(/^[0-9a-z]{26}$/);
    expect(share.mailed()).toEqual([`person${ADA}@example.org`]);
    expect(await share.state()).toEqual({ canShare: true, sharedAt });
    expect(await share.state(BEN)).toEqual({ canShare: true, sharedAt: null });
    const next = await share.create();
    expect(await share.read(token)).toBeNull();
    expect(await share.read(next.token)).toMatchObject({ firstName: 'Ada' });
  });

  it('can be revoked, twice too', async () => {
    const { token } = await share.create();
    for (let i = 0; i < 2; i++) await share.revoke();
    expect(await share.read(token)).toBeNull();
    expect(await share.state()).toEqual({ canShare: true, sharedAt: null });
  });

  it('is for members of the match only', async () => {
    await refused(share.state(3), 'match_not_found');
    await refused(share.create(3), 'match_not_found');
    await refused(share.revoke(ADA, 8), 'match_not_found');
  });

  it('does not exist for a chat of two, which has no meal', async () => {
    const [{ plan, ...seat }] = share.plans.seats as [(typeof share.plans.seats)[number]];
    share.plans.seats = [{ ...seat, plan: { ...plan, status: 'in_touch' } }];
    for (const act of [share.state, share.create, share.revoke]) await refused(act(), 'match_not_found');
  });

  it('cannot be made once the evening is over', async () => {
    await share.create();
    share.clock.pass({ hours: 30 });
    await refused(share.create(), 'dinner_is_over');
    expect(await share.state()).toEqual({ canShare: false, sharedAt: null });
  });

  it('is made a limited number of times', async () => {
    await limitedTo(NEW_SHARED_PLANS.times, () => share.create());
    await share.create(BEN);
  });

  it('shows the plan until six hours after the start', async () => {
    const { token } = await share.create();
    share.clock.pass({ hours: 29 });
    expect(await share.read(token)).toMatchObject({ firstName: 'Ada' });
    share.clock.pass({ hours: 1 });
    expect(await share.read(token)).toBeNull();
  });

  it('stops a network that guesses, and none that reads a known plan', async () => {
    const { token } = await share.create();
    await limitedTo(PLAN_READS.times, () => share.read(token, 'home'));
    await limitedTo(UNKNOWN_PLANS.times, () => share.read('guessed', 'elsewhere'));
  });
});

it('deletes a link to a plan six hours after the start, or once its member has left', async () => {
  await share.create(ADA);
  await share.create(BEN);
  share.plans.seats = share.plans.seats.filter(({ userId }) => userId === ADA);
  await share.purge();
  expect([...share.plans.links.keys()]).toEqual([11]);
  share.clock.pass({ hours: 30, seconds: 1 });
  await share.purge();
  expect(share.plans.links.size).toBe(0);
});
