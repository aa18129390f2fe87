import type pg from 'pg';

/** Any fixed number: the advisory locks of workers, told from those of others. */
const WORKERS = 61_017;
const LOOK_EVERY_MS = 15_000;
/** A worker is born a moment before it holds its lock. */
const YOUNGEST_SECONDS = 5;

/**
 * A job under way belongs to its worker, and the library takes it away from a dead one only after four hours. Here every
 * worker holds an advisory lock for as long as its process is connected, and each process gives the jobs of workers
 * without one back to the queue: within half a minute of a crash somebody does them again.
 */
export class StaleWorkerReaper {
  private readonly workers = new Set<string>();
  private client?: pg.PoolClient | undefined;
  private turn = Promise.resolve();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly pool: pg.Pool,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Until `end`; beginning twice is fine. */
  begin(): void {
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS);
    this.look();
  }

  add(worker: string): void {
    this.workers.add(worker);
    this.inTurn(() => this.hold([worker]));
  }

  remove(worker: string): void {
    this.workers.delete(worker);
  }

  /** Lets the locks go. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.turn;
    this.client?.release(true);
    this.client = undefined;
  }

  private look(): void {
    this.inTurn(async () => {
      await this.hold([]);
      await this.pool.query(
        `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
           select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
           union select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) held
         where locked_at < now() - make_interval(secs => $1) and pg_try_advisory_xact_lock($2, hashtext(locked_by))`,
        [YOUNGEST_SECONDS, WORKERS],
      );
    });
  }

  /** Over a new connection all of the process's workers are held anew. */
  private async hold(newcomers: string[]): Promise<void> {
    if (this.client) return this.lock(this.client, newcomers);
    const client = await this.pool.connect();
    client.once('error', () => this.lose(client));
    this.client = client;
    await this.lock(client, [...this.workers]);
  }

  private async lock(client: pg.PoolClient, workers: string[]): Promise<void> {
    await client.query('select pg_advisory_lock($1, hashtext(worker)) from unnest($2::text[]) worker', [
      WORKERS,
      workers,
    ]);
  }

  private lose(client: pg.PoolClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.release(true);
    this.inTurn(() => this.hold([]));
  }

  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch(this.report);
  }
}
