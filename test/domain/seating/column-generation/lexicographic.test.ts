import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeWorld, type WorldKind } from '../../../../bench/worlds.js';
import { certify } from '../../../../src/domain/seating/certificate.js';
import { HighsSolver } from '../../../../src/adapters/seating/highs-solver.js';
import { ruleViolations } from '../../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../../src/domain/seating/model/result.js';
import type { LpSolver } from '../../../../src/domain/seating/column-generation/lp-solver.js';
import { Assignment } from '../../../../src/domain/seating/search/assignment.js';
import { CompatibilityGraph } from '../../../../src/domain/seating/graph/compatibility-graph.js';
import { solveLexicographically } from '../../../../src/domain/seating/column-generation/lexicographic.js';
import { seatingRules } from '../../../../src/domain/seating/model/rules.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { connectedComponents } from '../../../../src/domain/seating/graph/components.js';
import {
  columnsOf,
  objectiveOfColumns,
} from '../../../../src/domain/seating/column-generation/table-column.js';
import { compareObjectives, type ObjectiveValue } from '../../../../src/domain/seating/model/objective.js';
import { optimum, qualityOf } from '../optimum.js';
import { anyProblem, aProblem } from '../seekers.js';

const seed = 20250628;
const solver = await HighsSolver.load();

/** The crowds of a problem with nobody seated yet. */
function emptyPlans(problem: SeatingProblem): Assignment[] {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  return connectedComponents(problem, rules).map(
    (people) => new Assignment(new CompatibilityGraph(people, rules)),
  );
}

/** Who sits together in the end, open tables that nobody could join included. */
function groupsOf(problem: SeatingProblem, assignments: readonly Assignment[]): Seeker[][] {
  const tables = assignments.flatMap(({ graph, tables: own }) =>
    own.map(({ matchId, members }) => ({ matchId, people: members.map((one) => graph.people[one]!) })),
  );
  const open = problem.openTables.map(
    (table) => tables.find(({ matchId }) => matchId === table.matchId)?.people ?? [...table.members],
  );
  return [...open, ...tables.filter(({ matchId }) => matchId === null).map(({ people }) => people)];
}

const worthOfPlan = (assignment: Assignment): ObjectiveValue => objectiveOfColumns(columnsOf(assignment));

/** Everything a result is worth, in the order that decides. */
function orderOf(problem: SeatingProblem, result: SeatingResult): number[] {
  const goesFirst = new Set(problem.waiting.filter((one) => one.goesFirst).map(({ id }) => id));
  const seated = [
    ...result.tables.flatMap(({ members }) => members),
    ...result.grown.flatMap(({ added }) => added),
  ];
  const { certificate } = result;
  return [
    seated.length,
    seated.filter((id) => goesFirst.has(id)).length,
    -certificate.small,
    certificate.worst,
    certificate.affinity,
  ];
}

function isNoWorse(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, level) => Math.abs(value - other[level]!) > 1e-6);
  return at < 0 || one[at]! > other[at]!;
}

describe('a proved seating', () => {
  test('of up to nine people, begun with nobody seated, is the best there is', () => {
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const assignments = emptyPlans(problem);
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
      { numRuns: 150, seed },
    );
  });

  test('keeps every rule and every bound, and is never worse than without a solver', () => {
    fc.assert(
      fc.property(anyProblem(40), (problem) => {
        const proved = solveSeating(problem, solver);
        expect(ruleViolations(problem, proved)).toEqual([]);
        const searched = solveSeating(problem);
        expect(isNoWorse(orderOf(problem, proved), orderOf(problem, searched))).toBe(true);
        const { seated, atMost, small, smallAtLeast, worst, worstAtMost, affinity, affinityAtMost } =
          proved.certificate;
        expect(seated).toBeLessThanOrEqual(atMost);
        expect(atMost).toBeLessThanOrEqual(searched.certificate.atMost);
        expect(small).toBeGreaterThanOrEqual(smallAtLeast);
        expect(worst).toBeLessThanOrEqual((worstAtMost ?? 1) + 1e-5);
        expect(affinity).toBeLessThanOrEqual((affinityAtMost ?? 1) + 1e-5);
      }),
      { numRuns: 30, seed },
    );
  });

  test('is the same in whatever order the people come', () => {
    for (const waiting of makeWorld('trap', 90, 5).values()) {
      const one = solveSeating(aProblem(waiting), solver);
      expect(solveSeating(aProblem(waiting.toReversed()), solver)).toEqual(one);
    }
  });

  test.each<[WorldKind, number]>([
    ['mixed', 300],
    ['dense', 40],
    ['sparse', 80],
    ['trap', 120],
  ])(
    '%s %d: as many sit as anybody could seat, and their company is the best within a hundredth',
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

describe('a solver that is not to be trusted', () => {
  const failing: LpSolver = {
    open: () => {
      throw new Error('out of memory');
    },
    solveMip: () => {
      throw new Error('out of memory');
    },
  };
  /** Says whatever chance says, of the right length or not. */
  const lying = (chance: () => number): LpSolver => ({
    open: (rows) => {
      let columns = 0;
      const all = (count: number) => Array.from({ length: count }, chance);
      return {
        addColumns: (more) => (columns += more.length),
        addRows: () => {},
        solve: () =>
          chance() < 0.05
            ? null
            : { primal: all(columns), dual: all(Math.floor(rows.length * 2 * chance())) },
        release: () => {},
      };
    },
    solveMip: (_rows, columns) => ({
      primal: columns.map(() => Math.round(chance())),
      dualBound: 1e9 * chance(),
    }),
  });

  test('one that fails leaves the seating as the search left it', () => {
    for (const waiting of makeWorld('trap', 90, 5).values()) {
      const { certificate: proof, ...tables } = solveSeating(aProblem(waiting), failing);
      const { certificate: searched, ...same } = solveSeating(aProblem(waiting));
      expect(tables).toEqual(same);
      expect(proof).toEqual(searched);
    }
  });

  test('one that lies breaks no rule and seats nobody twice', () => {
    fc.assert(
      fc.property(
        anyProblem(9),
        fc.infiniteStream(fc.double({ min: -1, max: 2, noNaN: false })),
        (problem, numbers) => {
          const assignments = emptyPlans(problem);
          for (const assignment of assignments)
            solveLexicographically(
              assignment,
              lying(() => Number(numbers.next().value)),
              'affinity',
            );
          const groups = groupsOf(problem, assignments);
          const sizes = groups.flat();
          expect(new Set(sizes).size).toBe(sizes.length);
          const liar = lying(() => Number(numbers.next().value));
          expect(ruleViolations(problem, solveSeating(problem, liar))).toEqual([]);
        },
      ),
      { numRuns: 60, seed },
    );
  });

  test('one that seats everybody at every table at once is not believed', () => {
    const all = (count: number) => new Array<number>(count).fill(1);
    const generous: LpSolver = {
      open: (rows) => {
        let columns = 0;
        return {
          addColumns: (more) => (columns += more.length),
          addRows: () => {},
          solve: () => ({ primal: all(columns), dual: new Array<number>(rows.length).fill(0) }),
          release: () => {},
        };
      },
      solveMip: (_rows, columns) => ({ primal: all(columns.length), dualBound: 1e9 }),
    };
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const assignments = emptyPlans(problem);
        for (const assignment of assignments) solveLexicographically(assignment, generous, 'affinity');
        const people = groupsOf(problem, assignments).flat();
        expect(new Set(people).size).toBe(people.length);
      }),
      { numRuns: 60, seed },
    );
  });

  test('at the heart of a graph too, the assignment is as good as it was', () => {
    let chance = 1;
    const next = () => (chance = (chance * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (const waiting of makeWorld('trap', 90, 6).values()) {
      const problem = aProblem(waiting);
      const result = solveSeating(problem, lying(next));
      expect(ruleViolations(problem, result)).toEqual([]);
      expect(isNoWorse(orderOf(problem, result), orderOf(problem, solveSeating(problem)))).toBe(true);
    }
  });
});

test('a assignment that cannot be better stays as it is', () => {
  for (const waiting of makeWorld('trap', 60, 3).values()) {
    const [assignment] = emptyPlans(aProblem(waiting));
    solveLexicographically(assignment!, solver, 'affinity');
    const before = worthOfPlan(assignment!);
    solveLexicographically(assignment!, solver, 'affinity');
    expect(compareObjectives(worthOfPlan(assignment!), before)).toBeGreaterThanOrEqual(0);
  }
});
