import { makeWorld, type WorldKind } from '../../support/seating/worlds.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { aProblem } from './seekers.js';

// The optimum, by an exact integer program over all possible tables.
test.each<[WorldKind, number, number]>([
  ['mixed', 300, 264],
  ['trap', 300, 835],
  ['sparse', 150, 412],
])('for hundreds of users, %s: seats at least 99 % of the optimum', (kind, people, most) => {
  let seated = 0;
  for (const seed of [1, 2, 3]) {
    for (const waiting of makeWorld(kind, people, seed).values()) {
      const problem = aProblem(waiting);
      const result = solveSeating(problem);
      expect(ruleViolations(problem, result)).toEqual([]);
      seated += waiting.length - result.unseated.length;
    }
  }
  expect(seated).toBeGreaterThanOrEqual(Math.ceil(most * 0.99));
  expect(seated).toBeLessThanOrEqual(most);
});
