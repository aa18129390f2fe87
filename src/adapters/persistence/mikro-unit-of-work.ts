import { AsyncLocalStorage } from 'node:async_hooks';
import { DeadlockException, type EntityManager, OptimisticLockError } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../application/shared/ports.js';
import { revertRecords } from './revert-on-rollback.js';

/** Attempts per transaction, the first one included. */
const MAX_ATTEMPTS = 3;

/**
 * A transaction that repositories join: MikroORM stores it in an async context, in which every repository on the same
 * root EntityManager finds it. A nested unit of work joins the outer transaction. When it resolves, this process no longer
 * reads older data from a cache.
 */
export class MikroUnitOfWork implements UnitOfWork {
  private readonly afterCommitOf = new AsyncLocalStorage<Array<() => Promise<void>>>();

  /** @param caughtUp resolves once this process has received the changes of earlier commits, or cannot */
  constructor(
    private readonly em: EntityManager,
    private readonly caughtUp: () => Promise<unknown> = async () => undefined,
  ) {}

  /** Retries after deadlocks and lost optimistic locks, with three attempts in all. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        const isRetryable = error instanceof DeadlockException || error instanceof OptimisticLockError;
        if (!isRetryable || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** Runs the callback after the current unit of work has committed, or immediately outside of one. */
  async afterCommit(callback: () => Promise<void>): Promise<void> {
    const waiting = this.afterCommitOf.getStore();
    if (waiting) waiting.push(callback);
    else await callback();
  }

  private async runOnce<T>(work: () => Promise<T>): Promise<T> {
    const callbacks: Array<() => Promise<void>> = [];
    const result = await this.afterCommitOf.run(callbacks, () => this.commitOrRevert(work));
    await this.caughtUp();
    for (const callback of callbacks) await callback();
    return result;
  }

  private async commitOrRevert<T>(work: () => Promise<T>): Promise<T> {
    let transaction: EntityManager | null = null;
    try {
      return await this.em.fork().transactional((own) => {
        transaction = own;
        return work();
      });
    } catch (error) {
      if (transaction) revertRecords(transaction);
      throw error;
    }
  }
}
