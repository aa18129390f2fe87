import type { Logger } from 'pino';
import pg from 'pg';
import { Counter } from 'prom-client';
import type { ReadQueries } from '../../adapters/persistence/read-queries.js';
import { ReplicaReads } from '../../adapters/persistence/replica-reads.js';
import { reasonOf } from '../observe/outage-log.js';
import { connectionOptions } from './orm.js';

/** Longer than the timeout after which a read is repeated on the primary. */
const QUERY_TIMEOUT_MS = 5000;

export interface Replica {
  readonly reads: ReplicaReads;
  readonly counter: Counter;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool to the read replica, which need not be reachable: see {@link ReplicaReads}. */
export function openReplica(url: string, poolSize: number, primary: ReadQueries, logger: Logger): Replica {
  const pool = new pg.Pool({
    ...connectionOptions(),
    connectionString: url,
    max: poolSize,
    application_name: 'tablemates-lists',
    statement_timeout: QUERY_TIMEOUT_MS,
    // Drops a connection that is half open.
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // A lost connection is found by the next check or read; without a listener it would end the process.
  pool.on('error', () => undefined);
  const counter = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that a replica may answer, by the server that answered',
    labelNames: ['server'],
    registers: [],
  });
  for (const server of ['primary', 'replica']) counter.inc({ server }, 0);
  const reads = new ReplicaReads({
    primary,
    replica: pool,
    onRead: (server) => counter.inc({ server }),
    onChange: (isUsed, reason) => {
      if (isUsed) logger.info('the replica is used again');
      else
        logger.warn({ reason: reasonOf(reason) }, 'the replica is not used; lists are read from the primary');
    },
  });
  reads.start();
  return { reads, counter, pool, close: () => reads.close().then(() => pool.end()) };
}
