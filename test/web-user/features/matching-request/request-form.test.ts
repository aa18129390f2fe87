import { agesLabel } from '../../../../web-user/src/features/matching-request/request-form.js';

it.each([
  [null, null, '18 – 60+'],
  [21, 34, '21 – 34'],
  [50, 80, '50 – 60+'],
  [60, 80, '60+'],
  [70, 80, '70+'],
])('the ages from %s to %s are shown as %s', (min, max, label) => {
  expect(agesLabel(min, max)).toBe(label);
});
