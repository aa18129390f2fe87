import { FindOutlook } from '../../../src/application/seating/find-outlook.js';
import type { RequestWishes } from '../../../src/domain/matching-request/matching-request.js';
import { WaitingSnapshots } from '../../../src/application/seating/waiting-snapshots.js';
import type { WaitingPerson } from '../../../src/domain/seating/outlook.js';
import type { Slot } from '../../../src/domain/shared/slot.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { refused } from '../../support/refused.js';
import { aSeeker, seekers } from '../../domain/seating/seekers.js';

let town: ReturnType<typeof aTown>;
beforeEach(() => {
  town = aTown();
});

const SLOT: Slot = { preferredDate: '2026-12-12', preferredTime: 'dinner', venueType: 'cafe' };
const OWN = { userId: 1, requestId: 71, network: '203.0.113.7' };

function aTown(waiting: WaitingPerson[] = seekers(6, { maxDistance: 50 }, 2)) {
  const clock = new FixedClock();
  const town = {
    waiting,
    maxDistance: 10,
    languages: ['fr'],
    isCounted: true,
    reads: 0,
    fails: false,
    clock,
  };
  const people = {
    ofRequest: async (userId: number, requestId: number) =>
      requestId === userId + 70
        ? { slot: SLOT, person: aSeeker(userId, { maxDistance: town.maxDistance }) }
        : null,
    ofUser: async (userId: number) => ({
      ...aSeeker(userId),
      languages: town.languages,
      isCounted: town.isCounted,
    }),
    inSlot: async () => {
      town.reads += 1;
      if (town.fails) throw new Error('no database');
      return [...town.waiting];
    },
  };
  const snapshots = new WaitingSnapshots(people, clock);
  const limiter = new InMemoryRateLimiter(clock);
  const outlooks = new FindOutlook(people, snapshots, limiter, clock);
  const limits = { slot: SLOT, maxDistance: 45, ageRangeMin: null, ageRangeMax: null };
  return Object.assign(town, {
    ask: (command = OWN) => outlooks.ofRequest(command),
    askPool: (asked: Partial<RequestWishes> = {}) =>
      outlooks.before({ wishes: { userId: 1, ...limits, ...asked }, network: OWN.network }),
  });
}

describe('the outlook of a request', () => {
  it('is only given for an own waiting request', () =>
    refused(aTown().ask({ ...OWN, userId: 2 }), 'request_not_found'));

  it('stays the same for ten minutes, however many people arrive', async () => {
    expect(await town.ask()).toMatchObject({ compatible: 5 });
    town.waiting = seekers(30, {}, 2);
    town.clock.pass({ minutes: 9 });
    for (let time = 0; time < 50; time++) expect(await town.ask()).toMatchObject({ compatible: 5 });
    expect(town.reads).toBe(1);
    town.clock.pass({ minutes: 1 });
    expect(await town.ask()).toMatchObject({ compatible: 25 });
  });

  it('answers at most six new questions in twelve hours, so that changed limits find no person', async () => {
    for (let time = 0; time < 6; time++) {
      await town.ask();
      town.clock.pass({ minutes: 10 });
    }
    await refused(town.ask(), 'too_many_attempts');
    town.maxDistance = 30;
    await refused(town.ask(), 'too_many_attempts');
  });

  it('limits the questions of one network and those about one slot, whatever the account', async () => {
    const questionsAs = async (network: (account: number) => string) => {
      town = aTown();
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
    town.fails = true;
    await expect(town.ask()).rejects.toThrow('no database');
    town.fails = false;
    expect(await town.ask()).toMatchObject({ compatible: 5 });
  });
});

describe('the pool of a request that is not sent yet', () => {
  const speakers = (count: number, languages: string[], firstId: number): WaitingPerson[] =>
    seekers(count, { languages, maxDistance: 50 }, firstId);

  it('is the price of a shared language, by the languages of the one who asks', async () => {
    const town = aTown([...speakers(17, ['en', 'fr'], 2), ...speakers(26, ['en'], 30)]);
    expect(await town.askPool()).toEqual({ fit: 40, withLanguage: null, peers: null });
    expect(await town.askPool({ sharedLanguage: true })).toEqual({ fit: 40, withLanguage: 15, peers: null });
    town.languages = [];
    await refused(town.askPool({ sharedLanguage: true }), 'language_needed');
  });

  it('says that wishes about the whole table need an account that cost something', async () => {
    const town = aTown(speakers(20, ['fr'], 2));
    town.isCounted = false;
    expect(await town.askPool()).toMatchObject({ fit: 20 });
    for (const asked of [{ sharedLanguage: true }, { notTheOnly: 'woman' }] as const)
      await refused(town.askPool(asked), 'checked_account_needed');
  });

  it('counts possible peers', async () => {
    const women = seekers(12, { notTheOnly: 'woman', maxDistance: 50 }, 2);
    const town = aTown([...women, ...seekers(8, { maxDistance: 50 }, 30)]);
    expect(await town.askPool({ notTheOnly: 'woman' })).toMatchObject({ fit: 20, peers: 10 });
    expect(await town.askPool({ notTheOnly: 'man' })).toMatchObject({ fit: 20, peers: 0 });
  });

  it('stays the same for ten minutes, and answers twelve new questions in twelve hours', async () => {
    const town = aTown(speakers(20, ['fr'], 2));
    for (let time = 0; time < 12; time++) {
      for (let again = 0; again < 20; again++) await town.askPool({ sharedLanguage: true });
      town.clock.pass({ minutes: 10 });
    }
    expect(town.reads).toBe(12);
    await refused(town.askPool({ sharedLanguage: true }), 'too_many_attempts');
  });
});
