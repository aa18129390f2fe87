import { AsyncLocalStorage } from 'node:async_hooks';
import { DeadlockException, type EntityManager, OptimisticLockError } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../application/shared/ports.js';

/** How often work is tried when another transaction got in its way. */
const TRIES = 3;

/**
 * A transaction that repositories join by themselves: MikroORM keeps the current one in an asynchronous
 * context, and every repository built on the same root EntityManager finds it there. A unit of work inside
 * another is part of the outer one.
 */
export class MikroUnitOfWork implements UnitOfWork {
  private readonly afterCommitOf = new AsyncLocalStorage<Array<() => Promise<void>>>();

  constructor(private readonly em: EntityManager) {}

  /** Deadlocks and lost version races run the work again, at most three times in all. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        const gotInEachOthersWay = error instanceof DeadlockException || error instanceof OptimisticLockError;
        if (!gotInEachOthersWay || attempt === TRIES) throw error;
      }
    }
  }

  /** Runs `callback` once the current unit of work has committed, or at once outside of one. */
  async afterCommit(callback: () => Promise<void>): Promise<void> {
    const waiting = this.afterCommitOf.getStore();
    if (waiting) waiting.push(callback);
    else await callback();
  }

  private async runOnce<T>(work: () => Promise<T>): Promise<T> {
    const callbacks: Array<() => Promise<void>> = [];
    const result = await this.afterCommitOf.run(callbacks, () => this.em.fork().transactional(() => work()));
    for (const callback of callbacks) await callback();
    return result;
  }
}
