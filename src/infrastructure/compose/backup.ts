import type { TakeBackup } from '../../application/operations/back-up.js';
import { AlreadyRuns } from '../backup/backup-refused.js';
import { runBackup } from '../backup/run-backup.js';
import type { Get } from './postgres-ports.js';
import * as t from './tokens.js';

/** Null without BACKUP_TO. While another process takes a backup, there is nothing to do. */
export function takeBackupOf(get: Get): TakeBackup | null {
  const config = get(t.CONFIG);
  const { backup, earlierFilesKeys } = config;
  if (!backup) return null;
  const { current: filesKey } = get(t.SEALING_KEYS);
  const secrets = { sessionSecret: get(t.SESSION_SECRET), filesKey, earlierFilesKeys };
  const databaseUrl = config.databaseDirectUrl ?? get(t.DATABASE_URL);
  return async () => {
    await runBackup(backup, { config, databaseUrl, secrets }).catch((error: unknown) => {
      if (!(error instanceof AlreadyRuns)) throw error;
    });
  };
}
