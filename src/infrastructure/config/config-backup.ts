import { resolve } from 'node:path';
import { ConfigError, type ConfigReader } from './config-reader.js';
import { BACKUP_STORE, readS3Account, type S3Account } from './config-services.js';

/** How many backups are kept beside those of the last 48 hours: the newest of each of the last days and weeks that have one. */
export interface Retention {
  readonly days: number;
  /** Of Monday to Sunday, in UTC as days are. */
  readonly weeks: number;
}

/** A folder, or a prefix of a bucket. */
export type BackupTarget =
  | { readonly folder: string }
  | { readonly bucket: string; readonly prefix: string; readonly account: S3Account };

export interface BackupConfig {
  readonly to: BackupTarget;
  readonly key: string;
  readonly keep: Retention;
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]{1,100}){0,5})\/?$/;

/**
 * Undefined: no backups.
 * @throws ConfigError for BACKUP_TO without BACKUP_KEY, a key that is another secret, or no folder or bucket
 */
export function readBackup(read: ConfigReader): BackupConfig | undefined {
  // The key alone is no backup: `npm run -s secrets` prints it with the others.
  if (!read.together(['BACKUP_TO'], BACKUP_STORE)) return undefined;
  const set = read.together(['BACKUP_TO', 'BACKUP_KEY'])!;
  read.matching('BACKUP_KEY', /^.{32,}$/, 'at least 32 characters long');
  if (['FILES_KEY', 'SESSION_SECRET'].some((name) => read.text(name as 'FILES_KEY') === set.BACKUP_KEY))
    throw new ConfigError('BACKUP_KEY', 'must not be the same as FILES_KEY or SESSION_SECRET.');
  return {
    to: targetOf(set.BACKUP_TO, read),
    key: set.BACKUP_KEY,
    keep: {
      days: read.wholeNumber('BACKUP_KEEP', { min: 1, max: 366 }, 7),
      weeks: read.wholeNumber('BACKUP_KEEP_WEEKS', { min: 0, max: 104 }, 4),
    },
  };
}

function targetOf(value: string, read: ConfigReader): BackupTarget {
  if (!value.includes('://')) {
    const set = BACKUP_STORE.find((name) => read.text(name) !== undefined);
    if (set === undefined) return { folder: resolve(value) };
    throw new ConfigError(
      'BACKUP_TO',
      `must be a bucket such as s3://backups/tablemates, because ${set} is set.`,
    );
  }
  const [, bucket, path] = BUCKET.exec(value) ?? [];
  if (bucket === undefined)
    throw new ConfigError('BACKUP_TO', 'must be a folder or a bucket such as s3://backups/tablemates.');
  return { bucket, prefix: path!.slice(1), account: readS3Account(read, 'BACKUP_TO') };
}
