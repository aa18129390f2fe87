import { limitedTo, refused } from '../../support/refused.js';
import { aTableWithVenues } from './a-table-with-venues.js';

let table: Awaited<ReturnType<typeof aTableWithVenues>>;
let said: number;
const newLines = () => table.lines().slice(said);
beforeEach(async () => {
  table = await aTableWithVenues();
  said = table.lines().length;
});

describe('the venue ballot', () => {
  it('signals each vote to all members and posts a new result in the chat', async () => {
    await table.votes(1, 'Bistro 1');
    expect(newLines()).toEqual([]);
    await table.votes(1, 'Bistro 2');
    expect(newLines()).toEqual(['Leading: Bistro 2']);
    expect(table.realtime.signals.at(-1)).toMatchObject({ type: 'matches_changed' });
    expect(table.place()).toBe('Bistro 2');
  });

  it('has no result after the only vote for a venue of a member is withdrawn', async () => {
    table = await aTableWithVenues([]);
    await table.proposes(1);
    await table.votes(1, 'Cafe Mira');
    await table.withdrawVote(1, table.id, table.idOf('Cafe Mira'));
    expect(table.place()).toBeNull();
    expect(table.lines().at(-1)).toBe('No place picked yet. Suggest one or vote!');
  });

  it('is closed to other users, who would learn from hours when it meets, for unknown matches and for meetups', async () => {
    await refused(table.votes(99, 'Bistro 1'), 'match_not_found');
    await refused(table.vote(1, 1, table.idOf('Bistro 1')), 'match_not_found');
    const meetup = await table.meetup(await table.plan(1));
    await refused(table.propose(1, meetup.table.id), 'match_not_found');
    const read = table.openingHours.asked.length;
    await refused(table.proposes(99, { openingHours: 'off' }), 'match_not_found');
    expect(table.openingHours.asked).toHaveLength(read);
  });

  it('limits votes, proposals and acts of booking per user, and refuses unreadable names', async () => {
    await limitedTo(30, (turn) => table.votes(1, `Bistro ${1 + (turn % 2)}`));
    await limitedTo(20, () => table.proposes(1));
    for (let i = 0; i < 30; i++) await table.takes(2);
    await refused(table.giveBackBooking(2, table.id), 'too_many_attempts');
    await refused(table.proposes(2, { name: '\u202eefac' }), 'venue_not_readable');
  });

  it('tells who proposes a place that it is closed then, and takes it when they want it anyway', async () => {
    table = await aTableWithVenues([]);
    const place = { openingHours: 'off' };
    await refused(table.proposes(1, place), 'venue_is_closed');
    expect(table.venues()).toEqual([]);
    await table.proposes(1, { ...place, evenIfClosed: true });
    await table.proposes(1, { name: 'Always', openingHours: '24/7' });
    await table.proposes(2, { name: 'Perhaps', openingHours: null });
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
});

describe('the booking', () => {
  beforeEach(() => table.takes(1));

  it('is told in the chat: taken, full, the next place, booked', async () => {
    await table.settles(1, 'Bistro 1', { kind: 'full' });
    await table.settles(1, 'Bistro 2', { kind: 'booked', bookedAs: 'Ada' });
    expect(newLines()).toEqual([
      '{name} takes care of the booking.',
      'No room: Bistro 1 is full. Please vote again.',
      'Leading: Bistro 2',
      'Your table is booked: Bistro 2.',
    ]);
    expect(table.realtime.signals.at(-1)).toMatchObject({ type: 'matches_changed' });
  });

  it('that a place does not need is told in the chat', async () => {
    await table.settles(1, 'Bistro 1', { kind: 'not_needed' });
    expect(table.lines().at(-1)).toBe('No booking needed: Bistro 1. Just come along.');
  });

  it('of the last place that is full makes the product propose others at once', async () => {
    for (const name of table.venues()) await table.settles(1, name, { kind: 'full' });
    expect(table.place()).toBeNull();
    table.places.places = table.places.places.toReversed();
    await table.doJobs();
    expect(table.place()).toBe('Bistro 4');
  });

  it('is handed back by leaving, which the table is told, and another member can take it', async () => {
    await refused(table.takes(2), 'booking_is_taken');
    await table.leave(1, table.id);
    await table.doJobs(table.takes(2));
    const free = 'Nobody takes care of the booking any more. Who does?';
    expect(table.lines().filter((line) => line === free)).toHaveLength(1);
    await table.giveBackBooking(2, table.id);
    expect(table.lines().at(-1)).toBe(free);
  });
});
