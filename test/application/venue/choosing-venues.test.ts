import { aTableWithVenues } from './a-table-with-venues.js';
import { refused } from '../../support/refused.js';

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
    await refused(table.vote(99, table.id, venueId), 'match_not_found');
    await refused(table.vote(1, 1, venueId), 'match_not_found');
    const meetup = await table.meetup(await table.plan(1));
    await refused(table.propose(1, meetup.table.id), 'match_not_found');
  });

  it('limits votes and proposals per user, and refuses unreadable names', async () => {
    const table = await aTableWithVenues();
    const names = ['Bistro 1', 'Bistro 2'].map((name) => table.idOf(name));
    for (let i = 0; i < 30; i++) await table.vote(1, table.id, names[i % 2]!);
    await refused(table.vote(1, table.id, names[0]!), 'too_many_attempts');
    for (let i = 0; i < 20; i++) await table.propose(1, table.id);
    await refused(table.propose(1, table.id), 'too_many_attempts');
    await refused(table.propose(2, table.id, { name: '\u202eefac' }), 'venue_not_readable');
  });

  it('tells who proposes a place that it is closed then, and takes it when they want it anyway', async () => {
    const table = await aTableWithVenues([]);
    const place = { openingHours: 'off' };
    await refused(table.propose(1, table.id, place), 'venue_is_closed');
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
    await refused(table.propose(99, table.id, { openingHours: 'off' }), 'match_not_found');
    expect(table.openingHours.asked).toHaveLength(read);
  });
});

const ADA = { kind: 'booked', bookedAs: 'Ada' } as const;

it('the booking is told in the chat: taken, full, the next place, booked', async () => {
  const table = await aTableWithVenues();
  const said = table.lines().length;
  await table.takeBooking(1, table.id);
  await table.settleBooking(1, table.id, table.idOf('Bistro 1'), { kind: 'full' });
  await table.settleBooking(1, table.id, table.idOf('Bistro 2'), ADA);
  expect(table.lines().slice(said)).toEqual([
    '{name} takes care of the booking.',
    'No room: Bistro 1 is full. Please vote again.',
    'Leading: Bistro 2',
    'Your table is booked: Bistro 2.',
  ]);
  expect(table.realtime.signals.at(-1)).toMatchObject({ type: 'matches_changed' });
});

it('a place that needs no booking is told in the chat', async () => {
  const table = await aTableWithVenues();
  await table.takeBooking(1, table.id);
  await table.settleBooking(1, table.id, table.idOf('Bistro 1'), { kind: 'not_needed' });
  expect(table.lines().at(-1)).toBe('No booking needed: Bistro 1. Just come along.');
});

it('when the last place is full, the product proposes others at once', async () => {
  const table = await aTableWithVenues();
  await table.takeBooking(1, table.id);
  for (const name of ['Bistro 1', 'Bistro 2', 'Bistro 3'])
    await table.settleBooking(1, table.id, table.idOf(name), { kind: 'full' });
  expect(table.place()).toBeNull();
  table.places.places = [...table.places.places].reverse();
  await table.doJobs();
  expect(table.place()).toBe('Bistro 4');
});

it('leaving hands the task back, which the table is told, and another member can take it', async () => {
  const table = await aTableWithVenues();
  await table.takeBooking(1, table.id);
  await refused(table.takeBooking(2, table.id), 'booking_is_taken');
  await table.leave(1, table.id);
  await table.takeBooking(2, table.id);
  await table.doJobs();
  const free = 'Nobody takes care of the booking any more. Who does?';
  expect(table.lines().filter((line) => line === free)).toHaveLength(1);
  await table.giveBackBooking(2, table.id);
  expect(table.lines().at(-1)).toBe(free);
});

it('acts of one member are limited', async () => {
  const table = await aTableWithVenues();
  for (let i = 0; i < 30; i++) await table.takeBooking(1, table.id);
  await refused(table.giveBackBooking(1, table.id), 'too_many_attempts');
});
