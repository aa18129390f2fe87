import type {
  QueueState,
  RecurringRun,
  RunState,
  SystemQueries,
} from '../../../application/operations/read-system.js';
import type { ReadQueries } from '../read-queries.js';

interface TaskState {
  readonly task: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly running: number;
  readonly oldestSeconds: number | null;
}

export interface SystemLayout {
  /** The names of all migrations of this release. */
  readonly migrations: readonly string[];
  /** The worker pools with their tasks. */
  readonly pools: ReadonlyArray<{ readonly name: string; readonly tasks: readonly string[] }>;
  /** The name of the pool of all other tasks. */
  readonly innerPool: string;
  readonly clock: ReadonlyArray<{
    readonly name: string;
    readonly nextAfter: (instant: Date) => Date;
  }>;
  /** The class of the advisory locks that workers hold while they are connected. */
  readonly workerLockClass: number;
}

export class PostgresSystemQueries implements SystemQueries {
  constructor(
    private readonly reads: ReadQueries,
    private readonly layout: SystemLayout,
  ) {}

  async migrations(): Promise<{ applied: number; pending: number }> {
    const { rows } = await this.reads.query<{ name: string }>('select name from mikro_orm_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const pending = this.layout.migrations.filter((name) => !applied.has(name)).length;
    return { applied: applied.size, pending };
  }

  async runs(kind: 'backup' | 'drill'): Promise<RunState> {
    const { rows } = await this.reads.query<RunState>(
      `select max(finished_at) filter (where succeeded) as "lastAt",
         coalesce(max(finished_at) filter (where not succeeded)
           > coalesce(max(finished_at) filter (where succeeded), '-infinity'), false) as "hasFailedSince",
         (array_agg(error order by finished_at desc, id desc))[1] as error
       from backup_runs where kind = $1`,
      [kind],
    );
    return rows[0]!;
  }

  async clock(): Promise<RecurringRun[]> {
    const { rows } = await this.reads.query<{ name: string; lastAt: Date | null }>(
      `select identifier as name, last_execution as "lastAt" from graphile_worker._private_known_crontabs`,
    );
    const last = new Map(rows.map(({ name, lastAt }) => [name, lastAt]));
    const now = await this.now();
    return this.layout.clock
      .map(({ name, nextAfter }) => ({
        name,
        lastAt: last.get(name) ?? null,
        nextAt: nextAfter(now),
      }))
      .sort((a, b) => a.nextAt.getTime() - b.nextAt.getTime());
  }

  async hasWorker(): Promise<boolean> {
    const { rows } = await this.reads.query<{ hasWorker: boolean }>(
      `select exists (select from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where locktype = 'advisory' and classid = $1 and datname = current_database()) as "hasWorker"`,
      [this.layout.workerLockClass],
    );
    return rows[0]!.hasWorker;
  }

  async now(): Promise<Date> {
    const { rows } = await this.reads.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]!.now;
  }

  /** One state for each pool, also for those without jobs. */
  async queues(): Promise<QueueState[]> {
    const { rows } = await this.reads.query<TaskState>(
      `select t.identifier as task,
         count(*) filter (where j.is_available and j.run_at <= now())::int as waiting,
         count(*) filter (where j.is_available and j.run_at > now())::int as delayed,
         count(*) filter (where j.locked_at is not null)::int as running,
         floor(extract(epoch from now() - min(j.run_at) filter (where j.is_available and j.run_at <= now())))::int
           as "oldestSeconds"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id group by 1`,
    );
    const { pools, innerPool } = this.layout;
    const poolOf = (task: string): string =>
      pools.find(({ tasks }) => tasks.includes(task))?.name ?? innerPool;
    return [innerPool, ...pools.map(({ name }) => name)].map((name) => {
      const states = rows.filter(({ task }) => poolOf(task) === name);
      const sum = (count: (state: TaskState) => number): number =>
        states.reduce((total, state) => total + count(state), 0);
      const ages = states.flatMap(({ oldestSeconds }) => oldestSeconds ?? []);
      return {
        name,
        waiting: sum(({ waiting }) => waiting),
        delayed: sum(({ delayed }) => delayed),
        running: sum(({ running }) => running),
        oldestSeconds: ages.length > 0 ? Math.max(...ages) : null,
      };
    });
  }
}
