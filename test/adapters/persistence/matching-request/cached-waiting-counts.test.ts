import { CachedWaitingCounts } from '../../../../src/adapters/persistence/matching-request/cached-waiting-counts.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';

const HERE = { south: 41, north: 44, west: -86, east: -82 };

it('a count is read once in five minutes for each slot and reach', async () => {
  const clock = new FixedClock();
  let waiting = 3;
  const asked: unknown[] = [];
  const counts = new CachedWaitingCounts(
    {
      count: async (...of) => {
        asked.push(of);
        return waiting;
      },
    },
    clock,
  );
  expect(await Promise.all([counts.count(DINNER, HERE), counts.count(DINNER, HERE)])).toEqual([3, 3]);
  expect(asked).toHaveLength(1);
  waiting = 4;
  clock.pass({ minutes: 4 });
  expect(await counts.count(DINNER, HERE)).toBe(3);
  expect(await counts.count(DINNER, null)).toBe(4);
  expect(await counts.count({ ...DINNER, preferredTime: 'lunch' }, HERE)).toBe(4);
  clock.pass({ minutes: 1 });
  expect(await counts.count(DINNER, HERE)).toBe(4);
  expect(asked).toHaveLength(4);
});
