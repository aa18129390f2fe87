import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type CpuTimeLimits, limitCpuTime } from './cpu-time-limit.js';

/** Generous, because starting a process takes long on a busy machine. */
const START_TIMEOUT_MS = 10_000;

export interface ChildSettings {
  /** The entry file. It sends `ready` once it has loaded, then one result per job. */
  readonly entry: string;
  readonly execArgv: string[];
  /** All of its environment, so that it has no secrets of this process. */
  readonly env: Readonly<Record<string, string>>;
  /** For one job. */
  readonly limits: CpuTimeLimits;
  readonly idleMs: number;
}

/** On a busy machine the process got too little CPU time to finish the job. */
export class ChildStarved extends Error {}

/**
 * A child process for jobs with hostile input, which bounds their memory and CPU time. It starts with the first job and
 * is ended when idle. The caller runs one job at a time.
 */
export class LimitedChild<Job extends object, Result> {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly settings: ChildSettings) {}

  get isClosed(): boolean {
    return this.closed;
  }

  /**
   * @returns null when the job ended the process or used up its CPU time
   * @throws ChildStarved, and another error when the process does not start or was closed
   */
  async run(job: Job): Promise<Result | null> {
    clearTimeout(this.idle);
    const child = this.child ?? (await this.start());
    const { promise, resolve, reject } = Promise.withResolvers<Result | null>();
    const onMessage = (message: unknown) => resolve(message as Result);
    const onExit = () => (this.closed ? reject(new Error('The product is stopping.')) : resolve(null));
    child.once('message', onMessage).once('exit', onExit).once('error', reject);
    const removeLimit = limitCpuTime(child.pid!, this.settings.limits, (why) => {
      if (why === 'starved') reject(new ChildStarved('The process got too little CPU time.'));
      this.end();
    });
    try {
      child.send(job, (error) => error && reject(error));
      return await promise;
    } finally {
      removeLimit();
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
      this.idle = setTimeout(() => this.end(), this.settings.idleMs).unref();
    }
  }

  /** Ends the process; the next job starts another one. */
  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  /** Ends the process for good; a running job is rejected, and so are later ones. */
  close(): void {
    this.closed = true;
    this.end();
  }

  private async start(): Promise<ChildProcess> {
    if (this.closed) throw new Error('The product is stopping.');
    const { entry, execArgv, env } = this.settings;
    const child = fork(entry, {
      execArgv,
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    const ended = new AbortController();
    const forget = () => {
      ended.abort();
      if (this.child === child) this.child = null;
    };
    child.on('exit', forget).on('error', forget);
    child.unref();
    child.channel?.unref();
    const timeout = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
    try {
      await once(child, 'message', { signal: ended.signal });
    } catch (cause) {
      throw new Error('The process did not start.', { cause });
    } finally {
      clearTimeout(timeout);
    }
    return child;
  }
}
