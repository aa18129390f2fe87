import { describe, expect, test } from '@jest/globals';
import { kdPartition } from '../../../src/domain/seating/graph/kd-partition.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aProblem, aSeeker, seekers } from './seekers.js';

const random = seededRandom(7);

/** So many people along a road of 80 miles, of all ages up to 40. */
const alongTheRoad = (count: number, from = 1): Seeker[] =>
  Array.from({ length: count }, (_, index) =>
    aSeeker(from + index, {
      age: 18 + random.below(22),
      ageRange: AgeRange.of(18, 45),
      coordinates: { latitude: 40 + random.below(1000) / 870, longitude: -74 },
      waitingSeconds: 3600,
    }),
  );

describe('a company larger than one graph', () => {
  test('is cut into blocks that hold everybody and every table once', () => {
    const waiting = alongTheRoad(900);
    const openTables = Array.from({ length: 40 }, (_, index) => ({
      matchId: index + 1,
      members: seekers(4, {}, 10_000 + 4 * index),
    }));
    const blocks = kdPartition({ waiting, openTables }, 200);
    expect(blocks.length).toBeGreaterThan(5);
    const heads = blocks.map((block) => block.waiting.length + 4 * block.openTables.length);
    expect(Math.max(...heads)).toBeLessThanOrEqual(200);
    expect(
      blocks
        .flatMap((block) => block.waiting)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual(waiting.map(({ id }) => id));
    expect(blocks.flatMap((block) => block.openTables).length).toBe(40);
  });

  test('that is all in one place is cut all the same', () => {
    expect(kdPartition({ waiting: seekers(100), openTables: [] }, 30)).toHaveLength(4);
  });

  test('is seated by the rules, almost whole, in the same way whatever the order of the input', () => {
    const waiting = alongTheRoad(2_500);
    const openTables = [{ matchId: 1, members: seekers(4, { age: 25 }, 50_000) }];
    const problem = aProblem(waiting, { openTables });
    const result = solveSeating(problem);
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.unseated.length).toBeLessThan(10);
    expect(solveSeating({ ...problem, waiting: random.shuffle([...waiting]) })).toEqual(result);
  });

  test('seats somebody whose only company sits beyond the border of a block', () => {
    const northbound = alongTheRoad(1_400).sort((a, b) => a.coordinates!.latitude - b.coordinates!.latitude);
    const friends = northbound.splice(-5).map((friend) => ({ ...friend, maxDistance: 100 }));
    const picky = aSeeker(9_999, {
      age: 25,
      ageRange: AgeRange.of(18, 45),
      coordinates: northbound[0]!.coordinates,
      maxDistance: 100,
      avoid: new Set(northbound.map(({ id }) => id)),
    });
    const problem = aProblem([...northbound, ...friends, picky]);
    const result = solveSeating(problem);
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.unseated).not.toContain(9_999);
  });
});
