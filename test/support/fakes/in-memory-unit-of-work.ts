import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnitOfWork } from '../../../src/application/shared/ports.js';
import type { Undoable } from './in-memory-rows.js';

/**
 * Runs one piece of work at a time, as locked rows do, and undoes what a failed one kept. Work inside other work is
 * part of it.
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
