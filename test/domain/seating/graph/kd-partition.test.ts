import { kdPartition } from '../../../../src/domain/seating/graph/kd-partition.js';
import { alongTheRoad } from '../golden-worlds.js';
import { seekers } from '../seekers.js';

describe('the k-d partition', () => {
  test('contains every user and every table once, in parts below the limit', () => {
    const { waiting } = alongTheRoad(900);
    const openTables = Array.from({ length: 40 }, (_, index) => ({
      matchId: index + 1,
      members: seekers(4, {}, 10_000 + 4 * index),
    }));
    const parts = kdPartition({ waiting, openTables }, 200);
    expect(parts.length).toBeGreaterThan(5);
    const sizes = parts.map((part) => part.waiting.length + 4 * part.openTables.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    expect(
      parts
        .flatMap((part) => part.waiting)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual(waiting.map(({ id }) => id));
    expect(parts.flatMap((part) => part.openTables).length).toBe(40);
  });

  test('also splits users at one location', () =>
    expect(kdPartition({ waiting: seekers(100), openTables: [] }, 30)).toHaveLength(4));
});
