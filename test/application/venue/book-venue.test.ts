import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { BookingIsTaken } from '../../../src/domain/venue/venue-errors.js';
import { aTableWithVenues } from './a-table-with-venues.js';

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
  await expect(table.takeBooking(2, table.id)).rejects.toThrow(BookingIsTaken);
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
  await expect(table.giveBackBooking(1, table.id)).rejects.toThrow(TooManyAttempts);
});
