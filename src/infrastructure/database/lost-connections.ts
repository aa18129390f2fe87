import type pg from 'pg';

/**
 * Gives a connection that was lost while in use back to its pool. The query builder does so only after a begin or a
 * rollback that succeeded, and on a lost connection neither does: each outage would use up a part of the pool for good.
 */
export function releaseLostConnections(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client as pg.PoolClient));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // Whoever still holds it may give it back again.
      client.release = () => undefined;
    });
  });
}
