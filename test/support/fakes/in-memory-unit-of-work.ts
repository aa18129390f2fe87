import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnitOfWork } from '../../../src/application/shared/ports.js';
import type { Undoable } from './in-memory-rows.js';

/**
 * Runs units of work one at a time, as row locks would, and rolls back on an error. An inner one joins the outer one.
 */
export class InMemoryUnitOfWork implements UnitOfWork {
  private readonly parts: Undoable[];
  private readonly inside = new AsyncLocalStorage<true>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(...parts: Undoable[]) {
    this.parts = parts;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside.getStore()) return work();
    const turn = this.last.then(() => this.inside.run(true, () => this.runAlone(work)));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async runAlone<T>(work: () => Promise<T>): Promise<T> {
    const undo = this.parts.map((part) => part.remember());
    try {
      return await work();
    } catch (error) {
      for (const goBack of undo) goBack();
      throw error;
    }
  }
}
