import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { BackupPlace } from './backup-place.js';
import type { BackupTaken } from './take-backup.js';

const KEPT_DAYS = 365;

/** Records a run, and deletes the record of runs older than a year. @param taken null if the run failed */
export async function recordRun(
  client: Pick<pg.Client, 'query'>,
  run: {
    readonly startedAt: Date;
    readonly place: BackupPlace['kind'];
    readonly taken: BackupTaken | null;
  },
): Promise<void> {
  const { startedAt, place, taken } = run;
  await client.query(
    `insert into backup_runs
       (started_at, finished_at, succeeded, place, bytes, row_count, file_count, missing_file_count)
     values ($1, now(), $2, $3, $4, $5, $6, $7)`,
    [
      startedAt,
      taken !== null,
      place,
      taken?.bytes ?? null,
      taken?.rows ?? null,
      taken?.files ?? null,
      taken?.missingFiles ?? null,
    ],
  );
  await client.query('delete from backup_runs where finished_at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
}

/** The end of the last successful backup; 0 if there was none. */
export const lastBackupGauge = (pool: Pick<pg.Pool, 'query'>): Gauge =>
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'End of the last successful backup in Unix time; 0 if there was none',
    registers: [],
    async collect() {
      const result = await pool
        .query<{ seconds: number }>(
          `select coalesce(extract(epoch from max(finished_at)), 0)::float8 as seconds
           from backup_runs where succeeded`,
        )
        .catch(() => null);
      this.set(result?.rows[0]?.seconds ?? NaN);
    },
  });
