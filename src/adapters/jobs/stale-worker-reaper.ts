import type pg from 'pg';
import { SerialQueue } from '../shared/serial-queue.js';

/** The class of the workers' advisory locks, an arbitrary constant. */
const LOCK_CLASS = 61_017;
const REAP_EVERY_MS = 15_000;
/** A worker can lock a job a moment before it acquires its advisory lock. */
const GRACE_SECONDS = 5;

/**
 * Returns the jobs of dead workers to the queue within half a minute; graphile-worker by itself waits four hours. Each
 * worker has a session-level advisory lock while its process is connected, and each process unlocks the jobs of workers
 * without one.
 */
export class StaleWorkerReaper {
  private readonly workers = new Set<string>();
  private client?: pg.PoolClient | undefined;
  private readonly queue: SerialQueue;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly pool: pg.Pool,
    report: (error: unknown) => void,
  ) {
    this.queue = new SerialQueue(report);
  }

  /** Runs until `stop`; idempotent. */
  start(): void {
    this.timer ??= setInterval(() => this.reap(), REAP_EVERY_MS);
    this.reap();
  }

  add(worker: string): void {
    this.workers.add(worker);
    this.queue.add(() => this.acquireLocks([worker]));
  }

  remove(worker: string): void {
    this.workers.delete(worker);
  }

  /** Releases the locks. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.queue.drain();
    this.client?.release(true);
    this.client = undefined;
  }

  private reap(): void {
    this.queue.add(async () => {
      await this.acquireLocks([]);
      await this.pool.query(
        `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
           select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
           union select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) held
         where locked_at < now() - make_interval(secs => $1) and pg_try_advisory_xact_lock($2, hashtext(locked_by))`,
        [GRACE_SECONDS, LOCK_CLASS],
      );
    });
  }

  /** After a reconnect, acquires the locks of all workers of this process again. */
  private async acquireLocks(newWorkers: string[]): Promise<void> {
    if (this.client) return this.lock(this.client, newWorkers);
    const client = await this.pool.connect();
    client.once('error', () => this.onConnectionLost(client));
    this.client = client;
    await this.lock(client, [...this.workers]);
  }

  private async lock(client: pg.PoolClient, workers: string[]): Promise<void> {
    await client.query('select pg_advisory_lock($1, hashtext(worker)) from unnest($2::text[]) worker', [
      LOCK_CLASS,
      workers,
    ]);
  }

  private onConnectionLost(client: pg.PoolClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.release(true);
    this.queue.add(() => this.acquireLocks([]));
  }
}
