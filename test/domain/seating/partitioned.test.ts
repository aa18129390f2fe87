import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { alongTheRoad } from './along-the-road.js';
import { aProblem, aSeeker, seekers } from './seekers.js';

const random = seededRandom(7);

describe('a component larger than the limit', () => {
  test('is solved by partition: valid, nearly all seated, independent of the order of the input', () => {
    const waiting = alongTheRoad(2_500, random);
    const openTables = [{ matchId: 1, members: seekers(4, { age: 25 }, 50_000) }];
    const problem = aProblem(waiting, { openTables });
    const result = solveSeating(problem);
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.unseated.length).toBeLessThan(10);
    expect(solveSeating({ ...problem, waiting: random.shuffle([...waiting]) })).toEqual(result);
  });

  test('is repaired at the boundaries: a user whose compatible users are in another part is seated', () => {
    const northbound = alongTheRoad(1_400, random).sort(
      (a, b) => a.coordinates!.latitude - b.coordinates!.latitude,
    );
    const northern = northbound.splice(-5).map((person) => ({ ...person, maxDistance: 100 }));
    const picky = aSeeker(9_999, {
      age: 25,
      ageRange: AgeRange.of(18, 45),
      coordinates: northbound[0]!.coordinates,
      maxDistance: 100,
      avoid: new Set(northbound.map(({ id }) => id)),
    });
    const problem = aProblem([...northbound, ...northern, picky]);
    const result = solveSeating(problem);
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.unseated).not.toContain(9_999);
  });
});
