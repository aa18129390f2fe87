import { AlreadyHasActiveRequest } from '../../../src/domain/matching-request/matching-request-errors.js';
import { DINNER } from '../../support/builders/a-request.js';
import { refused } from '../../support/refused.js';
import { aTown } from '../a-town.js';

describe('opening a request', () => {
  it('returns the active request and publishes its event', async () => {
    const town = aTown();
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
    const town = aTown();
    const first = await town.asks(1);
    await expect(town.asks(1)).rejects.toMatchObject({
      name: 'AlreadyHasActiveRequest',
      message: 'You already have an active request',
      existing: { id: first.id, meetupType: 'group' },
    });
    expect(town.requests.rows.all()).toHaveLength(1);
  });

  it('is refused to a seated user in any slot', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const slot = { ...DINNER, preferredDate: '2026-03-14' };
    await refused(town.asks(1, { slot }), 'active_match');
    await expect(town.asks(1, { slot })).rejects.toThrow('You are already in an active match');
  });

  it('asks nothing of the whole table unless the user does, and a shared language only with one of their own', async () => {
    const town = aTown();
    expect(await town.asks(1)).toMatchObject({ sharedLanguage: false, notTheOnly: null });
    await refused(town.asks(2, { sharedLanguage: true }), 'language_needed');
    town.requestingUsers.speakers.add(2);
    expect(await town.asks(2, { sharedLanguage: true, notTheOnly: 'woman' })).toMatchObject({
      sharedLanguage: true,
      notTheOnly: 'woman',
    });
  });

  it('asks nothing of the whole table for an account that cost nothing', async () => {
    const town = aTown();
    town.requestingUsers.speakers.add(1);
    town.requestingUsers.uncounted.add(1);
    for (const [field, asked] of [
      ['sharedLanguage', { sharedLanguage: true }],
      ['notTheOnly', { notTheOnly: 'woman' }],
    ] as const)
      await expect(town.asks(1, asked)).rejects.toMatchObject({ code: 'checked_account_needed', field });
    expect(await town.asks(1)).toMatchObject({ status: 'active' });
  });

  it('seats a woman who does not want to be the only one once another one asks the same', async () => {
    const town = aTown();
    await town.asks(1, { notTheOnly: 'woman' });
    await town.ask(2, 3, 4, 5, 6);
    await town.doJobs();
    expect(town.matches.rows.all().flatMap(({ seated }) => seated.map(({ userId }) => userId))).not.toContain(
      1,
    );
    await town.asks(7, { notTheOnly: 'woman' });
    await town.ask(8, 9, 10);
    await town.doJobs();
    const table = town.matches.rows.all().find(({ seated }) => seated.some(({ userId }) => userId === 1));
    expect(table?.seated.map(({ userId }) => userId)).toContain(7);
  });

  it('is refused with the rule of a gender where the operator has switched it off', async () => {
    const town = aTown({ offersNotTheOnly: false });
    await refused(town.asks(1, { notTheOnly: 'man' }), 'not_the_only_is_off');
    expect(town.requests.rows.all()).toHaveLength(0);
  });

  it('is possible again after the earlier request was withdrawn', async () => {
    const town = aTown();
    const first = await town.asks(1);
    await town.withdrawRequest(1, first.id);
    const second = await town.asks(1);
    expect(second.id).not.toBe(first.id);
  });

  it('succeeds once for twenty concurrent calls', async () => {
    const town = aTown();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => town.asks(1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AlreadyHasActiveRequest);
    }
  });

  it('uses the date of the time zone of the user, or of the home zone when unknown', async () => {
    const town = aTown();
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
    const town = aTown();
    const { id } = await town.asks(1);
    const next = await town.asks(1, { slot: LATER_SLOT, maxDistance: 25, replaces: id });
    expect(next).toMatchObject({ status: 'active', slot: LATER_SLOT, maxDistance: 25 });
    expect(town.requests.rows.all().map(({ status }) => status)).toEqual(['cancelled', 'active']);
    expect(town.jobs.named('request-opened').at(-1)).toEqual({ type: 'request-opened', slot: LATER_SLOT });
  });

  it('never gives up a seat that was found meanwhile', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const { id } = town.requestOf(1);
    await refused(town.asks(1, { slot: LATER_SLOT, replaces: id }), 'active_match');
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(1)).toMatchObject({ id, status: 'matched' });
  });

  it('keeps the priority of who lost a table', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.cancelMatch(5, town.tables()[0]!.id);
    await town.asks(1, { slot: LATER_SLOT, replaces: town.requestOf(1).id });
    expect(town.requestOf(1)).toMatchObject({ slot: LATER_SLOT, hasPriority: true });
  });

  it('changes nothing when the new one is refused', async () => {
    const town = aTown();
    const { id } = await town.asks(1);
    const slot = { ...DINNER, preferredDate: '2026-02-28' };
    await refused(town.asks(1, { slot, replaces: id }), 'saturday_too_soon');
    expect(town.requestOf(1)).toMatchObject({ id, status: 'active' });
  });

  it('names the open request where another one took the place of the changed one', async () => {
    const town = aTown();
    const { id } = await town.asks(1);
    const next = await town.asks(1, { replaces: id });
    await expect(town.asks(1, { replaces: id })).rejects.toMatchObject({
      code: 'active_request',
      existing: { id: next.id },
    });
  });

  it('is refused for a request that is over, and for one of another user', async () => {
    const town = aTown();
    const { id } = await town.asks(1);
    await refused(town.asks(2, { replaces: id }), 'request_not_found');
    await town.withdrawRequest(1, id);
    await refused(town.asks(1, { replaces: id }), 'request_is_over');
    expect(town.requests.rows.all()).toHaveLength(1);
  });
});
