import fc from 'fast-check';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { Budget } from '../../../src/domain/seating/model/budget.js';
import { CompatibilityGraph } from '../../../src/domain/seating/graph/compatibility-graph.js';
import { solveLexicographically } from '../../../src/domain/seating/column-generation/lexicographic.js';
import { proveSeats } from '../../../src/domain/seating/column-generation/seat-proof.js';
import { constructTables } from '../../../src/domain/seating/search/construction.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { solveWithoutLookahead } from '../../../src/domain/seating/decomposition.js';
import { Assignment } from '../../../src/domain/seating/search/assignment.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import { neighborhoodSearch } from '../../../src/domain/seating/search/neighborhood-search.js';
import { seatingRules } from '../../../src/domain/seating/model/rules.js';
import { assignmentsOf } from './assignments.js';
import { measure, optimum } from './optimum.js';
import { alike, withPreferences } from './preferences.js';
import { anyProblem } from './seekers.js';

const solver = await HighsSolver.load();
const seed = 20250628;

/** Some users come in twos and up to sixes; companions can be incompatible. */
const withFriends = (most: number) =>
  fc
    .tuple(
      anyProblem(most),
      fc.array(fc.constantFrom(1, 1, 2, 2, 3, 3, 4, 5, 6), { minLength: most, maxLength: most }),
    )
    .map(([problem, sizes]) => {
      const groups = sizes.flatMap((size, at) => Array<number | null>(size).fill(size === 1 ? null : at + 1));
      const waiting = problem.waiting.map((one, at) => ({ ...one, group: groups[at] ?? null }));
      return { ...problem, waiting };
    });

/** An assignment of all users, as the engine makes it: without open tables that have no free seat. */
function constructed({ waiting, openTables, pass, patienceSeconds }: SeatingProblem): Assignment {
  const component = { waiting, openTables: openTables.filter(({ members }) => members.length < 6) };
  const assignment = new Assignment(new CompatibilityGraph(component, seatingRules(pass, patienceSeconds)));
  constructTables(assignment);
  return assignment;
}

describe.each<[string, (most: number) => fc.Arbitrary<SeatingProblem>]>([
  ['of single users', anyProblem],
  ['with friends', withFriends],
  [
    'with wishes about whole tables',
    (most) => withPreferences(fc.oneof(anyProblem(most), alike(anyProblem(most)))),
  ],
])('a problem %s', (kind, problems) => {
  test('has a result that breaks no rule, omits nobody, and does not depend on the order of the input', () =>
    fc.assert(
      fc.property(problems(40), fc.infiniteStream(fc.nat()), (problem, chance) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((item) => ({ item, at: chance.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const openTables = problem.openTables.map((table) => ({
          ...table,
          members: shuffled(table.members),
        }));
        const other = { ...problem, waiting: shuffled(problem.waiting), openTables: shuffled(openTables) };
        const result = solveSeating(problem);
        expect(ruleViolations(problem, result)).toEqual([]);
        expect(solveSeating(other)).toEqual(result);
        // Of single users, the test of column generation says this; of many users it takes seconds.
        if (kind !== 'of single users' && problem.waiting.length <= 26)
          expect(ruleViolations(problem, solveSeating(problem, solver))).toEqual([]);
      }),
      { seed, numRuns: 25 },
    ));

  test('of up to nine users is solved as well as by complete enumeration', () => {
    const runs = { seed, numRuns: 150 };
    let seated = 0;
    let special = 0;
    fc.assert(
      fc.property(problems(9), (problem) => {
        const result = solveWithoutLookahead(problem);
        const best = optimum(problem);
        expect(measure(problem, result)).toEqual(best);
        expect(result.certificate.atMost).toBe(best.seated);
        seated += best.seated;
        special += problem.waiting.filter(
          ({ id, group, asksSharedLanguage, notTheOnly }) =>
            (group || asksSharedLanguage || notTheOnly) && !result.unseated.includes(id),
        ).length;
      }),
      runs,
    );
    expect(seated).toBeGreaterThan(runs.numRuns);
    expect(special).toBeGreaterThanOrEqual(kind === 'of single users' ? 0 : 50);
  });

  // Of single users, the tests of column generation and of the proof of seats say this.
  if (kind === 'of single users') return;

  test('has a column generation whose bounds are never below what can be seated, and which separates no friends', () =>
    fc.assert(
      fc.property(problems(9), (problem) => {
        const openTables = problem.openTables.filter(({ members }) => members.length < 6);
        const best = optimum({ ...problem, openTables });
        for (const prove of [
          (assignment: Assignment) => proveSeats(assignment, solver),
          (assignment: Assignment) => solveLexicographically(assignment, solver, 'affinity'),
        ]) {
          const assignment = constructed(problem);
          const { bounds, failure } = prove(assignment);
          const seated = problem.waiting.length - assignment.unseated().length;
          expect(failure).toBeNull();
          expect(bounds.seated).toBeGreaterThanOrEqual(best.seated);
          expect(seated).toBeLessThanOrEqual(best.seated);
          const { graph, tables } = assignment;
          for (const { members } of tables)
            for (const member of members)
              if (member < graph.waiting)
                expect(members).toEqual(expect.arrayContaining([...graph.unitOf(member)]));
        }
      }),
      { seed, numRuns: 50 },
    ));
});

test('construction and neighborhood search find the optimal number of seats for up to nine users', () =>
  fc.assert(
    fc.property(anyProblem(9), (problem) => {
      const seated = assignmentsOf(problem, true).map((assignment) => {
        neighborhoodSearch(assignment, seededRandom(problem.seed), new Budget(100_000));
        return assignment.graph.waiting - assignment.unseated().length;
      });
      expect(seated.reduce((sum, count) => sum + count, 0)).toBe(optimum(problem).seated);
    }),
    { seed, numRuns: 150 },
  ));
