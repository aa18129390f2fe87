import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeWorld, type WorldKind } from '../../../../bench/worlds.js';
import { HighsSolver } from '../../../../src/adapters/forming/highs-solver.js';
import { ruleViolations } from '../../../../src/domain/seating/model/verification.js';
import { formTables } from '../../../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../../src/domain/seating/model/result.js';
import type { LinearSolver } from '../../../../src/domain/seating/column-generation/lp-solver.js';
import { Plan } from '../../../../src/domain/seating/search/assignment.js';
import { CompatibilityGraph } from '../../../../src/domain/seating/graph/compatibility-graph.js';
import { improveByProof } from '../../../../src/domain/seating/column-generation/proof.js';
import { seatingRules } from '../../../../src/domain/seating/model/rules.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { connectedComponents } from '../../../../src/domain/seating/graph/components.js';
import { columnsOf, worthOfColumns } from '../../../../src/domain/seating/column-generation/table-column.js';
import { compareObjectives, type ObjectiveValue } from '../../../../src/domain/seating/model/objective.js';
import { optimum, qualityOf } from '../optimum.js';
import { anyProblem, aProblem } from '../seekers.js';

const seed = 20250628;
const solver = await HighsSolver.load();

/** The crowds of a problem with nobody seated yet. */
function emptyPlans(problem: SeatingProblem): Plan[] {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  return connectedComponents(problem, rules).map((people) => new Plan(new CompatibilityGraph(people, rules)));
}

/** Who sits together in the end, open tables that nobody could join included. */
function groupsOf(problem: SeatingProblem, plans: readonly Plan[]): Seeker[][] {
  const tables = plans.flatMap(({ crowd, tables: own }) =>
    own.map(({ matchId, members }) => ({ matchId, people: members.map((one) => crowd.people[one]!) })),
  );
  const open = problem.openTables.map(
    (table) => tables.find(({ matchId }) => matchId === table.matchId)?.people ?? [...table.members],
  );
  return [...open, ...tables.filter(({ matchId }) => matchId === null).map(({ people }) => people)];
}

const worthOfPlan = (plan: Plan): ObjectiveValue => worthOfColumns(columnsOf(plan));

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
        const plans = emptyPlans(problem);
        const certificates = plans.map((plan) => improveByProof(plan, solver, 'company'));
        const best = optimum(problem);
        const { worst, ...numbers } = qualityOf(groupsOf(problem, plans), problem);
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
        const proved = formTables(problem, solver);
        expect(ruleViolations(problem, proved)).toEqual([]);
        const searched = formTables(problem);
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
      const one = formTables(aProblem(waiting), solver);
      expect(formTables(aProblem(waiting.toReversed()), solver)).toEqual(one);
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
        const { certificate } = formTables(aProblem(waiting), solver);
        expect(certificate.seated).toBe(certificate.atMost);
        expect(certificate.small).toBe(certificate.smallAtLeast);
        expect(certificate.affinity).toBeGreaterThanOrEqual(certificate.affinityAtMost! * 0.99);
      }
    },
  );
});

describe('a solver that is not to be trusted', () => {
  const failing: LinearSolver = {
    open: () => {
      throw new Error('out of memory');
    },
    solveWhole: () => {
      throw new Error('out of memory');
    },
  };
  /** Says whatever chance says, of the right length or not. */
  const lying = (chance: () => number): LinearSolver => ({
    open: (rows) => {
      let columns = 0;
      const all = (count: number) => Array.from({ length: count }, chance);
      return {
        add: (more) => (columns += more.length),
        cut: () => {},
        solve: () =>
          chance() < 0.05
            ? null
            : { shares: all(columns), prices: all(Math.floor(rows.length * 2 * chance())) },
        release: () => {},
      };
    },
    solveWhole: (_rows, columns) => ({
      shares: columns.map(() => Math.round(chance())),
      atMost: 1e9 * chance(),
    }),
  });

  test('one that fails leaves the seating as the search left it', () => {
    for (const waiting of makeWorld('trap', 90, 5).values()) {
      const { certificate: proof, ...tables } = formTables(aProblem(waiting), failing);
      const { certificate: searched, ...same } = formTables(aProblem(waiting));
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
          const plans = emptyPlans(problem);
          for (const plan of plans)
            improveByProof(
              plan,
              lying(() => Number(numbers.next().value)),
              'company',
            );
          const groups = groupsOf(problem, plans);
          const sizes = groups.flat();
          expect(new Set(sizes).size).toBe(sizes.length);
          const liar = lying(() => Number(numbers.next().value));
          expect(ruleViolations(problem, formTables(problem, liar))).toEqual([]);
        },
      ),
      { numRuns: 60, seed },
    );
  });

  test('one that seats everybody at every table at once is not believed', () => {
    const all = (count: number) => new Array<number>(count).fill(1);
    const generous: LinearSolver = {
      open: (rows) => {
        let columns = 0;
        return {
          add: (more) => (columns += more.length),
          cut: () => {},
          solve: () => ({ shares: all(columns), prices: new Array<number>(rows.length).fill(0) }),
          release: () => {},
        };
      },
      solveWhole: (_rows, columns) => ({ shares: all(columns.length), atMost: 1e9 }),
    };
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const plans = emptyPlans(problem);
        for (const plan of plans) improveByProof(plan, generous, 'company');
        const people = groupsOf(problem, plans).flat();
        expect(new Set(people).size).toBe(people.length);
      }),
      { numRuns: 60, seed },
    );
  });

  test('at the heart of a crowd too, the plan is as good as it was', () => {
    let chance = 1;
    const next = () => (chance = (chance * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (const waiting of makeWorld('trap', 90, 6).values()) {
      const problem = aProblem(waiting);
      const result = formTables(problem, lying(next));
      expect(ruleViolations(problem, result)).toEqual([]);
      expect(isNoWorse(orderOf(problem, result), orderOf(problem, formTables(problem)))).toBe(true);
    }
  });
});

test('a plan that cannot be better stays as it is', () => {
  for (const waiting of makeWorld('trap', 60, 3).values()) {
    const [plan] = emptyPlans(aProblem(waiting));
    improveByProof(plan!, solver, 'company');
    const before = worthOfPlan(plan!);
    improveByProof(plan!, solver, 'company');
    expect(compareObjectives(worthOfPlan(plan!), before)).toBeGreaterThanOrEqual(0);
  }
});
