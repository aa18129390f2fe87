import { afterEach, describe, expect, it } from '@jest/globals';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { ThreadTrials } from '../../../src/adapters/seating/thread-trials.js';
import { verifiedSolve } from '../../../src/application/seating/verified-solve.js';
import { aProblem, seekers } from '../../domain/seating/seekers.js';

/** Compiles the TypeScript sources in the thread. */
const execArgv = ['--import', './scripts/typescript.mjs'];
/** Takes longer than any of these tests waits. */
const HUGE = aProblem(seekers(20_000, { maxDistance: 50 }));

const opened: ThreadTrials[] = [];
function trials(limitMs?: number): ThreadTrials {
  const all = new ThreadTrials({ maxInline: 0, execArgv, ...(limitMs && { limitMs }) });
  opened.push(all);
  return all;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((all) => all.close()));
});

describe('a trial in a thread of its own', () => {
  it('returns what the real engine returns', async () => {
    const problem = aProblem(seekers(14));
    const result = await trials().start(new AbortController().signal).solve(problem);
    expect(result).toMatchObject(verifiedSolve(problem, await HighsSolver.load()));
  });

  it('ends the computation when the caller is gone, and refuses the next problem', async () => {
    const gone = new AbortController();
    const trial = trials().start(gone.signal);
    await trial.solve(aProblem(seekers(3)));
    const solving = trial.solve(HUGE);
    gone.abort();
    await expect(solving).rejects.toThrow('aborted');
    await expect(trial.solve(aProblem(seekers(3)))).rejects.toThrow('aborted');
  });

  it('returns nothing after the end of its time, not even for a small problem', async () => {
    const trial = trials(50).start(new AbortController().signal);
    expect(await trial.solve(HUGE)).toBeNull();
    expect(await trial.solve(aProblem(seekers(3)))).toBeNull();
  });

  it('reports an error of the engine', async () => {
    const trial = trials().start(new AbortController().signal);
    await expect(trial.solve(aProblem([...seekers(5), ...seekers(5)]))).rejects.toThrow(/broke a rule/);
  });
});
