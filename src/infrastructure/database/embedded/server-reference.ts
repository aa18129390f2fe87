import pg from 'pg';

/** Advisory lock key of the reference count; any fixed number works. */
const REFERENCE_LOCK = 7_345_002;

/**
 * This process's reference to a shared PostgreSQL server. References are counted by a shared advisory lock on a
 * connection of its own, which PostgreSQL releases when the process ends, even by `kill -9`. The process that can
 * acquire the lock exclusively is the last one and stops the server.
 */
export class ServerReference {
  private released = false;

  private constructor(private readonly client: pg.Client) {}

  /**
   * @param onLost callback, called once if the connection ends before {@link release} or {@link close}
   * @throws Error if the server stops during the call; the caller retries
   */
  static async acquire(url: string, onLost: () => void): Promise<ServerReference> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tablemates server reference',
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    // Without an error listener a lost connection ends the process; the `end` event follows and is handled below.
    client.on('error', () => undefined);
    await client.connect();
    const reference = new ServerReference(client);
    try {
      await client.query('select pg_advisory_lock_shared($1)', [REFERENCE_LOCK]);
    } catch (error) {
      await reference.close();
      throw error;
    }
    client.once('end', () => {
      if (!reference.released) onLost();
    });
    return reference;
  }

  /** @returns true for the last reference; later ones then block until this connection closes or the server stops */
  async release(): Promise<boolean> {
    this.released = true;
    await this.client.query('select pg_advisory_unlock_shared($1)', [REFERENCE_LOCK]);
    const { rows } = await this.client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      REFERENCE_LOCK,
    ]);
    return rows[0]!.last;
  }

  async close(): Promise<void> {
    this.released = true;
    await this.client.end().catch(() => undefined);
  }
}
