import { setTimeout as pause } from 'node:timers/promises';

type Close = () => Promise<void> | void;

const DEFAULT_TIMEOUT_MS = 1000;

/** Callbacks that run at shutdown, in reverse order of registration. */
export class ShutdownHooks {
  private readonly steps: Array<{ close: Close; timeoutMs: number }> = [];
  private running?: Promise<void>;

  /** @param timeoutMs the next callback starts after this time even if this one has not finished */
  add(close: Close, timeoutMs = DEFAULT_TIMEOUT_MS): void {
    this.steps.push({ close, timeoutMs });
  }

  /** Runs all callbacks, even after one has failed. Idempotent. @throws the first error, after the last callback */
  run(): Promise<void> {
    return (this.running ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const { close, timeoutMs } of this.steps.reverse()) {
      const late = new AbortController();
      try {
        await Promise.race([close(), pause(timeoutMs, undefined, { signal: late.signal })]);
      } catch (error) {
        failures.push(error);
      } finally {
        late.abort();
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
