import { instantOf, OTHER_DAYS } from '../../scripts/other-days.js';

const instantsAfter = (now: string) =>
  OTHER_DAYS.map((day) => [day.name, instantOf(day, new Date(now)).toISOString().slice(0, 16)]);

it('tests run on the next day of each kind, a minute before a change of the clock', () => {
  expect(instantsAfter('2026-11-28T17:00:00Z')).toEqual([
    ['Saturday', '2026-12-05T17:35'],
    ['Friday', '2026-12-04T05:15'],
    ['summer time begins in America', '2027-03-14T06:59'],
    ['summer time ends in America', '2027-11-07T05:59'],
    ['summer time begins in Europe', '2027-03-28T00:59'],
    ['summer time ends in Europe', '2027-10-31T00:59'],
    ['end of the year', '2027-01-01T04:55'],
    ['February 28', '2027-02-28T17:00'],
    ['February 29', '2028-02-29T17:00'],
    ['Monday', '2026-11-30T14:00'],
    ['a year ahead', '2027-11-28T17:00'],
    ['five years ahead', '2031-11-28T17:00'],
  ]);
});
