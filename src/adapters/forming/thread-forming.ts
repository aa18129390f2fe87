import type { Formed, Forming } from '../../application/match/ports.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { LinearSolver } from '../../domain/seating/column-generation/lp-solver.js';
import { FormingThread } from './forming-thread.js';
import { solverIfThere } from './solver-if-there.js';
import { timedTables } from './timed-tables.js';

interface Options {
  /** Up to so many who wait, beside up to so many open tables, are seated right here: it is faster than a thread. */
  readonly few?: number;
  /** How many problems are worked on at a time; one by default. */
  readonly threads?: number;
  /** After so long a run is given up; ten minutes by default. */
  readonly longestMs?: number;
  /** As for Node; those of this process where nothing is said. */
  readonly execArgv?: string[];
}

/** So few are looked at as a whole, in a millisecond. */
const FEW = 12;
/** A hundred thousand people take seconds: a run that takes longer than this has lost its way. */
const LONGEST_MS = 10 * 60_000;

/**
 * Lets the engine do its work in threads of its own, so that everybody else is answered meanwhile. A thread begins with
 * the first problem and stays; problems wait in line for one that is free.
 */
export class ThreadForming implements Forming {
  private readonly threads: FormingThread[];
  private readonly idle: FormingThread[];
  private readonly line: Array<(thread: FormingThread) => void> = [];
  private readonly few: number;
  private isClosed = false;
  private solver: Promise<LinearSolver | null> | null = null;

  constructor({ few = FEW, threads = 1, longestMs = LONGEST_MS, execArgv }: Options = {}) {
    this.few = few;
    this.threads = Array.from({ length: threads }, () => new FormingThread(longestMs, execArgv));
    this.idle = [...this.threads];
  }

  async form(problem: SeatingProblem): Promise<Formed> {
    if (problem.waiting.length <= this.few && problem.openTables.length <= this.few)
      return timedTables(problem, await (this.solver ??= solverIfThere()));
    const thread = this.idle.pop() ?? (await this.nextIdle());
    try {
      if (this.isClosed) throw new Error('No tables are formed any more.');
      return await thread.form(problem);
    } finally {
      const next = this.line.shift();
      if (next) next(thread);
      else this.idle.push(thread);
    }
  }

  private nextIdle(): Promise<FormingThread> {
    return new Promise((resolve) => this.line.push(resolve));
  }

  /** Whatever is under way or in line fails. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
