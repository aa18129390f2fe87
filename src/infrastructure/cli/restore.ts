import { BackupRefused } from '../backup/backup-refused.js';
import { recordRestored } from '../backup/backup-runs.js';
import { openFiles, openPlace } from '../backup/open-place.js';
import { backupNamed, restoreBackup } from '../backup/restore-backup.js';
import { loadConfig } from '../config/config.js';
import { ConfigError } from '../config/config-reader.js';
import { unmigratedDatabase } from '../database/product-database.js';
import { readSecret } from '../config/secret-file.js';
import { readEnvFile } from '../config/env-file.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { runCommand } from './run-command.js';

const USAGE = 'usage: npm run -s restore -- latest | NAME';

/**
 * Restores a backup of BACKUP_TO into an empty database and an empty place for files, before the product is started there.
 * Exit code 2 means invalid arguments or settings, 1 that the restore is refused or has failed.
 */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  readEnvFile();
  const [wanted, ...more] = process.argv.slice(2);
  const config = loadConfig(process.env);
  if (!config.backup) throw new ConfigError('BACKUP_TO', 'and BACKUP_KEY must be set.');
  if (wanted === undefined || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const sessionSecret = config.sessionSecret ?? (await readSecret(config.dataDir, 'SESSION_SECRET'));
  const filesKey = config.filesKey ?? (await readSecret(config.dataDir, 'FILES_KEY'));
  const place = await openPlace(config.backup.to, shutdownHooks);
  const name = await backupNamed(place, wanted);
  process.stdout.write(`Restoring ${name}.\n`);
  let databaseUrl = '';
  const { manifest, end } = await restoreBackup({
    place,
    key: config.backup.key,
    name,
    secrets: {
      ...(sessionSecret !== undefined && { sessionSecret }),
      ...(filesKey !== undefined && { filesKey }),
      earlierFilesKeys: config.earlierFilesKeys,
    },
    files: await openFiles(config, shutdownHooks),
    databaseUrl: async () => (databaseUrl = await unmigratedDatabase(config, shutdownHooks)),
  });
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  const at = new Date(manifest.takenAt);
  await recordRestored({ place: place.kind, databaseUrl }, { name, at, rows, files: end.files });
  process.stdout.write(`Restored the backup of ${manifest.takenAt}: ${rows} rows, ${end.files} files.\n`);
}

await runCommand(main, { plain: [BackupRefused] });
