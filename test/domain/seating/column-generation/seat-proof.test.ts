import fc from 'fast-check';
import { makeWorld } from '../../../support/seating/worlds.js';
import { HighsSolver } from '../../../../src/adapters/seating/highs-solver.js';
import { type LpSolver, LpSolverFailed } from '../../../../src/domain/seating/column-generation/lp-solver.js';
import { proveSeats } from '../../../../src/domain/seating/column-generation/seat-proof.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import { seededRandom } from '../../../../src/domain/seating/model/random.js';
import { areAllCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import { ruleViolations } from '../../../../src/domain/seating/model/verification.js';
import type { Assignment } from '../../../../src/domain/seating/search/assignment.js';
import { solveSeating } from '../../../../src/domain/seating/solve.js';
import { optimum } from '../optimum.js';
import { assignmentsOf } from '../assignments.js';
import { anyProblem, aProblem } from '../seekers.js';
import { making } from './unreliable-solvers.js';

const seed = 20250628;
const solver = await HighsSolver.load();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const seatedIn = ({ graph, tables }: Assignment): number =>
  sum(tables.map(({ members }) => members.filter((person) => person < graph.waiting).length));

/** The slot that a fifth of all users of the world request. */
const crowdedSlot = (people: number, worldSeed: number): SeatingProblem =>
  aProblem(makeWorld('campus', people, worldSeed).get('2025-06-28/dinner/restaurant')!);

describe('the proof of seats', () => {
  test.each([
    ['no table', false],
    ['constructed tables', true],
  ])('never bounds the seats below the optimum, from %s', (_start, isConstructed) =>
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const assignments = assignmentsOf(problem, isConstructed);
        const before = sum(assignments.map(seatedIn));
        const bound = sum(assignments.map((assignment) => proveSeats(assignment, solver).bounds.seated));
        const after = sum(assignments.map(seatedIn));
        const best = optimum(problem).seated;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(best);
        expect(bound).toBeGreaterThanOrEqual(best);
        for (const { graph, tables } of assignments)
          for (const { members, fixedCount } of tables)
            expect(fixedCount > 0 || areAllCompatible(members.map((one) => graph.people[one]!))).toBe(true);
      }),
      { numRuns: 50, seed },
    ),
  );

  test('stays valid with an LP solver that returns random values', () => {
    const random = seededRandom(seed);
    const chance = () => random.below(1000) / 1000;
    const unreliable = making(
      (columns) => Array.from({ length: columns }, chance),
      () => Array.from({ length: random.below(12) }, () => 2 * chance() - 0.5),
      () => null,
    );
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        const assignments = assignmentsOf(problem, true);
        const bound = sum(assignments.map((one) => proveSeats(one, unreliable).bounds.seated));
        expect(bound).toBeGreaterThanOrEqual(optimum(problem).seated);
      }),
      { numRuns: 30, seed },
    );
  });

  /** The solver, whose models throw this from the nth one on. */
  const throwingFrom = (nth: number, error: Error): LpSolver => {
    let opened = 0;
    return {
      open: (rows) => {
        if (++opened >= nth) throw error;
        return solver.open(rows);
      },
      solveMip: () => null,
    };
  };

  test('keeps the bound of cliques and the tables where the solver fails, and names the failure', () => {
    const problem = crowdedSlot(1_400, 3);
    const failing = throwingFrom(1, new LpSolverFailed('out of memory'));
    const { certificate, solverFailure, ...tables } = solveSeating(problem, failing);
    const { certificate: heuristic, solverFailure: none, ...same } = solveSeating(problem);
    expect(tables).toEqual(same);
    expect(certificate.atMost).toBe(heuristic.atMost);
    expect([solverFailure, none]).toEqual(['out of memory', null]);
  });

  test('names a failure in the part that is solved as a problem of its own', () => {
    const problem = crowdedSlot(1_400, 3);
    const failing = throwingFrom(2, new LpSolverFailed('out of memory'));
    const result = solveSeating(problem, failing);
    expect(result.solverFailure).toBe('out of memory');
    expect(ruleViolations(problem, result)).toEqual([]);
  });

  test('throws a defect of the engine', () => {
    const defect = new TypeError('columns is not iterable');
    expect(() => solveSeating(crowdedSlot(1_400, 3), throwingFrom(1, defect))).toThrow(defect);
  });

  test.each([3, 5])('bounds the seats within one of those seated on campuses: seed %d', (worldSeed) => {
    const problem = crowdedSlot(2_400, worldSeed);
    const result = solveSeating(problem, solver);
    const heuristic = solveSeating(problem).certificate;
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.certificate.seated).toBeGreaterThanOrEqual(heuristic.seated);
    expect(result.certificate.atMost).toBeLessThan(heuristic.atMost);
    expect(result.certificate.atMost - result.certificate.seated).toBeLessThanOrEqual(1);
  });
});
