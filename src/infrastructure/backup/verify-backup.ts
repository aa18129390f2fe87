import type { Readable } from 'node:stream';
import { allMigrations } from '../database/migrations/all-migrations.js';
import { differenceOf } from '../database/schema-fingerprint.js';
import { countRows, type Entry, readArchive } from './archive.js';
import { BackupRefused } from './backup-refused.js';
import {
  type End,
  END,
  type FingerprintsOfSecrets,
  fingerprintsOf,
  FORMAT,
  JOBS,
  type Manifest,
  MANIFEST,
  type SecretsOfData,
} from './manifest.js';

export interface VerifiedBackup {
  readonly manifest: Manifest;
  readonly end: End;
}

/**
 * Reads a backup from its first to its last byte without writing anything.
 * @throws BackupRefused if the key or a secret is wrong, or the backup is damaged, incomplete or of a newer release
 */
export async function verifyBackup(
  source: Readable,
  key: string,
  secrets: Partial<SecretsOfData>,
  signal?: AbortSignal,
): Promise<VerifiedBackup> {
  let manifest: Manifest | undefined;
  let end: End | undefined;
  const rows: Record<string, number> = {};
  let files = 0;
  for await (const entry of readArchive(source, key)) {
    signal?.throwIfAborted();
    if (!manifest) {
      manifest = manifestIn(entry);
      await ensureKnownMigrations(manifest);
      ensureMatchingSecrets(manifest.secrets, secrets);
      for (const { name } of manifest.tables) rows[name] = 0;
      rows[JOBS] = 0;
      continue;
    }
    if (end) throw new IncompleteBackup();
    if (entry.name === END) end = JSON.parse(entry.bytes.toString()) as End;
    else if (entry.name.startsWith('files/')) files++;
    else rows[tableOf(entry)]! += countRows(entry.bytes);
  }
  if (!manifest || !end || end.id !== manifest.id || end.files !== files) throw new IncompleteBackup();
  const written = end.rows;
  if (Object.keys(rows).some((table) => rows[table] !== written[table])) throw new IncompleteBackup();
  return { manifest, end };
}

/** @returns the table of a part, or `jobs` */
export const tableOf = ({ name }: Entry): string =>
  name.startsWith(`${JOBS}/`) ? JOBS : name.split('/')[1]!;

class IncompleteBackup extends BackupRefused {
  constructor() {
    super('The backup is damaged or incomplete.');
  }
}

function manifestIn({ name, bytes }: Entry): Manifest {
  if (name !== MANIFEST) throw new IncompleteBackup();
  const manifest = JSON.parse(bytes.toString()) as Manifest;
  if (manifest.format !== FORMAT)
    throw new BackupRefused('This backup has the format of another release: restore it with that release.');
  return manifest;
}

async function ensureKnownMigrations({ migrations, version }: Manifest): Promise<void> {
  const known = new Set(allMigrations.map(({ name }) => name));
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (unknown !== undefined)
    throw new BackupRefused(
      `This backup was made by a newer release (${version}, with the migration ${unknown.name}): restore it with that release.`,
    );
  const difference = await differenceOf(migrations);
  if (difference !== undefined)
    throw new BackupRefused(
      `This backup was made by another state of the code (${difference}): restore it with that one.`,
    );
}

function ensureMatchingSecrets(recorded: FingerprintsOfSecrets, secrets: Partial<SecretsOfData>): void {
  const { sessionSecret, filesKey, earlierFilesKeys = [] } = secrets;
  if (filesKey === undefined) throw new MissingSecret('FILES_KEY', 'files-key');
  if (sessionSecret === undefined) throw new MissingSecret('SESSION_SECRET', 'session-secret');
  const given = fingerprintsOf({ sessionSecret, filesKey, earlierFilesKeys });
  if (!given.filesKeys.includes(recorded.filesKeys[0]!))
    throw new BackupRefused('FILES_KEY is not the one of this backup, so no ID under review could be read.');
  if (!recorded.filesKeys.every((key) => given.filesKeys.includes(key)))
    throw new BackupRefused('FILES_KEYS_OLD lacks a key of this backup, so some files could not be read.');
  if (given.sessionSecret !== recorded.sessionSecret)
    throw new BackupRefused('SESSION_SECRET is not the one of this backup.');
}

class MissingSecret extends BackupRefused {
  constructor(setting: string, file: string) {
    super(
      `${setting} must be that of the backed up product: set it, or copy the file ${file} into DATA_DIR.`,
    );
  }
}
