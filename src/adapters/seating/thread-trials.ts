import type { Trial, TrialEngine } from '../../application/seating/what-if/ports.js';
import { ReloadingSolver } from './reloading-solver.js';
import { SolverThread } from './solver-thread.js';

/** For all problems of a trial together; the console waits 20 seconds for an answer. */
const LIMIT_MS = 15_000;
/** For one problem; the limit of the trial ends the thread before. */
const THREAD_LIMIT_MS = 60_000;
/** A problem with at most this number of users is solved in the calling thread, in about a millisecond. */
const MAX_INLINE = 12;

interface Options {
  readonly limitMs?: number;
  readonly maxInline?: number;
  /** As for a Node worker; default: those of this process. */
  readonly execArgv?: string[];
  /** Reports a problem in which the LP solver failed, with the cause. */
  readonly onSolverFailure?: (failure: string) => void;
}

/** Runs each trial in a worker thread of its own, so that it neither waits for a real run nor delays one. */
export class ThreadTrials implements TrialEngine {
  private readonly running = new Set<Trial>();
  private readonly inline = new ReloadingSolver();

  constructor(private readonly options: Options = {}) {}

  start(gone: AbortSignal): Trial {
    const { limitMs = LIMIT_MS, maxInline = MAX_INLINE, execArgv, onSolverFailure } = this.options;
    const thread = new SolverThread(THREAD_LIMIT_MS, execArgv);
    const limit = AbortSignal.timeout(limitMs);
    const stop = (): void => void thread.terminate();
    limit.addEventListener('abort', stop);
    gone.addEventListener('abort', stop);
    const trial: Trial = {
      solve: async (problem) => {
        gone.throwIfAborted();
        if (limit.aborted) return null;
        const isSmall = problem.waiting.length <= maxInline;
        try {
          const result = await (isSmall ? this.inline : thread).solve(problem);
          if (result.solverFailure !== null) onSolverFailure?.(result.solverFailure);
          return result;
        } catch (error) {
          gone.throwIfAborted();
          if (limit.aborted) return null;
          throw error;
        }
      },
      close: async () => {
        limit.removeEventListener('abort', stop);
        gone.removeEventListener('abort', stop);
        this.running.delete(trial);
        await thread.terminate();
      },
    };
    this.running.add(trial);
    return trial;
  }

  /** Ends the trials that still run. */
  async close(): Promise<void> {
    await Promise.all([...this.running].map((trial) => trial.close()));
  }
}
