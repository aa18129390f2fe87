import type pg from 'pg';

type Query = (this: unknown, ...parameters: unknown[]) => Promise<unknown> | undefined;

/** The error of `query_timeout` has no code. */
const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.message === 'Query read timeout';

/**
 * Closes a connection whose server did not answer within `query_timeout`. pg only rejects the query: the next one on that
 * connection, such as the rollback, would wait behind it, and the pool would lend the connection again. The server rolls
 * back when it finds the connection closed.
 */
export function closeLateConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    // Looked up at each call, because tracing may replace the method after this connection was opened.
    const prototype = Object.getPrototypeOf(client) as { query: Query };
    client.query = ((...parameters: unknown[]) => {
      const result = prototype.query.apply(client, parameters);
      result?.catch((error: unknown) => {
        if (isTimeout(error)) close(client);
      });
      return result;
    }) as typeof client.query;
  });
}

/** `end` is noticed by the pool at once, so that it does not lend the connection before its socket has closed. */
function close(client: pg.PoolClient): void {
  const { end, connection } = client as unknown as ClosableClient;
  end.call(client).catch(() => undefined);
  connection.stream.destroy();
}

interface ClosableClient {
  end(this: unknown): Promise<void>;
  readonly connection: { readonly stream: { destroy(): void } };
}
