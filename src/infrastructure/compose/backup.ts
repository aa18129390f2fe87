import pg from 'pg';
import type { TakeBackup } from '../../application/operations/back-up.js';
import { AlreadyRuns } from '../backup/backup-refused.js';
import { runBackup } from '../backup/run-backup.js';
import type { Opened } from './open-shared.js';

/** Null without BACKUP_TO. While another process takes a backup, there is nothing to do. */
export function takeBackupOf(opened: Opened): TakeBackup | null {
  const config = opened.config;
  const { backup, earlierFilesKeys } = config;
  if (!backup) return null;
  const { current: filesKey } = opened.sealingKeys;
  const secrets = { sessionSecret: opened.sessionSecret, filesKey, earlierFilesKeys };
  const databaseUrl = config.databaseDirectUrl ?? opened.databaseUrl;
  return (isDue) =>
    alone(databaseUrl, async () => {
      if (!(await isDue())) return;
      await runBackup(backup, { config, databaseUrl, secrets }).catch((error: unknown) => {
        if (!(error instanceof AlreadyRuns)) throw error;
      });
    });
}

/** The key of the advisory lock under which a process looks whether a backup is due and takes it, an arbitrary constant. */
const NIGHTLY_BACKUP_LOCK = 4_271_903;

/** Does nothing while another process has the lock, whose backup then is the one of the night. */
async function alone(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isAlone: boolean }>(
      `select pg_try_advisory_lock($1) as "isAlone"`,
      [NIGHTLY_BACKUP_LOCK],
    );
    if (rows[0]!.isAlone) await work();
  } finally {
    await client.end();
  }
}
