import type { SeatingEngine, TimedSeatingResult } from '../../application/seating/ports.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import { ReloadingSolver } from './reloading-solver.js';
import { RunTookTooLong, SolverThread } from './solver-thread.js';

interface Options {
  /** A problem with at most this number of waiting users, and of open tables, is solved in the calling thread. */
  readonly maxInline?: number;
  /** The number of worker threads; default 1. */
  readonly threads?: number;
  /** The timeout of one run; default two minutes. */
  readonly timeoutMs?: number;
  /** As for a Node worker; default: those of this process. */
  readonly execArgv?: string[];
  /** Reports a run in which the LP solver failed, with the cause. */
  readonly onSolverFailure?: (failure: string) => void;
}

/** The engine solves such problems exactly in about a millisecond. */
const MAX_INLINE = 12;
/** A run with a hundred thousand users takes seconds. One that hangs keeps all other slots waiting for so long. */
const TIMEOUT_MS = 2 * 60_000;

/** A pool of worker threads for the engine, so that a run does not block the event loop; problems wait in a FIFO queue. */
export class ThreadEngine implements SeatingEngine {
  private readonly threads: SolverThread[];
  private readonly idle: SolverThread[];
  private readonly queue: Array<(thread: SolverThread) => void> = [];
  private readonly maxInline: number;
  private isClosed = false;
  private readonly inline = new ReloadingSolver();
  private readonly onSolverFailure: Options['onSolverFailure'];

  constructor({
    maxInline = MAX_INLINE,
    threads = 1,
    timeoutMs = TIMEOUT_MS,
    execArgv,
    onSolverFailure,
  }: Options = {}) {
    this.maxInline = maxInline;
    this.onSolverFailure = onSolverFailure;
    this.threads = Array.from({ length: threads }, () => new SolverThread(timeoutMs, execArgv));
    this.idle = [...this.threads];
  }

  async solve(problem: SeatingProblem): Promise<TimedSeatingResult> {
    const isSmall = problem.waiting.length <= this.maxInline && problem.openTables.length <= this.maxInline;
    const result = await (isSmall ? this.inline.solve(problem) : this.solveInThread(problem));
    if (result.solverFailure !== null) this.onSolverFailure?.(result.solverFailure);
    return result;
  }

  private async solveInThread(problem: SeatingProblem): Promise<TimedSeatingResult> {
    const thread = this.idle.pop() ?? (await this.nextIdle());
    try {
      if (this.isClosed) throw new Error('The seating engine is closed.');
      return await orForSeatsOnly(thread, problem);
    } finally {
      const next = this.queue.shift();
      if (next) next(thread);
      else this.idle.push(thread);
    }
  }

  private nextIdle(): Promise<SolverThread> {
    return new Promise((resolve) => this.queue.push(resolve));
  }

  /** Rejects runs in progress and in the queue. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }
}

/** A run that takes too long is attempted once more for the number of seats only; the same work would take as long again. */
async function orForSeatsOnly(thread: SolverThread, problem: SeatingProblem): Promise<TimedSeatingResult> {
  try {
    return await thread.solve(problem);
  } catch (error) {
    if (!(error instanceof RunTookTooLong)) throw error;
    const result = await thread.solve({ ...problem, forSeatsOnly: true });
    return { ...result, solverFailure: result.solverFailure ?? error.message };
  }
}
