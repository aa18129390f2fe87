import { createHmac } from 'node:crypto';
import type { RunMigration } from '../database/schema-fingerprint.js';

export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const JOBS = 'jobs';
export const FORMAT = 2;

export interface TableOfBackup {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The first entry of a backup. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** Differs between backups. */
  readonly id: string;
  readonly takenAt: string;
  readonly version: string;
  /** Those that made the schema, in their order. */
  readonly migrations: readonly RunMigration[];
  readonly tables: readonly TableOfBackup[];
  readonly secrets: FingerprintsOfSecrets;
}

/** The last entry of a backup: without it the backup is incomplete. */
export interface End {
  readonly id: string;
  /** Rows by table; `jobs` for the queue. */
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** Files that the database names and that the store does not have. */
  readonly missingFiles: number;
  readonly sequences: readonly SequenceOfBackup[];
}

export interface SequenceOfBackup {
  readonly name: string;
  readonly lastValue: string;
}

/** Secrets that the data of a backup depends on. */
export interface SecretsOfData {
  readonly sessionSecret: string;
  readonly filesKey: string;
  readonly earlierFilesKeys: readonly string[];
}

export interface FingerprintsOfSecrets {
  readonly sessionSecret: string;
  /** The current key and the earlier ones. */
  readonly filesKeys: readonly string[];
}

export const fingerprintsOf = (secrets: SecretsOfData): FingerprintsOfSecrets => ({
  sessionSecret: fingerprint(secrets.sessionSecret),
  filesKeys: [secrets.filesKey, ...secrets.earlierFilesKeys].map(fingerprint),
});

/** Comparable, and useless for decryption. */
const fingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('tablemates backup: fingerprint').digest('hex').slice(0, 32);
