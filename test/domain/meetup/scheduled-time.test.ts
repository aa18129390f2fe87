import { isScheduledTime, startsAt } from '../../../src/domain/meetup/scheduled-time.js';

it.each([
  ['brunch', '2026-03-07T16:00:00Z'],
  ['lunch', '2026-03-07T18:00:00Z'],
  ['dinner', '2026-03-07T23:00:00Z'],
  ['09:05', '2026-03-07T14:05:00Z'],
  ['23:59', '2026-03-08T04:59:00Z'],
])('%s on 2026-03-07 in New York starts at %s', (time, instant) => {
  expect(isScheduledTime(time)).toBe(true);
  expect(startsAt('2026-03-07', time, 'America/New_York')).toEqual(new Date(instant));
});
