import { putOffAt, putOffFrom } from '../../web-admin/src/app/layout/SecondFactorBanner.js';

const NOW = Date.parse('2026-03-02T15:00:00Z');
const DAY = 24 * 3_600_000;

it('the banner for the second factor can be put off once, for a week', () => {
  expect(putOffAt(null, NOW)).toEqual({ isHidden: false, isPossible: true });
  const until = putOffFrom(NOW);
  expect(putOffAt(until, NOW + 7 * DAY - 1)).toEqual({ isHidden: true, isPossible: false });
  expect(putOffAt(until, NOW + 7 * DAY)).toEqual({ isHidden: false, isPossible: false });
});
