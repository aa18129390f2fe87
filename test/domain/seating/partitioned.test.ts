import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import { acrossABoundary, alongTheRoad } from './golden-worlds.js';
import { seekers } from './seekers.js';

describe('a component larger than the limit', () => {
  test('is solved by partition: valid, nearly all seated, independent of the order of the input', () => {
    const openTables = [{ matchId: 1, members: seekers(4, { age: 25 }, 50_000) }];
    const problem = { ...alongTheRoad(2_500), openTables, pass: 'final' as const };
    const result = solveSeating(problem);
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.unseated.length).toBeLessThan(10);
    const waiting = seededRandom(7).shuffle([...problem.waiting]);
    expect(solveSeating({ ...problem, waiting })).toEqual(result);
  });

  test('is repaired at the boundaries: a user whose compatible users are in another part is seated', () => {
    const problem = acrossABoundary(1_400);
    const result = solveSeating(problem);
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.unseated).not.toContain(1_401);
  });
});
