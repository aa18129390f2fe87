import type { Config } from '../config/config.js';
import type { BackupConfig } from '../config/config-backup.js';
import { readVersion } from '../config/version.js';
import { ShutdownHooks } from '../config/shutdown-hooks.js';
import { claimBackup, recorded } from './backup-runs.js';
import type { SecretsOfData } from './manifest.js';
import { openFiles, openPlace } from './open-place.js';
import { type BackupTaken, takeBackup } from './take-backup.js';

export interface BackedUpProduct {
  readonly config: Pick<Config, 's3' | 'dataDir'>;
  /** The server itself, not a pooler. */
  readonly databaseUrl: string;
  readonly secrets: SecretsOfData;
}

/** Takes a backup as the settings say and records how it ended. @throws BackupRefused, and AlreadyRuns without a record */
export async function runBackup(
  { to, key, keep }: BackupConfig,
  { config, databaseUrl, secrets }: BackedUpProduct,
): Promise<BackupTaken> {
  const hooks = new ShutdownHooks();
  try {
    const place = await openPlace(to, hooks);
    const files = await openFiles(config, hooks);
    const { version } = readVersion();
    return await recorded({ kind: 'backup', place: place.kind, databaseUrl }, () =>
      takeBackup({
        databaseUrl,
        files,
        secrets,
        place,
        key,
        keep,
        version,
        claim: (name) => claimBackup(place, databaseUrl, name),
      }),
    );
  } finally {
    await hooks.run();
  }
}
