import type { Pool } from 'pg';
import type { Clock, Mail, Mailer, TextMessage, TextMessages } from '../../application/shared/ports.js';
import type { InboxEntry } from './inbox-page.js';

const MAX_MESSAGES = 500;

/**
 * Replaces the mail server and the SMS service in development: messages are stored and shown at /dev/inbox. The newest
 * 500 are stored in the database, so that they survive a restart and every process shows the same.
 */
export class DevelopmentInbox implements Mailer, TextMessages {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async send({ to, subject, text, html }: Mail): Promise<void> {
    await this.store({ kind: 'email', to, subject, text }, html);
  }

  async deliver({ to, text }: TextMessage): Promise<void> {
    await this.store({ kind: 'sms', to, subject: '', text }, null);
  }

  private async store(
    { kind, to, subject, text }: Omit<InboxEntry, 'at'>,
    html: string | null,
  ): Promise<void> {
    await this.pool.query(
      `insert into development_inbox (kind, recipient, subject, body, html, at) values ($1, $2, $3, $4, $5, $6)`,
      [kind, to, subject, text, html, this.clock.now()],
    );
    await this.pool.query(
      `delete from development_inbox where id in (select id from development_inbox order by id desc offset $1)`,
      [MAX_MESSAGES],
    );
  }

  /** All stored messages, newest first, in the format of /dev/inbox.json. @param to only messages to this address */
  async entries(to: string | null = null): Promise<InboxEntry[]> {
    const { rows } = await this.pool.query<Omit<InboxEntry, 'at'> & { at: Date }>(
      `select kind, recipient as "to", subject, body as text, at from development_inbox
       where $2::text is null or recipient = $2 order by id desc limit $1`,
      [MAX_MESSAGES, to],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
