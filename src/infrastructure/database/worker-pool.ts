import type { Logger } from 'pino';
import pg from 'pg';
import { reasonOf } from '../observe/outage-log.js';

const MAX_POOL_SIZE = 8;

/** Opens a connection pool for the job queue, apart from that of requests, so that neither starves the other. */
export function openWorkerPool(databaseUrl: string, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_POOL_SIZE,
    connectionTimeoutMillis: 5000,
    application_name: 'tablemates-jobs',
  });
  const warn = (error: Error) => logger.warn({ reason: reasonOf(error) }, 'job queue connection failed');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}
