import { OPENED } from '../compose/tokens.js';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { DiskObjectStore } from '../../adapters/storage/disk-object-store.js';
import { errorName } from '../../application/shared/error-name.js';
import type { Config } from '../config/config.js';
import type { BackupConfig } from '../config/config-backup.js';
import { startServer } from './server.js';
import { ShutdownHooks } from '../config/shutdown-hooks.js';
import { BackupRefused } from '../backup/backup-refused.js';
import { recorded } from '../backup/backup-runs.js';
import type { SecretsOfData } from '../backup/manifest.js';
import { openPlace } from '../backup/open-place.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { ScratchDatabase } from '../backup/scratch-database.js';

const HEALTH_WITHIN_MS = 10_000;

export interface DrillInput {
  readonly config: Config;
  readonly backup: BackupConfig;
  /** Of the product, on the server itself and not a pooler. */
  readonly databaseUrl: string;
  readonly secrets: Partial<SecretsOfData>;
  /** Ends the drill early, after the step that runs; what it made is removed then too. */
  readonly signal: AbortSignal;
}

export interface Drilled {
  readonly takenAt: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Restores the newest backup into a database and a folder of its own, migrates it, starts the product on it, asks whether
 * it is healthy, and removes everything. The copy sends nothing: it runs no jobs and knows no other service. See ADR 78.
 * @throws BackupRefused with one sentence for the operator
 */
export async function drill(input: DrillInput): Promise<Drilled> {
  const { backup, databaseUrl } = input;
  const hooks = new ShutdownHooks();
  const place = await openPlace(backup.to, hooks);
  const folder = join(input.config.dataDir, 'drill');
  try {
    return await recorded({ kind: 'drill', place: place.kind, databaseUrl }, async () => {
      const database = await ScratchDatabase.create(databaseUrl);
      try {
        return await onCopy(input, { place, folder, url: database.url });
      } catch (cause) {
        if (!input.signal.aborted) throw cause;
        throw new BackupRefused('The drill was ended before it was done; its copy is removed.', { cause });
      } finally {
        // Only now, as a migration whose database is dropped creates it again.
        await database.drop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  } finally {
    await hooks.run();
  }
}

interface Copy {
  readonly place: Awaited<ReturnType<typeof openPlace>>;
  readonly folder: string;
  readonly url: string;
}

async function onCopy({ config, backup, secrets, signal: ended }: DrillInput, copy: Copy): Promise<Drilled> {
  const { place, folder, url } = copy;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const { manifest, end } = await inWords('The newest backup could not be restored', () =>
    restoreBackup({
      place,
      key: backup.key,
      name: 'latest',
      secrets,
      files: new DiskObjectStore(join(folder, 'storage')),
      databaseUrl: async () => url,
      signal: ended,
    }),
  );
  ended.throwIfAborted();
  // The restore has compared them with the backup.
  const { sessionSecret, filesKey } = secrets as SecretsOfData;
  await inWords('The product did not start on the restored copy', async () => {
    const server = await startServer({
      config: cutOff(config, folder),
      databaseUrl: url,
      sessionSecret,
      filesKey,
      logger: pino({ level: 'silent' }),
    });
    try {
      const signal = AbortSignal.timeout(HEALTH_WITHIN_MS);
      const { status } = await fetch(`http://127.0.0.1:${server.port}/readyz`, { signal });
      if (status !== 200)
        throw new BackupRefused(`The product is not ready on the restored copy (${status}).`);
      const { pending } = await server.container.get(OPENED).systemQueries.migrations();
      if (pending > 0) throw new BackupRefused(`The restored copy lacks ${pending} migrations.`);
    } finally {
      await server.stop();
    }
  });
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  return { takenAt: manifest.takenAt, rows, files: end.files };
}

/** The settings without jobs and without every other service. */
const cutOff = (config: Config, dataDir: string): Config => ({
  ...config,
  roles: 'web',
  host: '127.0.0.1',
  port: 0,
  dataDir,
  jobsAtStart: false,
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databaseReplicaUrl: undefined,
  redisUrl: undefined,
  smtpUrl: undefined,
  sms: undefined,
  s3: undefined,
  oidc: [],
  otlpEndpoint: undefined,
  backup: undefined,
  bootstrapAdmin: undefined,
  vapidKeys: undefined,
  map: { ...config.map, geocoderUrl: undefined, tileProxy: false },
});

async function inWords<T>(problem: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BackupRefused) throw cause;
    throw new BackupRefused(`${problem} (${errorName(cause)}).`, { cause });
  }
}
