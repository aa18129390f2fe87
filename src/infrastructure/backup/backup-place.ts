import type { Readable } from 'node:stream';
import { DAY_MS } from '../../domain/shared/durations.js';
import type { Retention } from '../config/config-backup.js';

/** Verifies a stored backup. @throws Error if it is not good */
export type Accept = (stored: () => Promise<Readable>) => Promise<void>;

/** Where backups are stored. */
export interface BackupPlace {
  readonly kind: 'folder' | 'bucket';
  /**
   * Stores a backup and lets `accept` read what was stored. In a folder it gets its name when it is accepted, in a bucket
   * when it is complete; after a failure nothing is left under the name.
   * @returns its size in bytes
   */
  write(name: string, content: Readable, accept: Accept): Promise<number>;
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

/** Of these all are kept, so that one before an upgrade outlives the next one of its day. */
const ALL_KEPT_MS = 2 * DAY_MS;

/** Removes the backups that the retention does not keep. */
export async function removeOldBackups(
  place: BackupPlace,
  { days, weeks }: Retention,
  now: Date,
): Promise<void> {
  const names = await backupsIn(place);
  const since = nameOfBackup(new Date(now.getTime() - ALL_KEPT_MS));
  const kept = new Set([
    ...names.filter((name) => name >= since),
    ...newestOfEach(names, dayOf, days),
    ...newestOfEach(names, weekOf, weeks),
  ]);
  for (const name of names) if (!kept.has(name)) await place.remove(name);
}

/** @param names the newest first */
const newestOfEach = (names: readonly string[], periodOf: (name: string) => number, count: number) =>
  [...Map.groupBy(names, periodOf).values()].slice(0, count).map(([newest]) => newest!);

/** Days since the epoch. */
const dayOf = (name: string): number => {
  const [, year, month, day] = /-(\d{4})(\d\d)(\d\d)T/.exec(name)!;
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
};

/** The epoch was a Thursday. */
const weekOf = (name: string): number => Math.floor((dayOf(name) + 3) / 7);
