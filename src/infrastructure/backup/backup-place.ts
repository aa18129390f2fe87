import type { Readable } from 'node:stream';

/** Where backups are stored. */
export interface BackupPlace {
  readonly kind: 'folder' | 'bucket';
  /**
   * Stores a backup. It appears under its name when it is complete; after a failure nothing is left under the name.
   * @returns its size in bytes
   */
  write(name: string, content: Readable): Promise<number>;
  read(name: string): Promise<Readable>;
  /** @returns all names in the place, of other files too */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
  close(): void;
}

const NAME = /^tablemates-\d{8}T\d{6}Z\.tar\.gz\.age$/;

export const nameOfBackup = (at: Date): string =>
  `tablemates-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz.age`;

/** @returns the names of backups, the newest first */
export async function backupsIn(place: BackupPlace): Promise<string[]> {
  return (await place.names())
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** Removes all but the newest backups. */
export async function removeOldBackups(place: BackupPlace, keep: number): Promise<void> {
  for (const name of (await backupsIn(place)).slice(keep)) await place.remove(name);
}
