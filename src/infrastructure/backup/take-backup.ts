import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../../application/shared/ports.js';
import { isKeptHere, keyOfPicture } from '../../application/shared/picture-store.js';
import { MAX_PDF_PAGES } from '../../application/trust-score/evidence-errors.js';
import { keysOfPages } from '../../application/trust-score/evidence-files.js';
import { ArchiveWriter, countRows } from './archive.js';
import { type BackupPlace, nameOfBackup, removeOldBackups } from './backup-place.js';
import type { Retention } from '../config/config-backup.js';
import { placeFailed } from './backup-refused.js';
import { DatabaseSnapshot } from './database-snapshot.js';
import {
  type End,
  END,
  fingerprintsOf,
  FORMAT,
  JOBS,
  type Manifest,
  MANIFEST,
  type SecretsOfData,
} from './manifest.js';
import { sealed } from './sealed-stream.js';
import { verifyBackup } from './verify-backup.js';

export interface BackupInput {
  readonly databaseUrl: string;
  /** The store as it is, without decryption. */
  readonly files: Pick<ObjectStore, 'get'>;
  readonly secrets: SecretsOfData;
  readonly place: BackupPlace;
  readonly key: string;
  /** Of the key derivation; only tests choose one. */
  readonly workFactor?: number;
  readonly keep: Retention;
  /** Of the product. */
  readonly version: string;
  /** Called before anything is written or removed. @throws BackupRefused if the place is not for this database */
  readonly claim?: (name: string) => Promise<void>;
}

export interface BackupTaken {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  readonly missingFiles: number;
}

/**
 * Writes a backup of the database and of the files that it refers to, reads it again from the place to verify it, then
 * removes the oldest ones. See ADR 41.
 * @throws BackupRefused if another one runs, the place fails, or what it stored is not the backup
 */
export async function takeBackup(input: BackupInput): Promise<BackupTaken> {
  const { databaseUrl, place, key, keep, secrets, workFactor } = input;
  const snapshot = await DatabaseSnapshot.open(databaseUrl);
  try {
    const now = new Date();
    const name = nameOfBackup(now);
    await input.claim?.(name);
    const writer = new ArchiveWriter();
    const content = await sealed(writer.stream, key, workFactor);
    // Each side of a broken stream fails; the side that failed first is the cause.
    let cause: Error | undefined;
    const fails = (error: Error): never => {
      cause ??= error;
      writer.fail(error);
      throw cause;
    };
    const filled = fill(writer, snapshot, input).catch(fails);
    const written = place
      .write(name, content, async (stored) => void (await verifyBackup(await stored(), key, secrets)))
      .catch((error: Error) => fails(placeFailed(error)));
    const [end, size] = await Promise.allSettled([filled, written]);
    if (end.status === 'rejected') throw end.reason;
    if (size.status === 'rejected') throw size.reason;
    await removeOldBackups(place, keep, now);
    const rows = Object.values(end.value.rows).reduce((sum, count) => sum + count, 0);
    const { files, missingFiles } = end.value;
    return { name, bytes: size.value, rows, files, missingFiles };
  } finally {
    await snapshot.close();
  }
}

async function fill(
  writer: ArchiveWriter,
  snapshot: DatabaseSnapshot,
  { files, secrets, version }: BackupInput,
): Promise<End> {
  const id = randomUUID();
  const tables = await snapshot.tables();
  const manifest: Manifest = {
    format: FORMAT,
    id,
    takenAt: new Date().toISOString(),
    version,
    migrations: await snapshot.migrations(),
    tables,
    secrets: fingerprintsOf(secrets),
  };
  await writer.add(json(MANIFEST, manifest));
  const rows: Record<string, number> = {};
  for (const table of tables)
    rows[table.name] = await addParts(writer, `tables/${table.name}`, snapshot.tableParts(table));
  rows[JOBS] = await addParts(writer, JOBS, snapshot.jobParts());
  const counts = await addFiles(writer, snapshot, files);
  const end: End = { id, rows, ...counts, sequences: await snapshot.sequences() };
  await writer.add(json(END, end));
  writer.end();
  return end;
}

const json = (name: string, value: unknown) => ({ name, bytes: Buffer.from(JSON.stringify(value)) });

/** @returns the number of rows */
async function addParts(
  writer: ArchiveWriter,
  folder: string,
  parts: AsyncGenerator<Buffer>,
): Promise<number> {
  let rows = 0;
  let part = 0;
  for await (const bytes of parts) {
    rows += countRows(bytes);
    await writer.add({ name: `${folder}/${String(++part).padStart(6, '0')}.copy`, bytes });
  }
  return rows;
}

/** Adds each file that is named in the snapshot; one that was deleted since is counted as missing. */
async function addFiles(
  writer: ArchiveWriter,
  snapshot: DatabaseSnapshot,
  store: Pick<ObjectStore, 'get'>,
): Promise<Pick<End, 'files' | 'missingFiles'>> {
  let files = 0;
  let missingFiles = 0;
  for await (const reference of snapshot.fileReferences()) {
    let pages = 0;
    for (const key of keysOf(reference)) {
      const stored = await store.get(key);
      if (!stored) break;
      const { bytes, contentType: type } = stored;
      await writer.add({ name: `files/${key}`, bytes: Buffer.from(bytes), type });
      pages++;
    }
    files += pages;
    if (pages === 0) missingFiles++;
  }
  return { files, missingFiles };
}

/** @returns the keys of a picture, of the logo or of the pages of evidence, of which later ones may not exist */
function keysOf(reference: string): string[] {
  if (isKeptHere(reference)) return [keyOfPicture(reference)];
  if (reference.startsWith('logos/')) return [reference];
  return keysOfPages({ key: reference, pageCount: MAX_PDF_PAGES });
}
