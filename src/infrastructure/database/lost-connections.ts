import type pg from 'pg';

/**
 * Releases a connection that was lost during use to its pool. The query builder releases it only after a successful
 * begin or rollback, which both fail on a lost connection: each outage would leak a part of the pool.
 */
export function releaseLostConnections(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client as pg.PoolClient));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // The code that has the connection may release it again; that second call must be ignored.
      client.release = () => undefined;
    });
  });
}
