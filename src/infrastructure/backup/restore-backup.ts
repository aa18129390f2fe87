import type { ObjectStore } from '../../application/shared/ports.js';
import { isObjectKey } from '../../adapters/storage/object-key.js';
import { readArchive } from './archive.js';
import { backupsIn, type BackupPlace } from './backup-place.js';
import { BackupRefused } from './backup-refused.js';
import { END, MANIFEST, type SecretsOfData } from './manifest.js';
import { DatabaseRestore } from './restore-database.js';
import { tableOf, type VerifiedBackup, verifyBackup } from './verify-backup.js';

/** A store that can be asked whether it has any object. */
export type StoreToFill = Pick<ObjectStore, 'put' | 'delete'> & { isEmpty(): Promise<boolean> };

export interface RestoreInput {
  readonly place: BackupPlace;
  readonly key: string;
  /** The name of a backup, or `latest`. */
  readonly name: string;
  /** Those that are configured. */
  readonly secrets: Partial<SecretsOfData>;
  readonly files: StoreToFill;
  /** Starts the database; called when the backup is known to be complete. */
  readonly databaseUrl: () => Promise<string>;
  /** Ends the restore between two entries of the archive, as a failure does. */
  readonly signal?: AbortSignal;
}

/**
 * Restores a backup into an empty database and an empty store. The backup is read twice: it is verified completely before
 * anything is written. After a failure nothing is left.
 * @throws BackupRefused
 */
export async function restoreBackup(input: RestoreInput): Promise<VerifiedBackup> {
  const { place, key, secrets, files, signal } = input;
  const name = await backupNamed(place, input.name);
  const backup = await verifyBackup(await place.read(name), key, secrets, signal);
  if (!(await files.isEmpty()))
    throw new BackupRefused('The place for files is not empty. A restore needs an empty one.');
  const database = await DatabaseRestore.begin(await input.databaseUrl(), backup.manifest);
  const stored: string[] = [];
  try {
    for await (const entry of readArchive(await place.read(name), key)) {
      signal?.throwIfAborted();
      if (entry.name === MANIFEST || entry.name === END) continue;
      if (!entry.name.startsWith('files/')) {
        await database.addPart(tableOf(entry), entry.bytes);
        continue;
      }
      const objectKey = entry.name.slice('files/'.length);
      if (!isObjectKey(objectKey)) throw new BackupRefused('The backup names a file that cannot be stored.');
      stored.push(objectKey);
      await files.put(objectKey, entry.bytes, entry.type ?? 'application/octet-stream');
    }
    await database.finish(backup.end);
    return backup;
  } catch (error) {
    for (const objectKey of stored) await files.delete(objectKey);
    await database.undo();
    throw error;
  }
}

/**
 * @param name of a backup, or `latest`
 * @throws BackupRefused if the place has no such backup
 */
export async function backupNamed(place: BackupPlace, name: string): Promise<string> {
  const names = await backupsIn(place);
  const found = name === 'latest' ? names[0] : names.find((each) => each === name);
  if (found === undefined) throw new BackupRefused('There is no such backup in BACKUP_TO.');
  return found;
}
