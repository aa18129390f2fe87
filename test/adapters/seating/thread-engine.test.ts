import { mock } from 'node:test';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { ThreadEngine } from '../../../src/adapters/seating/thread-engine.js';
import { verifiedSolve } from '../../../src/application/seating/verified-solve.js';
import { aProblem, seekers } from '../../domain/seating/seekers.js';

/** Compiles the TypeScript sources in the thread. */
const execArgv = ['--import', './scripts/typescript.mjs'];

const solver = await HighsSolver.load();
const opened: ThreadEngine[] = [];
function inThreads(options: ConstructorParameters<typeof ThreadEngine>[0] = {}): ThreadEngine {
  const engine = new ThreadEngine({ maxInline: 0, execArgv, ...options });
  opened.push(engine);
  return engine;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((engine) => engine.close()));
});

describe('the engine in worker threads', () => {
  it('returns the same results as in the calling thread, one problem after another', async () => {
    const hosts = seekers(4, { avoid: new Set([2]) }, 900);
    const problem = aProblem(seekers(2), { openTables: [{ matchId: 7, members: hosts }] });
    const engine = inThreads();
    const [result, another] = await Promise.all([engine.solve(problem), engine.solve(aProblem(seekers(5)))]);
    expect(result).toMatchObject(verifiedSolve(problem, solver));
    expect(result).toMatchObject({ grown: [{ matchId: 7, added: [1] }], unseated: [2] });
    expect(another).toMatchObject(verifiedSolve(aProblem(seekers(5)), solver));
  });

  it('does not block the event loop', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    const { ms } = await inThreads().solve(aProblem(seekers(3000)));
    clearInterval(ticking);
    expect(ms).toBeGreaterThan(0);
    expect(ticks).toBeGreaterThan(20);
  });

  it('solves two problems concurrently with two threads', async () => {
    const engine = inThreads({ threads: 2 });
    const large = engine.solve(aProblem(seekers(3000)));
    const order: string[] = [];
    await Promise.all([
      large.then(() => order.push('large')),
      engine.solve(aProblem(seekers(5))).then(() => order.push('small')),
    ]);
    expect(order).toEqual(['small', 'large']);
  });

  it('reports errors and timeouts, and solves the next problem afterwards', async () => {
    const twice = aProblem([...seekers(5), ...seekers(5)]);
    const engine = inThreads();
    await expect(engine.solve(twice)).rejects.toThrow(/broke a rule/);
    expect((await engine.solve(aProblem(seekers(5)))).unseated).toEqual([]);
    await expect(inThreads({ timeoutMs: 1 }).solve(aProblem(seekers(3000)))).rejects.toThrow(
      'took longer than 1 ms',
    );
  });

  it('solves a problem that took too long once more, for the number of seats only', async () => {
    const hanging = `import { parentPort } from 'node:worker_threads';
      const { on } = parentPort;
      parentPort.on = (event, listener) =>
        on.call(parentPort, event, (problem) => problem.forSeatsOnly && listener(problem));`;
    const failures: string[] = [];
    const engine = inThreads({
      execArgv: [...execArgv, '--import', `data:text/javascript,${encodeURIComponent(hanging)}`],
      onSolverFailure: (failure) => failures.push(failure),
    });
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const solving = engine.solve(aProblem(seekers(5)));
      mock.timers.tick(2 * 60_000);
      expect((await solving).unseated).toEqual([]);
    } finally {
      mock.timers.reset();
    }
    expect(failures).toEqual(['SeatingEngine tables took longer than 120000 ms.']);
  });

  it('solves small problems in the calling thread', async () => {
    const withoutThreads = new ThreadEngine({ execArgv: ['--no-such-option'] });
    expect(await withoutThreads.solve(aProblem(seekers(5)))).toMatchObject(
      verifiedSolve(aProblem(seekers(5)), solver),
    );
  });

  it('reports a solver that cannot be loaded in the thread, and seats by local search', async () => {
    const failures: string[] = [];
    const withoutWasm = 'data:text/javascript,delete globalThis.WebAssembly';
    const engine = inThreads({
      execArgv: [...execArgv, '--import', withoutWasm],
      onSolverFailure: (failure) => failures.push(failure),
    });
    const { solverFailure, ...result } = await engine.solve(aProblem(seekers(5)));
    const { solverFailure: none, ...expected } = verifiedSolve(aProblem(seekers(5)), null);
    expect(result).toMatchObject(expected);
    expect(none).toBeNull();
    expect(failures).toEqual([solverFailure]);
    expect(solverFailure).toMatch(/^not loaded: /);
  });

  it('rejects running, queued and later problems once it is closed', async () => {
    const engine = inThreads();
    const asked = [engine.solve(aProblem(seekers(3000))), engine.solve(aProblem(seekers(5)))];
    const failing = [
      expect(asked[0]).rejects.toThrow('exited without a response'),
      expect(asked[1]).rejects.toThrow('The seating engine is closed'),
    ];
    await engine.close();
    await Promise.all(failing);
    await expect(engine.solve(aProblem(seekers(5)))).rejects.toThrow('The seating engine is closed');
  });
});
