import { DINNER } from '../../support/builders/a-request.js';
import { refused } from '../../support/refused.js';
import { aTown, type Town } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('opening a request', () => {
  it('returns the active request and publishes its event', async () => {
    const request = await town.asks(1, { maxDistance: 25, ageRangeMin: 20, ageRangeMax: 30 });
    expect(request).toMatchObject({
      userId: 1,
      status: 'active',
      maxDistance: 25,
      timeZone: 'America/New_York',
    });
    expect(request.id).toBeGreaterThan(0);
    expect(town.jobs.named('request-opened')).toEqual([{ type: 'request-opened', slot: DINNER }]);
  });

  it('is refused while another request is open, with the id of that request', async () => {
    const first = await town.asks(1);
    await expect(town.asks(1)).rejects.toMatchObject({
      name: 'AlreadyHasActiveRequest',
      message: 'You already have an active request',
      existing: { id: first.id, meetupType: 'group' },
    });
    expect(town.requests.rows.all()).toHaveLength(1);
  });

  it('is refused to a seated user in any slot', async () => {
    await town.gather(1, 2, 3, 4, 5);
    const slot = { ...DINNER, preferredDate: '2026-03-14' };
    await refused(town.asks(1, { slot }), 'active_match');
    await expect(town.asks(1, { slot })).rejects.toThrow('You are already in an active match');
  });

  it('asks nothing of the whole table unless the user does, and a shared language only with one of their own', async () => {
    expect(await town.asks(1)).toMatchObject({ sharedLanguage: false, notTheOnly: null });
    await refused(town.asks(2, { sharedLanguage: true }), 'language_needed');
    town.requestingUsers.speakers.add(2);
    expect(await town.asks(2, { sharedLanguage: true, notTheOnly: 'woman' })).toMatchObject({
      sharedLanguage: true,
      notTheOnly: 'woman',
    });
  });

  it('asks nothing of the whole table for an account that cost nothing', async () => {
    town.requestingUsers.speakers.add(1);
    town.requestingUsers.uncounted.add(1);
    for (const [field, asked] of [
      ['sharedLanguage', { sharedLanguage: true }],
      ['notTheOnly', { notTheOnly: 'woman' }],
    ] as const)
      await expect(town.asks(1, asked)).rejects.toMatchObject({ code: 'checked_account_needed', field });
    expect(await town.asks(1)).toMatchObject({ status: 'active' });
  });

  it('is refused with the rule of a gender where the operator has switched it off', async () => {
    const town = aTown({ offersNotTheOnly: false });
    await refused(town.asks(1, { notTheOnly: 'man' }), 'not_the_only_is_off');
    expect(town.requests.rows.all()).toHaveLength(0);
  });

  it('uses the date of the time zone of the user, or of the home zone when unknown', async () => {
    town.requestingUsers.zones.set(1, 'Pacific/Auckland');
    town.clock.pass({ days: 3 });
    // Thursday 10 am in New York is Friday in Auckland.
    await refused(town.asks(1), 'saturday_too_soon');
    expect(await town.asks(2)).toMatchObject({ timeZone: 'America/New_York' });
    expect(town.requests.rows.all()).toHaveLength(1);
  });
});

describe('changing a request', () => {
  const LATER_SLOT = { ...DINNER, preferredDate: '2026-03-14' };

  it('opens one in place of the waiting one, and causes a run over the new slot', async () => {
    const { id } = await town.asks(1);
    const next = await town.asks(1, { slot: LATER_SLOT, maxDistance: 25, replaces: id });
    expect(next).toMatchObject({ status: 'active', slot: LATER_SLOT, maxDistance: 25 });
    expect(town.requests.rows.all().map(({ status }) => status)).toEqual(['cancelled', 'active']);
    expect(town.jobs.named('request-opened').at(-1)).toEqual({ type: 'request-opened', slot: LATER_SLOT });
  });

  it('never gives up a seat that was found meanwhile', async () => {
    await town.gather(1, 2, 3, 4, 5);
    const { id } = town.requestOf(1);
    await refused(town.asks(1, { slot: LATER_SLOT, replaces: id }), 'active_match');
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(1)).toMatchObject({ id, status: 'matched' });
  });

  it('keeps the priority of who lost a table', async () => {
    await town.gather(1, 2, 3, 4, 5);
    await town.cancelMatch(5, town.tables()[0]!.id);
    await town.asks(1, { slot: LATER_SLOT, replaces: town.requestOf(1).id });
    expect(town.requestOf(1)).toMatchObject({ slot: LATER_SLOT, hasPriority: true });
  });

  it('changes nothing when the new one is refused', async () => {
    const { id } = await town.asks(1);
    const slot = { ...DINNER, preferredDate: '2026-02-28' };
    await refused(town.asks(1, { slot, replaces: id }), 'saturday_too_soon');
    expect(town.requestOf(1)).toMatchObject({ id, status: 'active' });
  });

  it('names the open request where another one took the place of the changed one', async () => {
    const { id } = await town.asks(1);
    const next = await town.asks(1, { replaces: id });
    await expect(town.asks(1, { replaces: id })).rejects.toMatchObject({
      code: 'active_request',
      existing: { id: next.id },
    });
  });

  it('is refused for a request that is over, and for one of another user', async () => {
    const { id } = await town.asks(1);
    await refused(town.asks(2, { replaces: id }), 'request_not_found');
    await town.withdrawRequest(1, id);
    await refused(town.asks(1, { replaces: id }), 'request_is_over');
    expect(town.requests.rows.all()).toHaveLength(1);
  });
});
