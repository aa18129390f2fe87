import { topOf } from '../../../../web-admin/src/shared/charts/format-numbers.js';

it.each([
  [[], 1],
  [[0, 0, null], 1],
  [[0, 3, 0], undefined],
])('the axis of the counts %j ends at %j, so that its labels are whole numbers', (counts, top) => {
  expect(topOf(counts)).toBe(top);
});
