import { makeWorld } from '../../support/seating/worlds.js';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { ReloadingSolver } from '../../../src/adapters/seating/reloading-solver.js';
import { type LpSolver, LpSolverFailed } from '../../../src/domain/seating/column-generation/lp-solver.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { aProblem } from '../../domain/seating/seekers.js';

const [waiting] = makeWorld('sparse', 80, 4).values();
/** More than the engine can solve without the solver. */
const problem = aProblem(waiting!);
const working = await HighsSolver.load();
const broken: LpSolver = {
  open: () => {
    throw new LpSolverFailed('out of memory');
  },
  solveMip: () => null,
};

/** Each loading takes the next of these. */
function loading(...attempts: Array<LpSolver | Error>): { solver: ReloadingSolver; left: () => number } {
  const load = async (): Promise<LpSolver> => {
    const next = attempts.shift()!;
    if (next instanceof Error) throw next;
    return next;
  };
  return { solver: new ReloadingSolver(load), left: () => attempts.length };
}

it('a solver that failed is loaded anew for the next problem, and one that works is kept', async () => {
  const { solver, left } = loading(broken, working, broken);
  expect((await solver.solve(problem)).solverFailure).toBe('out of memory');
  const expected = solveSeating(problem, working);
  expect(await solver.solve(problem)).toMatchObject(expected);
  expect(await solver.solve(problem)).toMatchObject(expected);
  expect(left()).toBe(1);
});

it('a solver that cannot be loaded is named in the result, and loaded for the next problem', async () => {
  const { solver } = loading(new Error('no memory'), working);
  expect(await solver.solve(problem)).toMatchObject({
    ...solveSeating(problem),
    solverFailure: 'not loaded: no memory',
  });
  expect((await solver.solve(problem)).solverFailure).toBeNull();
});
