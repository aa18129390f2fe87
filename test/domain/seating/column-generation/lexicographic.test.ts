import fc from 'fast-check';
import { makeWorld, type WorldKind } from '../../../support/seating/worlds.js';
import { certify } from '../../../../src/domain/seating/certificate.js';
import { HighsSolver } from '../../../../src/adapters/seating/highs-solver.js';
import { ruleViolations } from '../../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../../src/domain/seating/model/result.js';
import { type LpSolver, LpSolverFailed } from '../../../../src/domain/seating/column-generation/lp-solver.js';
import type { Assignment } from '../../../../src/domain/seating/search/assignment.js';
import { solveLexicographically } from '../../../../src/domain/seating/column-generation/lexicographic.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import {
  columnsOf,
  objectiveOfColumns,
} from '../../../../src/domain/seating/column-generation/table-column.js';
import { compareObjectives, type ObjectiveValue } from '../../../../src/domain/seating/model/objective.js';
import { optimum, qualityOf } from '../optimum.js';
import { assignmentsOf } from '../assignments.js';
import { anyProblem, aProblem } from '../seekers.js';
import { making, throwing } from './unreliable-solvers.js';

const seed = 20250628;
const solver = await HighsSolver.load();

/** The members of all tables, open tables outside of components included. */
function groupsOf(problem: SeatingProblem, assignments: readonly Assignment[]): Seeker[][] {
  const tables = assignments.flatMap(({ graph, tables: own }) =>
    own.map(({ matchId, members }) => ({ matchId, people: members.map((one) => graph.people[one]!) })),
  );
  const open = problem.openTables.map(
    (table) => tables.find(({ matchId }) => matchId === table.matchId)?.people ?? [...table.members],
  );
  return [...open, ...tables.filter(({ matchId }) => matchId === null).map(({ people }) => people)];
}

const objectiveOf = (assignment: Assignment): ObjectiveValue => objectiveOfColumns(columnsOf(assignment));

/** The lexicographic objective of a result. */
function orderOf(problem: SeatingProblem, result: SeatingResult): number[] {
  const hasPriority = new Set(problem.waiting.filter((one) => one.hasPriority).map(({ id }) => id));
  const later = problem.waiting.filter((one) => one.comesLater && !one.hasPriority);
  const comesLater = new Set(later.map(({ id }) => id));
  const seated = [
    ...result.tables.flatMap(({ members }) => members),
    ...result.grown.flatMap(({ added }) => added),
  ];
  const { certificate } = result;
  return [
    seated.length,
    seated.filter((id) => hasPriority.has(id)).length,
    -seated.filter((id) => comesLater.has(id)).length,
    -certificate.small,
    certificate.worst,
    certificate.affinity,
  ];
}

function isNoWorse(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, level) => Math.abs(value - other[level]!) > 1e-6);
  return at < 0 || one[at]! > other[at]!;
}

describe('column generation', () => {
  test('finds the optimum for up to nine users from an empty assignment', () =>
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const assignments = assignmentsOf(problem);
        const certificates = assignments.map((assignment) => {
          const { bounds } = solveLexicographically(assignment, solver, 'affinity');
          return certify(assignment, 'bounded', bounds);
        });
        const best = optimum(problem);
        const { worst, ...numbers } = qualityOf(groupsOf(problem, assignments), problem);
        expect({ ...numbers, worst: best.worst }).toEqual(best);
        expect(worst).toBeGreaterThanOrEqual(best.worst - Math.max(0.0021, best.worst * 0.011));
        const atMost = certificates.reduce((sum, { bounds }) => sum + bounds.seated, 0);
        expect(atMost).toBe(best.seated);
        for (const { bounds, small, total } of certificates) {
          expect(bounds.small).toBe(small);
          expect(total).toBeLessThanOrEqual(bounds.total! + 1e-4);
          expect(total).toBeGreaterThanOrEqual(bounds.total! * 0.999);
        }
      }),
      { numRuns: 50, seed },
    ));

  test('returns valid results within the bounds that are never worse than without a solver', () =>
    fc.assert(
      fc.property(anyProblem(28), (problem) => {
        const bounded = solveSeating(problem, solver);
        expect(ruleViolations(problem, bounded)).toEqual([]);
        const heuristic = solveSeating(problem);
        expect(isNoWorse(orderOf(problem, bounded), orderOf(problem, heuristic))).toBe(true);
        const { seated, atMost, small, smallAtLeast, worst, worstAtMost, affinity, affinityAtMost } =
          bounded.certificate;
        expect(seated).toBeLessThanOrEqual(atMost);
        expect(atMost).toBeLessThanOrEqual(heuristic.certificate.atMost);
        expect(small).toBeGreaterThanOrEqual(smallAtLeast);
        expect(worst).toBeLessThanOrEqual((worstAtMost ?? 1) + 1e-5);
        expect(affinity).toBeLessThanOrEqual((affinityAtMost ?? 1) + 1e-5);
      }),
      { numRuns: 20, seed },
    ));

  test.each<[WorldKind, number]>([
    ['mixed', 300],
    ['dense', 40],
    ['sparse', 80],
    ['trap', 120],
  ])(
    '%s %d: reaches the bounds of seats and small tables, and 99 % of the affinity bound',
    (kind, people) => {
      for (const waiting of makeWorld(kind, people, 4).values()) {
        const { certificate } = solveSeating(aProblem(waiting), solver);
        expect(certificate.seated).toBe(certificate.atMost);
        expect(certificate.small).toBe(certificate.smallAtLeast);
        expect(certificate.affinity).toBeGreaterThanOrEqual(certificate.affinityAtMost! * 0.99);
      }
    },
  );
});

describe('an unreliable LP solver', () => {
  /** Returns random values, sometimes of the wrong length. */
  const randomSolver = (chance: () => number): LpSolver =>
    making(
      (columns) => Array.from({ length: columns }, chance),
      (rows) => Array.from({ length: Math.floor(rows * 2 * chance()) }, chance),
      (_rows, columns) => ({ primal: columns.map(() => Math.round(chance())), dualBound: 1e9 * chance() }),
      () => chance() < 0.05,
    );

  test('that fails leaves the result of the local search, and the result names the failure', () => {
    const [waiting] = makeWorld('sparse', 80, 4).values();
    const failing = throwing(new LpSolverFailed('out of memory'));
    const { solverFailure, ...actual } = solveSeating(aProblem(waiting!), failing);
    const { solverFailure: none, ...expected } = solveSeating(aProblem(waiting!));
    expect([solverFailure, none]).toEqual(['out of memory', null]);
    expect(actual).toEqual(expected);
  });

  test('is no excuse for a defect of the engine, which is thrown', () => {
    const defect = new TypeError('columns is not iterable');
    const [assignment] = assignmentsOf(aProblem([...makeWorld('trap', 90, 5).values()][0]!));
    expect(() => solveLexicographically(assignment!, throwing(defect), 'affinity')).toThrow(defect);
  });

  test('that returns random values cannot violate a rule', () =>
    fc.assert(
      fc.property(
        anyProblem(9),
        fc.infiniteStream(fc.double({ min: -1, max: 2, noNaN: false })),
        (problem, numbers) => {
          const assignments = assignmentsOf(problem);
          for (const assignment of assignments)
            solveLexicographically(
              assignment,
              randomSolver(() => Number(numbers.next().value)),
              'affinity',
            );
          const groups = groupsOf(problem, assignments);
          const sizes = groups.flat();
          expect(new Set(sizes).size).toBe(sizes.length);
          const random = randomSolver(() => Number(numbers.next().value));
          expect(ruleViolations(problem, solveSeating(problem, random))).toEqual([]);
        },
      ),
      { numRuns: 60, seed },
    ));

  test('that selects every column at once is rejected by the verification', () => {
    const all = (count: number) => Array<number>(count).fill(1);
    const greedy = making(
      all,
      (rows) => Array<number>(rows).fill(0),
      (_rows, columns) => ({ primal: all(columns.length), dualBound: 1e9 }),
    );
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const assignments = assignmentsOf(problem);
        for (const assignment of assignments) solveLexicographically(assignment, greedy, 'affinity');
        const people = groupsOf(problem, assignments).flat();
        expect(new Set(people).size).toBe(people.length);
      }),
      { numRuns: 60, seed },
    );
  });

  test('that returns random values cannot make a large component worse', () => {
    let chance = 1;
    const next = () => (chance = (chance * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (const waiting of makeWorld('trap', 90, 6).values()) {
      const problem = aProblem(waiting);
      const result = solveSeating(problem, randomSolver(next));
      expect(ruleViolations(problem, result)).toEqual([]);
      expect(isNoWorse(orderOf(problem, result), orderOf(problem, solveSeating(problem)))).toBe(true);
    }
  });
});

test('an optimized assignment does not get worse', () => {
  for (const waiting of makeWorld('trap', 60, 3).values()) {
    const [assignment] = assignmentsOf(aProblem(waiting));
    solveLexicographically(assignment!, solver, 'affinity');
    const before = objectiveOf(assignment!);
    solveLexicographically(assignment!, solver, 'affinity');
    expect(compareObjectives(objectiveOf(assignment!), before)).toBeGreaterThanOrEqual(0);
  }
});
