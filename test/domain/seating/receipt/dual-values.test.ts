import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HighsSolver } from '../../../../src/adapters/seating/highs-solver.js';
import { LpSolverFailed } from '../../../../src/domain/seating/column-generation/lp-solver.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import { anonymousRun } from '../../../../src/domain/seating/receipt/anonymous-run.js';
import { dualValuesOf } from '../../../../src/domain/seating/receipt/dual-values.js';
import { seatedIn } from '../../../../src/domain/seating/receipt/receipt.js';
import { ReceiptGraph } from '../../../../src/domain/seating/receipt/receipt-graph.js';
import { solveSeating } from '../../../../src/domain/seating/solve.js';
import { makeWorld } from '../../../support/seating/worlds.js';
import { optimum } from '../optimum.js';
import { anyProblem, aProblem, strangers } from '../seekers.js';

const solver = await HighsSolver.load();
const SLOT = { preferredDate: '2026-12-05', preferredTime: 'dinner', venueType: 'cafe' } as const;
const inOrder = { salt: '', permutation: (count: number) => [...Array(count).keys()] };

function boundOf(problem: SeatingProblem, lp: typeof solver | null = solver) {
  const run = anonymousRun({ slot: SLOT, problem, saved: solveSeating(problem, solver) }, inOrder);
  const { values, failure } = dualValuesOf(run, lp);
  return { seated: seatedIn(run), atMost: new ReceiptGraph(run).atMost(values), failure, values };
}

const anyFinalProblem = (most: number) =>
  anyProblem(most).map((problem) => ({ ...problem, pass: 'final' as const }));

describe('the bound of a receipt', () => {
  test('is never below the optimum, and with an LP solver nearly always reaches it', () => {
    let gap = 0;
    fc.assert(
      fc.property(anyFinalProblem(9), (problem) => {
        const best = optimum(problem).seated;
        const { atMost } = boundOf(problem);
        gap += atMost - best;
        expect(atMost).toBeGreaterThanOrEqual(best);
        expect(boundOf(problem, null).atMost).toBeGreaterThanOrEqual(atMost);
      }),
      { numRuns: 150, seed: 20261127 },
    );
    expect(gap).toBeLessThan(8);
  });

  test('reaches the number of seated users in a thin, a dense and a contested world', () => {
    for (const kind of ['sparse', 'dense', 'trap'] as const)
      for (const waiting of makeWorld(kind, 300, 1).values()) {
        const { seated, atMost } = boundOf(aProblem(waiting));
        expect([kind, atMost]).toEqual([kind, seated]);
      }
  });

  test('counts contested users once: two threes that both need the same user', () => {
    // 3 sits with 1 and 2, or with 4 and 5.
    const waiting = strangers(5, (a, b) => (a <= 3 && b <= 3) || (a >= 3 && b >= 3));
    expect(boundOf(aProblem(waiting))).toMatchObject({ seated: 3, atMost: 3, failure: null });
    expect(boundOf(aProblem(waiting), null)).toMatchObject({ atMost: 5 });
  });

  test('is still valid where the solver fails, and says so', () => {
    const waiting = strangers(5, (a, b) => (a <= 3 && b <= 3) || (a >= 3 && b >= 3));
    const failing = {
      ...solver,
      open: () => {
        throw new LpSolverFailed('out of memory');
      },
    };
    expect(boundOf(aProblem(waiting), failing as never)).toMatchObject({
      atMost: 5,
      failure: 'out of memory',
    });
  });
});
