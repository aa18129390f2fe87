import type { ConfigReader } from './config-reader.js';

const SCHEMES = ['postgres', 'postgresql'];

export interface DatabaseConfig {
  /** Undefined: the embedded server in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /**
   * For connections that need a session of their own, where `databaseUrl` is a pooler: LISTEN, jobs and migrations.
   * Undefined: `databaseUrl`.
   */
  readonly databaseDirectUrl: string | undefined;
  /** For lists that tolerate a lag. Undefined: `databaseUrl`. */
  readonly databaseReplicaUrl: string | undefined;
  /** Maximum of connections of one process for requests and transactions, and as many to the replica. */
  readonly databasePoolSize: number;
}

/** @throws ConfigError for an invalid URL or size, or for a second URL without `DATABASE_URL` */
export function readDatabase(read: ConfigReader): DatabaseConfig {
  read.together(['DATABASE_URL'], ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']);
  return {
    databaseUrl: read.url('DATABASE_URL', SCHEMES),
    databaseDirectUrl: read.url('DATABASE_DIRECT_URL', SCHEMES),
    databaseReplicaUrl: read.url('DATABASE_REPLICA_URL', SCHEMES),
    databasePoolSize: read.wholeNumber('DATABASE_POOL_SIZE', { min: 2, max: 200 }, 16),
  };
}
