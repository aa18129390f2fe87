import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemorySuspensions } from '../../support/fakes/in-memory-suspensions.js';
import { refused } from '../../support/refused.js';

async function aSuspensionOfOneHour() {
  const clock = new FixedClock();
  const suspensions = new InMemorySuspensions();
  const until = new Date(clock.now().getTime() + 3_600_000);
  await suspensions.add(Suspension.suspend({ userId: 7, reason: 'Because', until }, 1, clock.now()));
  return { clock, goodStanding: new GoodStanding(suspensions, clock) };
}

describe('GoodStanding', () => {
  it('refuses a suspended user with the reason, and no other user', async () => {
    const { goodStanding } = await aSuspensionOfOneHour();
    await refused(goodStanding.ensure(7), 'suspended');
    expect(await goodStanding.restrictionOf(7)).toMatchObject({ kind: 'suspension', reason: 'Because' });
    expect(await goodStanding.has(7)).toBe(false);
    await goodStanding.ensure(8);
    expect(await goodStanding.has(8)).toBe(true);
  });

  it('returns no restriction from the end of the suspension on', async () => {
    const { clock, goodStanding } = await aSuspensionOfOneHour();
    clock.pass({ hours: 1 });
    expect(await goodStanding.restrictionOf(7)).toBeNull();
    await goodStanding.ensure(7);
  });
});
