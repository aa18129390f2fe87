import { setTimeout as pause } from 'node:timers/promises';

type Close = () => Promise<void> | void;

const DEFAULT_TIMEOUT_MS = 1000;

/** What has to be closed, last opened first. */
export class ShutdownHooks {
  private readonly steps: Array<{ close: Close; longestMs: number }> = [];
  private running?: Promise<void>;

  /** What has not closed after `longestMs` is left behind, so that the rest still closes in time. */
  add(close: Close, longestMs = DEFAULT_TIMEOUT_MS): void {
    this.steps.push({ close, longestMs });
  }

  /** Closes everything, also when one of them fails. @throws the first failure, at the end */
  run(): Promise<void> {
    return (this.running ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const { close, longestMs } of this.steps.reverse()) {
      const late = new AbortController();
      try {
        await Promise.race([close(), pause(longestMs, undefined, { signal: late.signal })]);
      } catch (error) {
        failures.push(error);
      } finally {
        late.abort();
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
