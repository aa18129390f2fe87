import { NEW_SHARED_PLANS } from '../../../src/application/safety/limits.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aSharedPlan } from './a-shared-plan.js';

describe('the link to a plan', () => {
  it('is one per member, of 26 letters and digits, and a new one replaces it', async () => {
    const { share, read } = aSharedPlan();
    expect(await share.state(1, 9)).toEqual({ canShare: true, sharedAt: null });
    const { token, sharedAt } = await share.create(1, 9);
    expect(token).toMatch(/^[0-9a-z]{26}$/);
    expect(await share.state(1, 9)).toEqual({ canShare: true, sharedAt });
    expect(await share.state(2, 9)).toEqual({ canShare: true, sharedAt: null });
    const next = await share.create(1, 9);
    expect(await read.execute(token, 'here')).toBeNull();
    expect(await read.execute(next.token, 'here')).toMatchObject({ firstName: 'Ada' });
  });

  it('can be revoked, twice too', async () => {
    const { share, read } = aSharedPlan();
    const { token } = await share.create(1, 9);
    for (let i = 0; i < 2; i++) await share.revoke(1, 9);
    expect(await read.execute(token, 'here')).toBeNull();
    expect(await share.state(1, 9)).toEqual({ canShare: true, sharedAt: null });
  });

  it('is for members of the match only', async () => {
    const { share } = aSharedPlan();
    const refused = { code: 'match_not_found' };
    await expect(share.state(3, 9)).rejects.toMatchObject(refused);
    await expect(share.create(3, 9)).rejects.toMatchObject(refused);
    await expect(share.revoke(1, 8)).rejects.toMatchObject(refused);
  });

  it('does not exist for a chat of two, which has no meal', async () => {
    const { share, plans } = aSharedPlan();
    const [{ plan, ...seat }] = plans.seats as [(typeof plans.seats)[number]];
    plans.seats = [{ ...seat, plan: { ...plan, status: 'in_touch' } }];
    const refused = { code: 'match_not_found' };
    await expect(share.state(1, 9)).rejects.toMatchObject(refused);
    await expect(share.create(1, 9)).rejects.toMatchObject(refused);
    await expect(share.revoke(1, 9)).rejects.toMatchObject(refused);
  });

  it('cannot be made once the evening is over', async () => {
    const { share, clock } = aSharedPlan();
    await share.create(1, 9);
    clock.pass({ hours: 30 });
    await expect(share.create(1, 9)).rejects.toMatchObject({ code: 'dinner_is_over' });
    expect(await share.state(1, 9)).toEqual({ canShare: false, sharedAt: null });
  });

  it('is made a limited number of times', async () => {
    const { share } = aSharedPlan();
    for (let i = 0; i < NEW_SHARED_PLANS.times; i++) await share.create(1, 9);
    await expect(share.create(1, 9)).rejects.toThrow(TooManyAttempts);
    await share.create(2, 9);
  });
});
