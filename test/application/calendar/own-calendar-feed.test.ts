import { OwnCalendarFeed } from '../../../src/application/calendar/own-calendar-feed.js';
import { NEW_CALENDAR_FEEDS } from '../../../src/application/calendar/limits.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aTown } from '../a-town.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryCalendarFeeds } from '../../support/fakes/in-memory-calendar-feeds.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

function aDesk() {
  const town = aTown();
  const feeds = new InMemoryCalendarFeeds();
  const told: Array<[number, string]> = [];
  return {
    told,
    feeds,
    own: new OwnCalendarFeed(
      town.unitOfWork,
      feeds,
      { made: async (userId, kind) => void told.push([userId, kind]) },
      new InMemoryRateLimiter(town.clock),
      new ScriptedChance(1, 2),
      town.clock,
    ),
  };
}

describe('the own calendar feed', () => {
  it('has one address of 26 letters and digits, and a new one replaces it', async () => {
    const { feeds, own, told } = aDesk();
    const { token } = await own.create(1);
    expect(told).toEqual([[1, 'calendar_feed']]);
    expect(token).toMatch(/^[0-9a-z]{26}$/);
    expect(await feeds.ownerOf(token)).toMatchObject({ userId: 1 });
    const next = await own.create(1);
    expect(await feeds.ownerOf(token)).toBeNull();
    expect(await feeds.ownerOf(next.token)).toMatchObject({ userId: 1 });
  });

  it('can be revoked, twice too', async () => {
    const { feeds, own } = aDesk();
    const { token } = await own.create(1);
    for (let i = 0; i < 2; i++) await own.revoke(1);
    expect(await feeds.ownerOf(token)).toBeNull();
    expect(await feeds.createdAt(1)).toBeNull();
  });

  it('is made a limited number of times', async () => {
    const { own } = aDesk();
    for (let i = 0; i < NEW_CALENDAR_FEEDS.times; i++) await own.create(1);
    await expect(own.create(1)).rejects.toThrow(TooManyAttempts);
    await own.create(2);
  });
});
