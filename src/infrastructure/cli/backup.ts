import pg from 'pg';
import { BackupRefused } from '../backup/backup-refused.js';
import { recordRun } from '../backup/backup-runs.js';
import { openFiles, openPlace } from '../backup/open-place.js';
import { takeBackup } from '../backup/take-backup.js';
import { loadConfig } from '../config/config.js';
import { ConfigError } from '../config/config-reader.js';
import { unmigratedDatabase } from '../database/product-database.js';
import { readOrCreateSecret } from '../config/secret-file.js';
import type { ShutdownHooks } from '../run/shutdown-hooks.js';
import { readVersion } from '../config/version.js';
import { readEnvFile } from '../config/env-file.js';
import { runCommand } from './run-command.js';

/** Writes an encrypted backup of the database and its files to BACKUP_TO; the server may be running or not. */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  readEnvFile();
  const config = loadConfig(process.env);
  if (!config.backup) throw new ConfigError('BACKUP_TO', 'and BACKUP_KEY must be set.');
  const place = await openPlace(config.backup.to, shutdownHooks);
  const databaseUrl = await unmigratedDatabase(config, shutdownHooks);
  const startedAt = new Date();
  const record = (taken: Awaited<ReturnType<typeof takeBackup>> | null) =>
    connected(databaseUrl, (client) => recordRun(client, { startedAt, place: place.kind, taken }));
  try {
    const taken = await takeBackup({
      databaseUrl,
      files: await openFiles(config, shutdownHooks),
      secrets: {
        sessionSecret: config.sessionSecret ?? (await readOrCreateSecret(config.dataDir, 'SESSION_SECRET')),
        filesKey: config.filesKey ?? (await readOrCreateSecret(config.dataDir, 'FILES_KEY')),
        earlierFilesKeys: config.earlierFilesKeys,
      },
      place,
      key: config.backup.key,
      keep: config.backup.keep,
      version: readVersion().version,
    });
    await record(taken);
    const { name, bytes, rows, files, missingFiles } = taken;
    process.stdout.write(
      `${name}: ${bytes} bytes, ${rows} rows, ${files} files` +
        `${missingFiles > 0 ? `; ${missingFiles} files that the database names are not in the store` : ''}\n`,
    );
  } catch (error) {
    // The failure itself is what the operator has to read.
    await record(null).catch(() => undefined);
    throw error;
  }
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

await runCommand(main, { plain: [BackupRefused] });
