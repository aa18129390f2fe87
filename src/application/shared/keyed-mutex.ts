import { ServiceUnavailable } from './service-unavailable.js';

/** A turn takes about ten milliseconds, so the last one waits about two seconds. No meetup has room for as many. */
const MOST_WAITING = 200;
const RETRY_AFTER_SECONDS = 5;
const BUSY = "We'll be right back. Please try again in a moment.";

/**
 * Keyed mutex: an in-process FIFO lock per key. Correctness rests on row locks; this keeps callers of one hot row from exhausting the
 * connection pool while they wait for it.
 */
export class KeyedMutex {
  private readonly queues = new Map<number, { last: Promise<unknown>; callers: number }>();

  constructor(private readonly mostWaiting = MOST_WAITING) {}

  /**
   * Runs `work` after all earlier callers of the key have settled. Must not be called inside a unit of work.
   * @throws ServiceUnavailable when too many callers of the key wait already
   */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? { last: Promise.resolve(), callers: 0 };
    if (queue.callers > this.mostWaiting)
      throw new ServiceUnavailable('unavailable', BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.queues.set(key, queue);
    queue.callers += 1;
    const mine = queue.last.then(work, work);
    queue.last = mine;
    try {
      return await mine;
    } finally {
      queue.callers -= 1;
      if (queue.callers === 0) this.queues.delete(key);
    }
  }

  /** Number of locked keys. */
  get size(): number {
    return this.queues.size;
  }
}
