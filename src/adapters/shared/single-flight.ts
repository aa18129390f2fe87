/** Request coalescing (single flight): while a task for a key is pending, further calls share its promise. */
export class SingleFlight {
  private readonly pending = new Map<string, Promise<unknown>>();

  /** @param task not called while another one for the key is pending */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const pending = this.pending.get(key) as Promise<T> | undefined;
    if (pending) return pending;
    const started = task().finally(() => this.pending.delete(key));
    this.pending.set(key, started);
    return started;
  }
}
