import type { DeadJobs } from './dead-jobs.js';

export interface Release {
  readonly version: string;
  /** The full hash; `unknown` where the build does not say. */
  readonly commit: string;
}

/** The jobs of one worker pool. */
export interface QueueState {
  readonly name: string;
  /** Due, and not started. */
  readonly waiting: number;
  /** Due later: delayed jobs and retries. */
  readonly delayed: number;
  readonly running: number;
  /** Since when the oldest waiting job is due; null without one. */
  readonly oldestSeconds: number | null;
}

/** The backups, or the drills, of the last year. */
export interface RunState {
  /** The end of the last one that succeeded; null without one. */
  readonly lastAt: Date | null;
  /** Whether a later one failed. */
  readonly hasFailedSince: boolean;
  /** Name and code of the error of the newest one; null where it succeeded. */
  readonly error: string | null;
}

/** A job that runs by the clock. */
export interface RecurringRun {
  readonly name: string;
  /** When it was last queued; null before the first time. */
  readonly lastAt: Date | null;
  readonly nextAt: Date;
}

export interface SystemQueries {
  migrations(): Promise<{ readonly applied: number; readonly pending: number }>;
  queues(): Promise<readonly QueueState[]>;
  runs(kind: 'backup' | 'drill'): Promise<RunState>;
  /** Every recurring job, the next one first. */
  clock(): Promise<readonly RecurringRun[]>;
  /** Whether a process that runs jobs is connected. */
  hasWorker(): Promise<boolean>;
  /** The time by the database server. */
  now(): Promise<Date>;
}

export interface SystemState extends Release {
  readonly migrations: { readonly applied: number; readonly pending: number };
  readonly queues: readonly QueueState[];
  readonly deadJobs: number;
  readonly backup: RunState;
  readonly drill: RunState;
}

/** What an admin needs to see whether an instance is healthy. */
export class ReadSystem {
  constructor(
    private readonly release: Release,
    private readonly queries: SystemQueries,
    private readonly deadJobs: DeadJobs,
  ) {}

  async execute(): Promise<SystemState> {
    const { version, commit } = this.release;
    const [migrations, queues, deadJobs, backup, drill] = await Promise.all([
      this.queries.migrations(),
      this.queries.queues(),
      this.deadJobs.count(),
      this.queries.runs('backup'),
      this.queries.runs('drill'),
    ]);
    return { version, commit, migrations, queues, deadJobs, backup, drill };
  }

  clock(): Promise<readonly RecurringRun[]> {
    return this.queries.clock();
  }
}
