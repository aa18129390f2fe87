import { expect, it } from '@jest/globals';
import { pastQuarters } from '../../../../src/domain/seating/fairness/quarter.js';

it('a quarter is told a week after its end', () => {
  expect(pastQuarters('2026-10-07')[0]).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(pastQuarters('2026-10-08')).toEqual([
    { from: '2026-07-01', to: '2026-09-30' },
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-01-01', to: '2026-03-31' },
  ]);
  expect(pastQuarters('2027-01-31')[0]).toEqual({ from: '2026-10-01', to: '2026-12-31' });
});
