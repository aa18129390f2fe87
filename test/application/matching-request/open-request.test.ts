import { describe, expect, it } from '@jest/globals';
import {
  AlreadyHasActiveRequest,
  AlreadyInActiveMatch,
  RequestIsOver,
  RequestNotFound,
} from '../../../src/domain/matching-request/matching-request-errors.js';
import { SaturdayTooSoon } from '../../../src/domain/shared/saturday.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

describe('asking for a table', () => {
  it('answers the request, which searches from then on', async () => {
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

  it('a second time is refused with the request that stands in the way', async () => {
    const town = aTown();
    const first = await town.asks(1);
    await expect(town.asks(1)).rejects.toMatchObject({
      name: 'AlreadyHasActiveRequest',
      message: 'You already have an active request',
      existing: { id: first.id, meetupType: 'group' },
    });
    expect(town.requests.rows.all()).toHaveLength(1);
  });

  it('from a table is refused because of the table, whatever the slot', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const slot = { ...DINNER, preferredDate: '2026-03-14' };
    await expect(town.asks(1, { slot })).rejects.toThrow(AlreadyInActiveMatch);
    await expect(town.asks(1, { slot })).rejects.toThrow('You are already in an active match');
  });

  it('is free again once the old request is cancelled', async () => {
    const town = aTown();
    const first = await town.asks(1);
    await town.withdrawRequest(1, first.id);
    const second = await town.asks(1);
    expect(second.id).not.toBe(first.id);
  });

  it('twenty times at once succeeds once', async () => {
    const town = aTown();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => town.asks(1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AlreadyHasActiveRequest);
    }
  });

  it('counts the days where the person lives, and where the product lives when nobody knows', async () => {
    const town = aTown();
    town.requestingUsers.zones.set(1, 'Pacific/Auckland');
    town.clock.pass({ days: 3 });
    // Thursday 10 am in New York is Friday in Auckland.
    await expect(town.asks(1)).rejects.toThrow(SaturdayTooSoon);
    expect(await town.asks(2)).toMatchObject({ timeZone: 'America/New_York' });
    expect(town.requests.rows.all()).toHaveLength(1);
  });
});

describe('cancelling a request', () => {
  it('takes the person out of the queue and tells their other screens', async () => {
    const town = aTown();
    const { id } = await town.asks(1);
    await town.withdrawRequest(1, id);
    expect(town.requestOf(1).status).toBe('cancelled');
    expect(town.realtime.heardBy(1)).toEqual(['matches_changed']);
  });

  it('twice is fine', async () => {
    const town = aTown();
    const { id } = await town.asks(1);
    await town.withdrawRequest(1, id);
    await expect(town.withdrawRequest(1, id)).resolves.toBeUndefined();
  });

  it("finds neither what is not there nor what is another's", async () => {
    const town = aTown();
    const { id } = await town.asks(1);
    await expect(town.withdrawRequest(2, id)).rejects.toThrow(RequestNotFound);
    await expect(town.withdrawRequest(1, id + 1)).rejects.toThrow(RequestNotFound);
    expect(town.requestOf(1).status).toBe('active');
  });

  it('from a table is leaving it', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.withdrawRequest(3, town.requestOf(3).id);
    expect(town.seated()).toEqual([[1, 2, 4, 5]]);
    expect(town.requestOf(3).status).toBe('cancelled');
    expect(town.realtime.heardBy(1)).toEqual(['match_found', 'participant_left']);
  });

  it('comes too late after the dinner', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.later({ days: 6 });
    await town.advanceTables();
    await expect(town.withdrawRequest(3, town.requestOf(3).id)).rejects.toThrow(RequestIsOver);
  });

  it('comes too late once no seat was found in time', async () => {
    const town = aTown();
    const { id } = await town.asks(1);
    await town.later(UNTIL_FRIDAY);
    await town.later({ days: 1, hours: 16 });
    await town.advanceTables();
    expect(town.requestOf(1).status).toBe('expired');
    await expect(town.withdrawRequest(1, id)).rejects.toThrow(RequestIsOver);
  });
});
