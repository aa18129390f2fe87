/** How long a decision can be taken back. */
export const UNDO_MS = 6000;

/** Something a moderator decided, on its way to the server. */
export interface Decision {
  /** What it is about, such as `verifications/1001`; of each there is one at most. */
  readonly subject: string;
  /** What was decided, in words: "Approved Ada Byron’s ID". */
  readonly says: string;
  /** Where what it is about is looked at. */
  readonly path: string;
  /** Has to reach the server even while the page is being left. */
  readonly send: () => Promise<void>;
}

export interface HeldDecision extends Decision {
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
export class HeldDecisions {
  private held: readonly HeldDecision[] = [];
  private readonly timers = new Map<string, unknown>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly clockwork: Clockwork = BROWSER) {}

  /** Oldest first. The same list until something changes. */
  readonly all = (): readonly HeldDecision[] => this.held;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sends it once it can no longer be undone. A second decision about the same replaces a failed one only. */
  hold(decision: Decision): void {
    const { subject } = decision;
    const before = this.find(subject);
    if (before && before.state !== 'failed') return;
    this.keep([...this.without(subject), { ...decision, state: 'waiting', failure: null }]);
    this.timers.set(
      subject,
      this.clockwork.start(() => void this.send(subject), UNDO_MS),
    );
  }

  /** Takes back the one about the subject, or else the newest; null when it is too late for that. */
  undo(subject = this.held.findLast(({ state }) => state === 'waiting')?.subject): Decision | null {
    const decision = subject === undefined ? undefined : this.find(subject);
    if (decision?.state !== 'waiting') return null;
    this.stopTimer(decision.subject);
    this.keep(this.without(decision.subject));
    return decision;
  }

  /** Sends everything that waits at once: its person is leaving. */
  async flush(): Promise<void> {
    await Promise.all(
      this.held.filter(({ state }) => state === 'waiting').map(({ subject }) => this.send(subject)),
    );
  }

  async sendAgain(subject: string): Promise<void> {
    if (this.find(subject)?.state === 'failed') await this.send(subject);
  }

  /** Forgets one that failed. */
  giveUp(subject: string): void {
    if (this.find(subject)?.state === 'failed') this.keep(this.without(subject));
  }

  private async send(subject: string): Promise<void> {
    const decision = this.find(subject)!;
    this.stopTimer(subject);
    this.change(subject, { state: 'sending', failure: null });
    try {
      await decision.send();
      this.keep(this.without(subject));
    } catch (error) {
      this.change(subject, {
        state: 'failed',
        failure: error instanceof Error ? error.message : String(error),
      });
    }
  }

  private find(subject: string): HeldDecision | undefined {
    return this.held.find((each) => each.subject === subject);
  }

  private without(subject: string): HeldDecision[] {
    return this.held.filter((each) => each.subject !== subject);
  }

  private change(subject: string, to: Pick<HeldDecision, 'state' | 'failure'>): void {
    this.keep(this.held.map((each) => (each.subject === subject ? { ...each, ...to } : each)));
  }

  private stopTimer(subject: string): void {
    this.clockwork.stop(this.timers.get(subject));
    this.timers.delete(subject);
  }

  private keep(held: readonly HeldDecision[]): void {
    this.held = held;
    for (const listener of this.listeners) listener();
  }
}
