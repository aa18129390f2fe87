import fc from 'fast-check';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { Budget } from '../../../src/domain/seating/model/budget.js';
import { CompatibilityGraph } from '../../../src/domain/seating/graph/compatibility-graph.js';
import { constructTables } from '../../../src/domain/seating/search/construction.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { solveWithoutLookahead } from '../../../src/domain/seating/decomposition.js';
import { Assignment } from '../../../src/domain/seating/search/assignment.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import { neighborhoodSearch } from '../../../src/domain/seating/search/neighborhood-search.js';
import { seatingRules } from '../../../src/domain/seating/model/rules.js';
import { connectedComponents } from '../../../src/domain/seating/graph/components.js';
import { measure, optimum } from './optimum.js';
import { anyProblem } from './seekers.js';

const seed = 20250628;
const large = { numRuns: 80, seed };
const small = { numRuns: 300, seed };

describe('for any problem', () => {
  test('a result violates no rule, seats no user twice, omits none, and does not depend on the order of the input', () => {
    fc.assert(
      fc.property(anyProblem(40), fc.infiniteStream(fc.nat()), (problem, chance) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((item) => ({ item, at: chance.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const other = {
          ...problem,
          waiting: shuffled(problem.waiting),
          openTables: shuffled(problem.openTables).map((table) => ({
            ...table,
            members: shuffled(table.members),
          })),
        };
        const result = solveSeating(problem);
        expect(ruleViolations(problem, result)).toEqual([]);
        expect(solveSeating(other)).toEqual(result);
      }),
      large,
    );
  });
});

describe('compared with the optimum', () => {
  test('up to nine users: seats, small tables and the lowest mean affinity are optimal', () => {
    let seated = 0;
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const best = optimum(problem);
        seated += best.seated;
        expect(measure(problem, solveWithoutLookahead(problem))).toEqual(best);
      }),
      small,
    );
    expect(seated).toBeGreaterThan(2 * small.numRuns);
  });

  test('construction and neighborhood search find the optimal number of seats for up to nine users', () => {
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const rules = seatingRules(problem.pass, problem.patienceSeconds);
        const seated = connectedComponents(problem, rules).map((linked) => {
          const graph = new CompatibilityGraph(linked, rules);
          const assignment = new Assignment(graph);
          constructTables(assignment);
          neighborhoodSearch(assignment, seededRandom(problem.seed), new Budget(100_000));
          return graph.waiting - assignment.unseated().length;
        });
        expect(seated.reduce((sum, count) => sum + count, 0)).toBe(optimum(problem).seated);
      }),
      small,
    );
  });
});
