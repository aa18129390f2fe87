import highs, { type Highs } from 'highs';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { LpSolverFailed } from '../../../src/domain/seating/column-generation/lp-solver.js';

const solver = await HighsSolver.load();
const AT_MOST_ONE = { lower: -Infinity, upper: 1 };
const rows = [AT_MOST_ONE, AT_MOST_ONE, AT_MOST_ONE];
const pair = (objective: number, a: number, b: number) => ({
  objective,
  rows: [a, b],
  coefficients: [1, 1],
});
const pairs = [pair(2, 0, 1), pair(2, 1, 2), pair(2, 0, 2)];
const limits = { maxNodes: 100, maxIterations: 1000, targetObjective: Infinity };

describe('HiGHS', () => {
  test('three conflicting pairs have the value one half each, with equal dual values', () => {
    const model = solver.open(rows);
    model.addColumns(pairs);
    const solution = model.solve(100)!;
    expect([...Array.from(solution.primal)]).toEqual([0.5, 0.5, 0.5]);
    expect([...Array.from(solution.dual)]).toEqual([1, 1, 1]);
    model.addRows([{ row: AT_MOST_ONE, columns: [0, 1, 2], coefficients: [1, 1, 1] }]);
    expect(Array.from(model.solve(100)!.primal).reduce((sum, value) => sum + value)).toBeCloseTo(1);
    model.addColumns([{ objective: 9, rows: [0, 1, 2, 3], coefficients: [1, 1, 1, 1] }]);
    expect(model.solve(100)!.primal[3]).toBeCloseTo(1);
    model.release();
  });

  test('the MILP selects one pair', () => {
    const solution = solver.solveMip(rows, pairs, [0, 1, 0], limits)!;
    expect(Array.from(solution.primal).reduce((sum, value) => sum + value)).toBeCloseTo(1);
    expect(solution.dualBound).toBeCloseTo(2);
  });

  test('an infeasible program has no solution', () => {
    const infeasible = [{ lower: 2, upper: 2 }];
    const column = { objective: 1, rows: [0], coefficients: [1] };
    expect(solver.solveMip(infeasible, [column], null, limits)).toBeNull();
    const model = solver.open(infeasible);
    model.addColumns([column]);
    expect(model.solve(100)).toBeNull();
    model.release();
  });

  test('memory does not grow with released models', () => {
    const solveSome = (times: number) => {
      for (let time = 0; time < times; time++) {
        const model = solver.open(rows);
        model.addColumns(pairs);
        model.solve(100);
        model.release();
        solver.solveMip(rows, pairs, null, limits);
      }
      return solver.memoryBytes;
    };
    const before = solveSome(20);
    expect(solveSome(500)).toBe(before);
  });
});

describe('an error of the library', () => {
  test('is named as a failure of the solver', async () => {
    const loaded = await (highs as unknown as typeof highs.default)();
    const broken: Highs = {
      ...loaded,
      createModel() {
        throw new Error('malloc failed');
      },
    };
    const failing = new HighsSolver(broken);
    const error = errorOf(() => failing.open(rows));
    expect(error).toBeInstanceOf(LpSolverFailed);
    expect(error).toMatchObject({ message: 'HiGHS: malloc failed' });
    expect(() => failing.solveMip(rows, pairs, null, limits)).toThrow(LpSolverFailed);
  });

  test('about how it was called is a defect and no failure of the solver', () => {
    const model = solver.open(rows);
    const toFourthRow = { objective: 1, rows: [3], coefficients: [1] };
    expect(errorOf(() => model.addColumns([toFourthRow]))).toMatchObject({ name: 'HighsValidationError' });
    model.release();
    expect(errorOf(() => model.solve(100))).toMatchObject({ name: 'HighsDisposedError' });
  });
});

function errorOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
