import { risksOf } from '../../../src/domain/match/table-risk.js';

const NOW = new Date('2026-03-05T15:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const table = { startsAt: inHours(72), members: 5, confirmed: 0, hasVenue: false, isUnbooked: false };

it('a full table days before its start has no risk, even if nothing is confirmed yet', () =>
  expect(risksOf(table, NOW)).toEqual([]));

it('a table that one more cancellation would end is short at any time', () => {
  expect(risksOf({ ...table, members: 3 }, NOW)).toEqual(['short']);
  expect(risksOf({ ...table, members: 4 }, NOW)).toEqual([]);
});

it.each([
  [48, 0, []],
  [47, 2, ['unconfirmed']],
  [47, 3, []],
])('with %s hours left and %s of five confirmations its risks are %j', (hours, confirmed, risks) =>
  expect(risksOf({ ...table, startsAt: inHours(hours), confirmed }, NOW)).toEqual(risks),
);

it('a table without a venue is at risk on the last day, and one with a venue is not', () => {
  const tomorrow = { ...table, startsAt: inHours(23), confirmed: 5 };
  expect(risksOf(tomorrow, NOW)).toEqual(['no_venue']);
  expect(risksOf({ ...tomorrow, startsAt: inHours(24) }, NOW)).toEqual([]);
  expect(risksOf({ ...tomorrow, hasVenue: true }, NOW)).toEqual([]);
});

it('all risks of a table are named', () => {
  const lost = { ...table, startsAt: inHours(3), members: 2, isUnbooked: true };
  expect(risksOf(lost, NOW)).toEqual(['short', 'unconfirmed', 'no_venue', 'not_booked']);
});
