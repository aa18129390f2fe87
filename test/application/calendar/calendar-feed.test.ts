import { CalendarFeed } from '../../../src/application/calendar/calendar-feed.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryCalendarFeeds } from '../../support/fakes/in-memory-calendar-feeds.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { limitedTo, refused } from '../../support/refused.js';

const UNKNOWN = 'b'.repeat(26);

/** User 1 has a calendar feed. */
async function aFeed() {
  const shared = aShared();
  const feeds = new InMemoryCalendarFeeds();
  const told: Array<[number, string]> = [];
  const asked: Date[] = [];
  const feed = new CalendarFeed({
    ...shared,
    feeds,
    chance: new ScriptedChance(1, 2),
    newLinkNotice: { made: async (userId, kind) => void told.push([userId, kind]) },
    calendarEvents: {
      of: async (_userId, since) => {
        asked.push(since);
        return [];
      },
    },
  });
  const { token } = await feed.create(1);
  const read = (address = token, network = '203.0.113.1') => feed.read(address, network);
  return { ...shared, feeds, feed, token, read, told, asked };
}

describe('the calendar feed of a user', () => {
  it('has one address of 26 letters and digits, of which its owner is told, and a new one replaces it', async () => {
    const { feed, token, read, told } = await aFeed();
    expect(token).toMatch(/^[0-9a-z]{26}$/);
    expect(told).toEqual([[1, 'calendar_feed']]);
    const next = await feed.create(1);
    expect(await read()).toBeNull();
    expect(await read(next.token)).toMatchObject({ owner: { userId: 1 } });
  });

  it('can be revoked, twice too', async () => {
    const { feed, feeds, read } = await aFeed();
    for (let i = 0; i < 2; i++) await feed.revoke(1);
    expect([await read(), await feeds.createdAt(1)]).toEqual([null, null]);
  });

  it('is made ten times an hour', async () => {
    const { feed } = await aFeed();
    for (let i = 1; i < 10; i++) await feed.create(1);
    await refused(feed.create(1), 'too_many_attempts');
    await feed.create(2);
  });

  it('has the tables of the last eight weeks and the next ones', async () => {
    const { read, asked, clock } = await aFeed();
    expect(await read()).toMatchObject({ owner: { userId: 1 }, events: [] });
    expect((clock.now().getTime() - asked[0]!.getTime()) / 86_400_000).toBe(56);
  });

  it('has nothing for a suspended user', async () => {
    const { read, suspensions, clock } = await aFeed();
    const grounds = { userId: 1, reason: 'spam', until: null };
    await suspensions.add(Suspension.suspend(grounds, 99, clock.now()));
    expect(await read()).toBeNull();
  });

  it('is read sixty times in ten minutes, whichever service reads it', async () => {
    const { read, token } = await aFeed();
    await limitedTo(60, (turn) => read(token, `203.0.113.${turn}`));
  });

  it('is not found by guessing: a network may try sixty unknown addresses, and right ones do not count', async () => {
    const { read } = await aFeed();
    await read();
    for (let i = 0; i < 60; i++) expect(await read(UNKNOWN)).toBeNull();
    await refused(read(UNKNOWN), 'too_many_attempts');
  });
});
