import { errorMessage } from '../api/http.js';

/** How long a decision can be undone before its request is sent. */
export const UNDO_MS = 6000;

export interface Decision {
  /** Unique per review case, such as `verifications/1001`. */
  readonly key: string;
  /** What was decided, in words: "Approved Ada Byron’s ID". */
  readonly summary: string;
  readonly path: string;
  /** Sends the request; it must also complete while the page unloads. */
  readonly send: () => Promise<void>;
}

export interface QueuedDecision extends Decision {
  /** A `failed` decision stays in the queue until it is retried or discarded. */
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly failure: string | null;
}

/**
 * Delays each decision until it can no longer be undone, then sends its request once. Failures stay visible for a retry.
 */
export class DecisionQueue {
  private entries: readonly QueuedDecision[] = [];
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();

  /** @returns the entries, oldest first; the same array until one changes, as `useSyncExternalStore` requires */
  readonly all = (): readonly QueuedDecision[] => this.entries;

  /** @returns a function that removes the listener */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Starts the undo timer. A second decision with the same key is ignored unless the first one failed. */
  enqueue(decision: Decision): void {
    const { key } = decision;
    const before = this.find(key);
    if (before && before.state !== 'failed') return;
    this.setEntries([...this.without(key), { ...decision, state: 'waiting', failure: null }]);
    this.timers.set(
      key,
      setTimeout(() => void this.send(key), UNDO_MS),
    );
  }

  /**
   * Removes a decision before it is sent.
   * @param key by default the newest that can be undone
   * @returns null when there is none, or its request has started
   */
  undo(key = this.entries.findLast(({ state }) => state === 'waiting')?.key): Decision | null {
    const decision = key === undefined ? undefined : this.find(key);
    if (decision?.state !== 'waiting') return null;
    this.stopTimer(decision.key);
    this.setEntries(this.without(decision.key));
    return decision;
  }

  /** Sends every waiting decision now, before a sign-out or while the page unloads. */
  async flush(): Promise<void> {
    await Promise.all(
      this.entries.filter(({ state }) => state === 'waiting').map(({ key }) => this.send(key)),
    );
  }

  async retry(key: string): Promise<void> {
    if (this.find(key)?.state === 'failed') await this.send(key);
  }

  /** Removes a failed decision without sending it. */
  discard(key: string): void {
    if (this.find(key)?.state === 'failed') this.setEntries(this.without(key));
  }

  private async send(key: string): Promise<void> {
    const decision = this.find(key)!;
    this.stopTimer(key);
    this.change(key, { state: 'sending', failure: null });
    try {
      await decision.send();
      this.setEntries(this.without(key));
    } catch (error) {
      this.change(key, {
        state: 'failed',
        failure: errorMessage(error),
      });
    }
  }

  private find(key: string): QueuedDecision | undefined {
    return this.entries.find((entry) => entry.key === key);
  }

  private without(key: string): QueuedDecision[] {
    return this.entries.filter((entry) => entry.key !== key);
  }

  private change(key: string, to: Pick<QueuedDecision, 'state' | 'failure'>): void {
    this.setEntries(this.entries.map((entry) => (entry.key === key ? { ...entry, ...to } : entry)));
  }

  private stopTimer(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  private setEntries(entries: readonly QueuedDecision[]): void {
    this.entries = entries;
    for (const listener of this.listeners) listener();
  }
}
