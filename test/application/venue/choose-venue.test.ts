import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { VenueIsClosed, VenueNotReadable } from '../../../src/domain/venue/venue-errors.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aTableWithVenues } from './a-table-with-venues.js';

describe('the venue ballot', () => {
  it('signals each vote to all members and posts a new result in the chat', async () => {
    const table = await aTableWithVenues();
    const said = table.lines().length;
    await table.vote(1, table.id, table.idOf('Bistro 1'));
    expect(table.lines()).toHaveLength(said);
    await table.vote(1, table.id, table.idOf('Bistro 2'));
    expect(table.lines().slice(said)).toEqual(['Leading: Bistro 2']);
    expect(table.realtime.signals.at(-1)).toMatchObject({ type: 'matches_changed' });
    expect(table.match().suggestedLocation).toBe('Bistro 2');
  });

  it('has no result after the only vote for a venue of a member is withdrawn', async () => {
    const table = await aTableWithVenues([]);
    await table.propose(1, table.id);
    await table.vote(1, table.id, table.idOf('Cafe Mira'));
    await table.withdrawVote(1, table.id, table.idOf('Cafe Mira'));
    expect(table.place()).toBeNull();
    expect(table.lines().at(-1)).toBe('No place picked yet. Suggest one or vote!');
  });

  it('is closed to other users, for unknown matches and for meetups', async () => {
    const table = await aTableWithVenues();
    const venueId = table.idOf('Bistro 1');
    await expect(table.vote(99, table.id, venueId)).rejects.toThrow(MatchNotFound);
    await expect(table.vote(1, 1, venueId)).rejects.toThrow(MatchNotFound);
    const meetup = await table.meetup(await table.plan(1));
    await expect(table.propose(1, meetup.table.id)).rejects.toThrow(MatchNotFound);
  });

  it('limits votes and proposals per user, and refuses unreadable names', async () => {
    const table = await aTableWithVenues();
    const names = ['Bistro 1', 'Bistro 2'].map((name) => table.idOf(name));
    for (let i = 0; i < 30; i++) await table.vote(1, table.id, names[i % 2]!);
    await expect(table.vote(1, table.id, names[0]!)).rejects.toThrow(TooManyAttempts);
    for (let i = 0; i < 20; i++) await table.propose(1, table.id);
    await expect(table.propose(1, table.id)).rejects.toThrow(TooManyAttempts);
    await expect(table.propose(2, table.id, { name: '\u202eefac' })).rejects.toThrow(VenueNotReadable);
  });

  it('tells who proposes a place that it is closed then, and takes it when they want it anyway', async () => {
    const table = await aTableWithVenues([]);
    const place = { openingHours: 'off' };
    await expect(table.propose(1, table.id, place)).rejects.toThrow(VenueIsClosed);
    expect(table.venues()).toEqual([]);
    await table.propose(1, table.id, { ...place, evenIfClosed: true });
    await table.propose(1, table.id, { name: 'Always', openingHours: '24/7' });
    await table.propose(2, table.id, { name: 'Perhaps', openingHours: null });
    const { venues } = table.ballots.at(table.id);
    expect(venues.map(({ name, openness }) => `${name} ${openness}`)).toEqual([
      'Cafe Mira closed',
      'Always open',
      'Perhaps unknown',
    ]);
    const start = table.match().startsAt;
    const until = new Date(start.getTime() + 90 * 60_000);
    expect(table.openingHours.asked.at(-1)).toEqual({ from: start, until, places: 1 });
  });

  it('reads no hours for another user, who would learn when the table meets', async () => {
    const table = await aTableWithVenues();
    const read = table.openingHours.asked.length;
    await expect(table.propose(99, table.id, { openingHours: 'off' })).rejects.toThrow(MatchNotFound);
    expect(table.openingHours.asked).toHaveLength(read);
  });
});
