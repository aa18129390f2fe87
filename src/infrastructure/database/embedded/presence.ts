import pg from 'pg';

/** Any fixed number: the light switch of one embedded server. */
const SWITCH = 7_345_002;

/**
 * One process's standing note, inside the server, that it uses the server: a shared lock on a connection of its own, gone
 * with the process however it ends. Whoever leaves and then gets the lock alone was the last one.
 */
export class Presence {
  private leaving = false;

  private constructor(private readonly client: pg.Client) {}

  /**
   * @param lost called once if the connection ends although nobody asked for it
   * @throws when the server goes away meanwhile; the caller looks for a server again
   */
  static async join(url: string, lost: () => void): Promise<Presence> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tablemates presence',
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    // An error is followed by the end; without a listener it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    const presence = new Presence(client);
    try {
      await client.query('select pg_advisory_lock_shared($1)', [SWITCH]);
    } catch (error) {
      await presence.close();
      throw error;
    }
    client.once('end', () => {
      if (!presence.leaving) lost();
    });
    return presence;
  }

  /** True when nobody else is there; newcomers then wait until this connection is closed or the server gone. */
  async leave(): Promise<boolean> {
    this.leaving = true;
    await this.client.query('select pg_advisory_unlock_shared($1)', [SWITCH]);
    const { rows } = await this.client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      SWITCH,
    ]);
    return rows[0]!.last;
  }

  async close(): Promise<void> {
    this.leaving = true;
    await this.client.end().catch(() => undefined);
  }
}
