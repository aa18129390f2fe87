import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { COMPILE_CACHE } from '../compile-cache.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MAIN = join(ROOT, 'dist', 'infrastructure', 'main.js');

/** The built server as a child process. A test that starts one must end it. */
export class ProductProcess {
  stdout = '';
  stderr = '';
  private readonly child: ChildProcess;
  /** Exit code; null after a signal. */
  readonly exited: Promise<number | null>;

  constructor(env: Record<string, string>, args: readonly string[] = [], cwd = ROOT) {
    this.child = spawn(process.execPath, ['--enable-source-maps', MAIN, ...args], {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...COMPILE_CACHE,
        RATE_LIMITS: 'off',
        STAFF_SECOND_FACTOR: 'optional',
        MATCH_DEBOUNCE_MS: '50',
        GEOCODER_URL: 'off',
        // Nothing answers at this port, and no test asks a server of others.
        PLACES_URL: 'http://127.0.0.1:9/',
        LOG_LEVEL: 'silent',
        NODE_ENV: 'development',
        // Production refuses a lower cost of password hashes, and a start without recurring jobs.
        ...(env.NODE_ENV !== 'production' && { PASSWORD_MEMORY_KIB: '8', JOBS_AT_START: 'off' }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout!.on('data', (chunk) => (this.stdout += String(chunk)));
    this.child.stderr!.on('data', (chunk) => (this.stderr += String(chunk)));
    this.exited = once(this.child, 'close').then(([code]) => code as number | null);
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** @throws Error if the process exits before */
  async ready(): Promise<this> {
    while (!/^ready http/m.test(this.stdout)) {
      const ended = await Promise.race([
        this.exited.then(() => true),
        once(this.child.stdout!, 'data').then(() => false),
      ]);
      if (ended) throw new Error(`the product ended: ${this.stdout}${this.stderr}`);
    }
    return this;
  }

  /** Sends the signal. @returns the exit code, and the duration in milliseconds */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; ms: number }> {
    const began = performance.now();
    this.child.kill(signal);
    const code = await this.exited;
    return { code, ms: performance.now() - began };
  }
}
