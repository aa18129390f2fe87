import type { Pool } from 'pg';
import type { Clock, Mail, Mailer } from '../../application/shared/ports.js';
import type { InboxEntry } from './inbox-page.js';

const KEPT = 500;

/**
 * Takes the place of the mail server in development: nothing leaves, everything can be read at /dev/inbox.
 * The newest 500 are kept in the database, so that they outlive a restart and every process shows the same.
 */
export class DevelopmentInbox implements Mailer {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async send({ to, subject, text, html }: Mail): Promise<void> {
    await this.pool.query(
      `insert into development_inbox (kind, recipient, subject, body, html, at) values ('email', $1, $2, $3, $4, $5)`,
      [to, subject, text, html, this.clock.now()],
    );
    await this.pool.query(
      `delete from development_inbox where id in (select id from development_inbox order by id desc offset $1)`,
      [KEPT],
    );
  }

  /** Everything kept, newest first, in the shape of /dev/inbox.json. */
  async entries(): Promise<InboxEntry[]> {
    const { rows } = await this.pool.query<Omit<InboxEntry, 'at'> & { at: Date }>(
      `select kind, recipient as "to", subject, body as text, at from development_inbox order by id desc limit $1`,
      [KEPT],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
