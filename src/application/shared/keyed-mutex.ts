/**
 * Keyed mutex: an in-process FIFO lock per key. Correctness rests on row locks; this keeps callers of one hot row from exhausting the
 * connection pool while they wait for it. The queue of a key has no bound of its own: each entry is an open request of a caller
 * within their rate limit, a turn takes milliseconds, and a refusal would take a seat from someone who came in time.
 */
export class KeyedMutex {
  private readonly last = new Map<number, Promise<unknown>>();

  /** Runs `work` after all earlier callers of the key have settled. Must not be called inside a unit of work. */
  run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(key, mine);
    const leave = () => {
      if (this.last.get(key) === mine) this.last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  }

  /** Number of locked keys. */
  get size(): number {
    return this.last.size;
  }
}
