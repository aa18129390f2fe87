/** Runs async tasks one at a time in the order they were added. A task that fails does not stop those after it. */
export class SerialQueue {
  private last: Promise<void> = Promise.resolve();
  private pending = 0;

  /** @param onError called with what a task throws */
  constructor(private readonly onError: (error: unknown) => void) {}

  /** How many tasks are running or waiting. */
  get size(): number {
    return this.pending;
  }

  add(task: () => Promise<void> | void): void {
    this.pending++;
    this.last = this.last
      .then(task)
      .catch(this.onError)
      .finally(() => this.pending--);
  }

  /** Resolves once the tasks added so far have run. */
  drain(): Promise<void> {
    return this.last;
  }
}
