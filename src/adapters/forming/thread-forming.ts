import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { checkedTables } from '../../application/match/checked-tables.js';
import type { Forming } from '../../application/match/ports.js';
import type { FormingProblem, FormingResult } from '../../domain/match/forming/forming.js';
import type { Answer } from './forming-thread.js';

/** So few are seated faster than a thread begins. */
const FEW = 300;
/** The cost grows with the square of the crowd: a run that takes longer has more people than one process can seat. */
const LONGEST_MS = 10 * 60_000;
const THREAD = new URL(`./forming-thread${extname(import.meta.url)}`, import.meta.url);

interface Options {
  readonly few?: number;
  readonly longestMs?: number;
  /** As for Node; those of this process where nothing is said. */
  readonly execArgv?: string[];
}

/**
 * Lets the engine seat a large crowd in a thread of its own, so that everybody else is answered meanwhile: a city of
 * five thousand takes seconds. Each problem has its thread, which ends with the answer and never keeps a process alive.
 */
export class ThreadForming implements Forming {
  private readonly few: number;
  private readonly longestMs: number;
  private readonly execArgv: string[] | undefined;

  constructor({ few = FEW, longestMs = LONGEST_MS, execArgv }: Options = {}) {
    this.few = few;
    this.longestMs = longestMs;
    this.execArgv = execArgv;
  }

  async form(problem: FormingProblem): Promise<FormingResult> {
    if (problem.waiting.length <= this.few) return checkedTables(problem);
    const thread = new Worker(THREAD, {
      workerData: problem,
      ...(this.execArgv && { execArgv: this.execArgv }),
    });
    thread.unref();
    const { promise, resolve, reject } = Promise.withResolvers<FormingResult>();
    thread.once('message', ({ result, problem: what }: Answer) =>
      result ? resolve(result) : reject(new Error(what)),
    );
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that forms tables ended without an answer.')));
    const tooLate = setTimeout(
      () => reject(new Error(`Forming tables took longer than ${this.longestMs} ms.`)),
      this.longestMs,
    );
    try {
      return await promise;
    } finally {
      clearTimeout(tooLate);
      await thread.terminate();
    }
  }
}
