/** How long a decision can be taken back. */
export const UNDO_MS = 6000;

/** Something a moderator decided, on its way to the server. */
export interface Decision {
  /** What it is about, such as `verifications/1001`; of each there is one at most. */
  readonly key: string;
  /** What was decided, in words: "Approved Ada Byron’s ID". */
  readonly summary: string;
  /** Where what it is about is looked at. */
  readonly path: string;
  /** Has to reach the server even while the page is being left. */
  readonly send: () => Promise<void>;
}

export interface QueuedDecision extends Decision {
  /** `failed` decisions stay until they are sent again or given up. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed, in the server's words. */
  readonly failure: string | null;
}

interface Clockwork {
  readonly start: (run: () => void, ms: number) => unknown;
  readonly stop: (timer: unknown) => void;
}

const BROWSER: Clockwork = {
  start: (run, ms) => setTimeout(run, ms),
  stop: (timer) => clearTimeout(timer as number),
};

/** Keeps decisions back for as long as they can be undone, then sends each exactly once. None is ever lost silently. */
export class DecisionQueue {
  private entries: readonly QueuedDecision[] = [];
  private readonly timers = new Map<string, unknown>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly clockwork: Clockwork = BROWSER) {}

  /** Oldest first. The same list until something changes. */
  readonly all = (): readonly QueuedDecision[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sends it once it can no longer be undone. A second decision about the same replaces a failed one only. */
  enqueue(decision: Decision): void {
    const { key } = decision;
    const before = this.find(key);
    if (before && before.state !== 'failed') return;
    this.setEntries([...this.without(key), { ...decision, state: 'waiting', failure: null }]);
    this.timers.set(
      key,
      this.clockwork.start(() => void this.send(key), UNDO_MS),
    );
  }

  /** Takes back the one about the key, or else the newest; null when it is too late for that. */
  undo(key = this.entries.findLast(({ state }) => state === 'waiting')?.key): Decision | null {
    const decision = key === undefined ? undefined : this.find(key);
    if (decision?.state !== 'waiting') return null;
    this.stopTimer(decision.key);
    this.setEntries(this.without(decision.key));
    return decision;
  }

  /** Sends everything that waits at once: its person is leaving. */
  async flush(): Promise<void> {
    await Promise.all(
      this.entries.filter(({ state }) => state === 'waiting').map(({ key }) => this.send(key)),
    );
  }

  async retry(key: string): Promise<void> {
    if (this.find(key)?.state === 'failed') await this.send(key);
  }

  /** Forgets one that failed. */
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
        failure: error instanceof Error ? error.message : String(error),
      });
    }
  }

  private find(key: string): QueuedDecision | undefined {
    return this.entries.find((each) => each.key === key);
  }

  private without(key: string): QueuedDecision[] {
    return this.entries.filter((each) => each.key !== key);
  }

  private change(key: string, to: Pick<QueuedDecision, 'state' | 'failure'>): void {
    this.setEntries(this.entries.map((each) => (each.key === key ? { ...each, ...to } : each)));
  }

  private stopTimer(key: string): void {
    this.clockwork.stop(this.timers.get(key));
    this.timers.delete(key);
  }

  private setEntries(held: readonly QueuedDecision[]): void {
    this.entries = held;
    for (const listener of this.listeners) listener();
  }
}
