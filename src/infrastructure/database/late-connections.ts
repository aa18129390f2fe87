import type pg from 'pg';

type Query = (...parameters: unknown[]) => Promise<unknown> | undefined;

/** The error of `query_timeout` has no code. */
const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.message === 'Query read timeout';

/**
 * Closes a connection whose server did not answer within `query_timeout`. pg only rejects the query: the next one on that
 * connection, such as the rollback, would wait behind it, and the pool would lend the connection again. The server rolls
 * back when it finds the connection closed.
 */
export function closeLateConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((...parameters: unknown[]) => {
      const result = query(...parameters);
      result?.catch((error: unknown) => {
        if (isTimeout(error)) streamOf(client).destroy();
      });
      return result;
    }) as typeof client.query;
  });
}

const streamOf = (client: pg.PoolClient): { destroy(): void } =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
