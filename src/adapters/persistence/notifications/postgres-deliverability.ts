import type { EntityManager } from '@mikro-orm/postgresql';
import type { Deliverability } from '../../../application/notifications/deliverability.js';
import { removeBatch } from '../remove-batch.js';

/** A mark of an address that the account does not have any more has no effect. */
export class PostgresDeliverability implements Deliverability {
  constructor(private readonly em: EntityManager) {}

  async isUndeliverable(address: string): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from users u join undeliverable_addresses m on m.user_id = u.id and m.email = lower(u.email)
       where lower(u.email) = lower(?)`,
      [address],
    );
    return rows.length > 0;
  }

  async mark(address: string, reply: string, at: Date): Promise<void> {
    await this.em.execute(
      `insert into undeliverable_addresses (user_id, email, reply, since)
       select id, lower(email), ?, ? from users where lower(email) = lower(?) and deleted_at is null
       on conflict (user_id) do update set email = excluded.email, reply = excluded.reply,
         since = case when undeliverable_addresses.email = excluded.email
           then undeliverable_addresses.since else excluded.since end`,
      [reply, at, address],
    );
  }

  async startAnew(address: string): Promise<void> {
    await this.em.execute(
      `delete from undeliverable_addresses where user_id in (select id from users where lower(email) = lower(?))`,
      [address],
    );
    await this.em.execute(`delete from sent_mails where email = lower(?)`, [address]);
  }

  async noteSent(token: string, address: string, at: Date): Promise<void> {
    await this.em.execute(
      `insert into sent_mails (token, email, sent_at) values (?, lower(?), ?) on conflict do nothing`,
      [token, address, at],
    );
  }

  async addressOf(token: string): Promise<string | null> {
    const [row] = await this.em.execute<Array<{ email: string }>>(
      `select email from sent_mails where token = ?`,
      [token],
    );
    return row?.email ?? null;
  }

  forgetSentBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'sent_mails', 'sent_at < ?', [instant], limit, 'token');
  }
}
