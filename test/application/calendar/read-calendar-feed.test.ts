import type { CalendarEvents } from '../../../src/application/calendar/calendar-feeds.js';
import { ReadCalendarFeed } from '../../../src/application/calendar/read-calendar-feed.js';
import { CALENDAR_READS, UNKNOWN_CALENDARS } from '../../../src/application/calendar/limits.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { aTown } from '../a-town.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryCalendarFeeds } from '../../support/fakes/in-memory-calendar-feeds.js';

const TOKEN = 'a'.repeat(26);

async function aFeed(restriction: 'suspended' | null = null) {
  const { clock } = aTown();
  const rateLimiter = new InMemoryRateLimiter(clock);
  const feeds = new InMemoryCalendarFeeds();
  await feeds.put(1, TOKEN, clock.now());
  const asked: Date[] = [];
  const events: CalendarEvents = {
    of: async (_userId, since) => {
      asked.push(since);
      return [];
    },
  };
  const standing = new GoodStanding(
    { restrictionOf: async () => restriction && { kind: restriction, reason: 'spam', until: null } } as never,
    clock,
  );
  const read = new ReadCalendarFeed(feeds, events, standing, rateLimiter, clock);
  return { read, asked, clock };
}

describe('reading a calendar feed', () => {
  it('returns the tables of the last eight weeks and the next ones', async () => {
    const { read, asked, clock } = await aFeed();
    expect(await read.execute(TOKEN, '203.0.113.1')).toMatchObject({ owner: { userId: 1 }, events: [] });
    expect((clock.now().getTime() - asked[0]!.getTime()) / 86_400_000).toBe(56);
  });

  it('returns nothing to a suspended user', async () => {
    const { read } = await aFeed('suspended');
    expect(await read.execute(TOKEN, '203.0.113.1')).toBeNull();
  });

  it('is limited for each user, whichever service reads it', async () => {
    const { read } = await aFeed();
    for (let i = 0; i < CALENDAR_READS.times; i++) await read.execute(TOKEN, `203.0.113.${i}`);
    await expect(read.execute(TOKEN, '198.51.100.1')).rejects.toThrow(TooManyAttempts);
  });

  it('limits unknown addresses by network, and does not count the right ones', async () => {
    const { read } = await aFeed();
    await read.execute(TOKEN, '203.0.113.1');
    for (let i = 0; i < UNKNOWN_CALENDARS.times; i++)
      expect(await read.execute('b'.repeat(26), '203.0.113.1')).toBeNull();
    await expect(read.execute('b'.repeat(26), '203.0.113.1')).rejects.toThrow(TooManyAttempts);
  });
});
