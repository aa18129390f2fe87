/** The queue is full. */
export class QueueFull extends Error {
  constructor() {
    super('Too many wait already.');
    this.name = 'QueueFull';
  }
}

/** A bounded FIFO queue with a concurrency limit. */
export class TaskQueue {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws QueueFull when too many tasks are queued, and what the task throws */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running++;
    else if (this.waiting.length >= this.maxWaiting) throw new QueueFull();
    // A task that ends passes its slot to the next one.
    else await new Promise<void>((begin) => this.waiting.push(begin));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
