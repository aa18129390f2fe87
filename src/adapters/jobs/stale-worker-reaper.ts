import type pg from 'pg';
import { SerialQueue } from '../shared/serial-queue.js';

/** The class of the worker pools' advisory locks, an arbitrary constant. */
export const WORKER_LOCK_CLASS = 61_017;
const REAP_EVERY_MS = 15_000;
/** A pool can lock a job a moment before it acquires its advisory lock. */
const GRACE_SECONDS = 5;

/**
 * Returns the jobs of dead workers to the queue within half a minute; graphile-worker by itself waits four hours. Jobs are
 * locked with the id of a worker pool. Each pool has a session-level advisory lock while its process is connected, and
 * each process unlocks the jobs of pools without one.
 */
export class StaleWorkerReaper {
  private readonly pools = new Set<string>();
  /** The pools whose locks `client` has. */
  private readonly locked = new Set<string>();
  private client?: pg.PoolClient | undefined;
  private readonly queue: SerialQueue;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly pool: pg.Pool,
    report: (error: unknown) => void,
    private readonly everyMs = REAP_EVERY_MS,
  ) {
    this.queue = new SerialQueue(report);
  }

  /** Runs until `stop`; idempotent. */
  start(): void {
    this.timer ??= setInterval(() => this.reap(), this.everyMs);
    this.reap();
  }

  /** @param id of a worker pool */
  add(id: string): void {
    this.pools.add(id);
    this.queue.add(() => this.acquireLocks());
  }

  /** Leaves the jobs of a pool that ended to the next reaping. */
  remove(id: string): void {
    if (!this.pools.delete(id)) return;
    this.queue.add(async () => {
      if (!this.client || !this.locked.delete(id)) return;
      await this.client.query('select pg_advisory_unlock($1, hashtext($2))', [WORKER_LOCK_CLASS, id]);
    });
  }

  /** Releases the locks. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.queue.drain();
    this.client?.release(true);
    this.client = undefined;
  }

  /** Announces the jobs as new ones, because the workers would find them only at their next poll. */
  private reap(): void {
    this.queue.add(async () => {
      await this.acquireLocks();
      await this.pool.query(
        `select graphile_worker.force_unlock_workers(array_agg(locked_by)),
           pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text)
         from (
           select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
           union select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) held
         where locked_at < now() - make_interval(secs => $1) and pg_try_advisory_xact_lock($2, hashtext(locked_by))
         having count(*) > 0`,
        [GRACE_SECONDS, WORKER_LOCK_CLASS],
      );
    });
  }

  /** Acquires the missing locks; after a reconnect those of all worker pools of this process. */
  private async acquireLocks(): Promise<void> {
    const client = (this.client ??= await this.connect());
    const missing = [...this.pools].filter((id) => !this.locked.has(id));
    if (missing.length === 0) return;
    await client.query('select pg_advisory_lock($1, hashtext(id)) from unnest($2::text[]) id', [
      WORKER_LOCK_CLASS,
      missing,
    ]);
    for (const id of missing) this.locked.add(id);
  }

  private async connect(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    this.locked.clear();
    client.once('error', () => this.onConnectionLost(client));
    return client;
  }

  private onConnectionLost(client: pg.PoolClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.release(true);
    this.queue.add(() => this.acquireLocks());
  }
}
