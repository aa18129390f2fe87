import type { Container } from 'inversify';
import type { Logger } from 'pino';
import type { Clock } from '../../application/shared/ports.js';
import type { Config } from './config.js';

export interface ServerSettings {
  readonly config: Config;
  readonly databaseUrl: string;
  /** For connections that need a session of their own, where `databaseUrl` is a pooler. The default is `databaseUrl`. */
  readonly directDatabaseUrl?: string;
  readonly sessionSecret: string;
  readonly filesKey: string;
  readonly logger: Logger;
  /** Serve the front ends from source with hot reload. */
  readonly hot?: boolean;
  /** The default is the system clock plus CLOCK_OFFSET_SECONDS. */
  readonly clock?: Clock;
  /** Awaited with all services running, before the port answers. */
  readonly beforeListening?: (container: Container) => Promise<void>;
}
