import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import type { LpSolver } from '../../../src/domain/seating/column-generation/lp-solver.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { makeWorld } from '../../support/seating/worlds.js';
import { aProblem } from './seekers.js';

const highs = await HighsSolver.load();

/** Solves, and counts the simplex iterations. */
function solve(problem: SeatingProblem) {
  let iterations = 0;
  const counting: LpSolver = {
    open(rows) {
      const model = highs.open(rows);
      return {
        addColumns: (columns) => model.addColumns(columns),
        addRows: (cuts) => model.addRows(cuts),
        solve(maxIterations) {
          const solution = model.solve(maxIterations);
          iterations += model.iterations;
          return solution;
        },
        get iterations() {
          return model.iterations;
        },
        release: () => model.release(),
      };
    },
    solveMip: (rows, columns, start, limits) => highs.solveMip(rows, columns, start, limits),
  };
  const { tables, certificate } = solveSeating(problem, counting);
  return { tables, certificate, iterations };
}

describe('a final run of five hundred users in small towns', () => {
  const [waiting] = makeWorld('sparse', 500, 103).values();
  const problem = aProblem(waiting!);
  const full = solve(problem);

  test('proves its seats and ends its search for fewer small tables after a limited number of iterations', () => {
    expect(full.certificate).toMatchObject({ seated: 493, atMost: 493 });
    expect(full.iterations).toBeLessThan(7_000);
  });

  test('seats as many with a fraction of the work when it is for seats only', () => {
    const { certificate, iterations } = solve({ ...problem, forSeatsOnly: true });
    expect(certificate).toMatchObject({ seated: 493, atMost: 493 });
    expect(iterations).toBeLessThan(1_000);
  });
});
