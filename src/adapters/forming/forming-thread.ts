import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Formed } from '../../application/match/ports.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { Answer } from './in-thread.js';

const THREAD = new URL(`./in-thread${extname(import.meta.url)}`, import.meta.url);

/** A thread that forms tables, one problem after another. It never keeps the process alive by itself. */
export class FormingThread {
  private worker: Worker | null = null;

  constructor(
    private readonly longestMs: number,
    private readonly execArgv: string[] | undefined,
  ) {}

  /** @throws Error when the engine fails, breaks a rule or takes too long; the next problem gets a new thread then */
  async form(problem: SeatingProblem): Promise<Formed> {
    const worker = (this.worker ??= this.begin());
    const { promise, resolve, reject } = Promise.withResolvers<Formed>();
    const onMessage = ({ result, problem: what }: Answer) =>
      result ? resolve(result) : reject(new Error(what));
    const onExit = () => reject(new Error('The thread that forms tables ended without an answer.'));
    worker.once('message', onMessage).once('error', reject).once('exit', onExit);
    const tooLate = setTimeout(
      () => reject(new Error(`Forming tables took longer than ${this.longestMs} ms.`)),
      this.longestMs,
    );
    try {
      worker.postMessage(problem);
      return await promise;
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      clearTimeout(tooLate);
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
    }
  }

  /** Ends the thread with whatever it works on; another begins with the next problem. */
  async end(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    await worker?.terminate();
  }

  private begin(): Worker {
    const worker = new Worker(THREAD, { ...(this.execArgv && { execArgv: this.execArgv }) });
    worker.unref();
    return worker;
  }
}
