import { WhatIfIsRunning } from '../../../domain/seating/what-if/what-if-errors.js';
import type { Trial, TrialEngine } from './ports.js';

/** One trial at a time in a process, because each occupies a processor. */
export class Trials {
  private isRunning = false;

  constructor(private readonly engine: TrialEngine) {}

  /**
   * @param gone aborted when the caller no longer waits
   * @throws WhatIfIsRunning, and what `work` throws
   */
  async run<Result>(gone: AbortSignal, work: (trial: Trial) => Promise<Result>): Promise<Result> {
    if (this.isRunning) throw new WhatIfIsRunning();
    this.isRunning = true;
    const trial = this.engine.start(gone);
    try {
      return await work(trial);
    } finally {
      await trial.close();
      this.isRunning = false;
    }
  }
}
