import { BackupRefused } from '../backup/backup-refused.js';
import { runBackup } from '../backup/run-backup.js';
import { loadConfig } from '../config/config.js';
import { ConfigError } from '../config/config-reader.js';
import { unmigratedDatabase } from '../database/product-database.js';
import { readOrCreateSecret } from '../config/secret-file.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { readEnvFile } from '../config/env-file.js';
import { runCommand } from './run-command.js';

/** Writes an encrypted backup of the database and its files to BACKUP_TO; the server may be running or not. */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  readEnvFile();
  const config = loadConfig(process.env);
  if (!config.backup) throw new ConfigError('BACKUP_TO', 'and BACKUP_KEY must be set.');
  const databaseUrl = await unmigratedDatabase(config, shutdownHooks);
  const secrets = {
    sessionSecret: config.sessionSecret ?? (await readOrCreateSecret(config.dataDir, 'SESSION_SECRET')),
    filesKey: config.filesKey ?? (await readOrCreateSecret(config.dataDir, 'FILES_KEY')),
    earlierFilesKeys: config.earlierFilesKeys,
  };
  const { name, bytes, rows, files, missingFiles } = await runBackup(config.backup, {
    config,
    databaseUrl,
    secrets,
  });
  process.stdout.write(
    `${name}: verified, ${bytes} bytes, ${rows} rows, ${files} files` +
      `${missingFiles > 0 ? `; ${missingFiles} files that the database names are not in the store` : ''}\n`,
  );
}

await runCommand(main, { plain: [BackupRefused] });
