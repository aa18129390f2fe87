import { describe, expect, it } from '@jest/globals';
import { FindOutlook } from '../../../src/application/seating/find-outlook.js';
import type { Preferences } from '../../../src/domain/seating/model/seeker.js';
import type { Slot } from '../../../src/domain/shared/slot.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aSeeker, seekers } from '../../domain/seating/seekers.js';

const SLOT: Slot = { preferredDate: '2026-12-12', preferredTime: 'dinner', venueType: 'cafe' };
const OWN = { userId: 1, requestId: 71, network: '203.0.113.7' };

function aTown(waiting: Preferences[] = seekers(6, { maxDistance: 50 }, 2)) {
  const clock = new FixedClock();
  const town = { waiting, maxDistance: 10, reads: 0, fails: false, clock };
  const outlooks = new FindOutlook(
    {
      ofRequest: async (userId, requestId) =>
        requestId === userId + 70
          ? { slot: SLOT, person: aSeeker(userId, { maxDistance: town.maxDistance }) }
          : null,
      inSlot: async () => {
        town.reads += 1;
        if (town.fails) throw new Error('no database');
        return [...town.waiting];
      },
    },
    new InMemoryRateLimiter(clock),
    clock,
  );
  return Object.assign(town, { ask: (command = OWN) => outlooks.execute(command) });
}

describe('the outlook of a request', () => {
  it('is only given for an own waiting request', async () => {
    await expect(aTown().ask({ ...OWN, userId: 2 })).rejects.toMatchObject({ code: 'request_not_found' });
  });

  it('stays the same for ten minutes, however many people arrive', async () => {
    const town = aTown();
    expect(await town.ask()).toMatchObject({ compatible: 5 });
    town.waiting = seekers(30, {}, 2);
    town.clock.pass({ minutes: 9 });
    for (let time = 0; time < 50; time++) expect(await town.ask()).toMatchObject({ compatible: 5 });
    expect(town.reads).toBe(1);
    town.clock.pass({ minutes: 1 });
    expect(await town.ask()).toMatchObject({ compatible: 25 });
  });

  it('answers at most six new questions in twelve hours, so that changed limits find no person', async () => {
    const town = aTown();
    for (let time = 0; time < 6; time++) {
      await town.ask();
      town.clock.pass({ minutes: 10 });
    }
    await expect(town.ask()).rejects.toMatchObject({ code: 'too_many_attempts' });
    town.maxDistance = 30;
    await expect(town.ask()).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('limits the questions of one network and those about one slot, whatever the account', async () => {
    const questionsAs = async (network: (account: number) => string) => {
      const town = aTown();
      for (let account = 1; account < 400; account++)
        try {
          await town.ask({ userId: account, requestId: account + 70, network: network(account) });
        } catch (error) {
          expect(error).toMatchObject({ code: 'too_many_attempts' });
          return account - 1;
        }
      return null;
    };
    expect(await questionsAs(() => OWN.network)).toBe(60);
    expect(await questionsAs((account) => `203.0.${account}.7`)).toBe(300);
  });

  it('reads the slot again after a failed read', async () => {
    const town = aTown();
    town.fails = true;
    await expect(town.ask()).rejects.toThrow('no database');
    town.fails = false;
    expect(await town.ask()).toMatchObject({ compatible: 5 });
  });
});
