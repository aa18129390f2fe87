import pg from 'pg';
import { Gauge } from 'prom-client';
import { errorName } from '../../application/shared/error-name.js';
import { AlreadyRuns } from './backup-refused.js';
import type { BackupPlace } from './backup-place.js';
import type { BackupTaken } from './take-backup.js';

const KEPT_DAYS = 365;

interface Run {
  readonly kind: 'backup' | 'drill';
  readonly place: BackupPlace['kind'];
  readonly databaseUrl: string;
}

/** Records how `work` ended, unless another process does the same already. @throws what `work` throws */
export async function recorded<T extends Partial<BackupTaken>>(run: Run, work: () => Promise<T>): Promise<T> {
  const startedAt = new Date();
  try {
    const result = await work();
    await record(run, startedAt, result, null);
    return result;
  } catch (error) {
    // The failure itself is what the operator has to read.
    if (!(error instanceof AlreadyRuns))
      await record(run, startedAt, {}, errorName(error)).catch(() => undefined);
    throw error;
  }
}

/** Also deletes the record of runs older than a year. */
async function record(
  { kind, place, databaseUrl }: Run,
  startedAt: Date,
  {
    bytes = null,
    rows = null,
    files = null,
    missingFiles = null,
  }: Partial<BackupTaken> | Record<string, null>,
  error: string | null,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `insert into backup_runs (kind, started_at, finished_at, succeeded, error, place, bytes, row_count, file_count,
         missing_file_count)
       values ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9)`,
      [kind, startedAt, error === null, error, place, bytes, rows, files, missingFiles],
    );
    await client.query('delete from backup_runs where finished_at < now() - make_interval(days => $1)', [
      KEPT_DAYS,
    ]);
  } finally {
    await client.end();
  }
}

/** Without a backup it is infinite, so that an alert on its age fires. */
export const backupAgeGauge = (pool: Pick<pg.Pool, 'query'>): Gauge =>
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the newest verified backup; +Inf before the first one',
    registers: [],
    async collect() {
      const result = await pool
        .query<{ seconds: number | null }>(
          `select extract(epoch from now() - max(finished_at))::float8 as seconds
           from backup_runs where kind = 'backup' and succeeded`,
        )
        .catch(() => null);
      this.set(result ? (result.rows[0]!.seconds ?? Infinity) : NaN);
    },
  });
