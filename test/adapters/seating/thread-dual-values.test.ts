import { expect, it } from '@jest/globals';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { ThreadDualValues } from '../../../src/adapters/seating/thread-dual-values.js';
import { anonymousRun } from '../../../src/domain/seating/receipt/anonymous-run.js';
import { dualValuesOf } from '../../../src/domain/seating/receipt/dual-values.js';
import { aProblem, strangers } from '../../domain/seating/seekers.js';
import { DINNER } from '../../support/builders/a-request.js';

it('dual values of a thread are those of the calling thread, found by the LP solver', async () => {
  // 3 sits with 1 and 2, or with 4 and 5, which only a linear program proves.
  const problem = aProblem(strangers(5, (a, b) => (a <= 3 && b <= 3) || (a >= 3 && b >= 3)));
  const permutation = (count: number) => [...Array(count).keys()];
  const saved = { tables: [{ members: [1, 2, 3], matchScore: 50 }], grown: [] };
  const run = anonymousRun({ slot: DINNER, problem, saved }, { salt: '', permutation });
  const execArgv = ['--import', './scripts/typescript.mjs'];
  const inThread = await new ThreadDualValues({ maxInline: 0, execArgv }).find(run);
  expect(inThread).toEqual(dualValuesOf(run, await HighsSolver.load()).values);
  expect(await new ThreadDualValues().find(run)).toEqual(inThread);
  expect(inThread.people.reduce((sum, value) => sum + value, 0)).toBe(3 * inThread.unit);
});
