import pg from 'pg';
import { Gauge } from 'prom-client';
import { errorName } from '../../application/shared/error-name.js';
import { AlreadyRuns, BackupRefused, placeFailed } from './backup-refused.js';
import { type BackupPlace, backupsIn } from './backup-place.js';
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

class ForeignBackups extends BackupRefused {
  override readonly name = 'ForeignBackups';
}

/**
 * Lets this database write a backup. A product that was started empty where a restore was meant must neither count among
 * the backups of the old one nor remove them.
 * @throws BackupRefused if the place has backups, none of which this database has begun or was restored from
 */
export async function claimBackup(place: BackupPlace, databaseUrl: string, name: string): Promise<void> {
  const present = await backupsIn(place).catch((error: Error) => {
    throw placeFailed(error);
  });
  await connected(databaseUrl, async (client) => {
    const own = await client.query('select from own_backups where name = any($1) limit 1', [present]);
    if (present.length > 0 && own.rowCount === 0)
      throw new ForeignBackups(
        'BACKUP_TO has backups of another database: restore one, or name another folder or prefix.',
      );
    await adopt(client, name);
  });
}

/** A restored backup is the newest one of its database. */
export async function recordRestored(
  { place, databaseUrl }: Omit<Run, 'kind'>,
  { name, at, rows, files }: { name: string; at: Date; rows: number; files: number },
): Promise<void> {
  await connected(databaseUrl, (client) => adopt(client, name));
  await record({ kind: 'backup', place, databaseUrl }, at, { rows, files }, null, at);
}

const adopt = (client: pg.Client, name: string) =>
  client.query('insert into own_backups (name) values ($1) on conflict do nothing', [name]);

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
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
  finishedAt = new Date(),
): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query(
      `insert into backup_runs (kind, started_at, finished_at, succeeded, error, place, bytes, row_count, file_count,
         missing_file_count)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [kind, startedAt, finishedAt, error === null, error, place, bytes, rows, files, missingFiles],
    );
    await client.query('delete from backup_runs where finished_at < now() - make_interval(days => $1)', [
      KEPT_DAYS,
    ]);
  });
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
