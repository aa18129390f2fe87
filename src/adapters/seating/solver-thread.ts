import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TimedSeatingResult } from '../../application/seating/ports.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { ThreadResponse } from './thread-entry.js';

const ENTRY = new URL(`./thread-entry${extname(import.meta.url)}`, import.meta.url);

/** The thread was terminated because a run exceeded its timeout. */
export class RunTookTooLong extends Error {}

/** A worker thread that solves one problem at a time. It is started by the first one, and does not keep the process from exiting. */
export class SolverThread {
  private worker: Worker | null = null;

  constructor(
    private readonly timeoutMs: number,
    private readonly execArgv: string[] | undefined,
  ) {}

  /** @throws Error when the engine fails, violates a rule or exceeds the timeout; the next problem starts a new thread */
  async solve(problem: SeatingProblem): Promise<TimedSeatingResult> {
    const worker = (this.worker ??= this.start());
    const { promise, resolve, reject } = Promise.withResolvers<TimedSeatingResult>();
    const onMessage = ({ result, error }: ThreadResponse) => (result ? resolve(result) : reject(error!));
    const onExit = () => reject(new Error('The solver thread exited without a response.'));
    worker.once('message', onMessage).once('error', reject).once('exit', onExit);
    const timeout = setTimeout(
      () => reject(new RunTookTooLong(`SeatingEngine tables took longer than ${this.timeoutMs} ms.`)),
      this.timeoutMs,
    );
    try {
      worker.postMessage(problem);
      return await promise;
    } catch (error) {
      await this.terminate();
      throw error;
    } finally {
      clearTimeout(timeout);
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
    }
  }

  /** Terminates the thread and the run in progress. */
  async terminate(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(ENTRY, { ...(this.execArgv && { execArgv: this.execArgv }) });
    worker.unref();
    return worker;
  }
}
