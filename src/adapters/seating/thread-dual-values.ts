import type { DualValueSearch } from '../../application/seating/receipts/ports.js';
import type { AnonymousRun, DualValues } from '../../domain/seating/receipt/receipt.js';
import { ReloadingSolver } from './reloading-solver.js';
import { SolverThread } from './solver-thread.js';

interface Options {
  readonly maxInline?: number;
  /** As for a Node worker; default: those of this process. */
  readonly execArgv?: string[];
  /** Reports a run in which the LP solver failed, with the cause. */
  readonly onSolverFailure?: (failure: string) => void;
}

/** A run with at most this number of users is bounded in the calling thread, in a few milliseconds. */
const MAX_INLINE = 50;
/** The limit of work is reached in less than a tenth of it. */
const TIMEOUT_MS = 60_000;

/** Searches dual values in a worker thread of its own, so that it delays no run. */
export class ThreadDualValues implements DualValueSearch {
  private readonly inline = new ReloadingSolver();

  constructor(private readonly options: Options = {}) {}

  async find(run: AnonymousRun): Promise<DualValues> {
    const { maxInline = MAX_INLINE, execArgv, onSolverFailure } = this.options;
    const thread = new SolverThread(TIMEOUT_MS, execArgv);
    try {
      const { values, failure } = await (run.people.length <= maxInline ? this.inline : thread).dualValuesOf(
        run,
      );
      if (failure !== null) onSolverFailure?.(failure);
      return values;
    } finally {
      await thread.terminate();
    }
  }
}
