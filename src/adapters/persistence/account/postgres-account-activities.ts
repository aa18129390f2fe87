import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountActivities } from '../../../application/account/ports.js';
import { type AccountActivity, boundsOf, type InactivityStep } from '../../../domain/account/inactivity.js';

/** Members who signed in last, or signed up and never signed in, by the instant. */
const DUE = `
  with due as (
    select user_id as id from account_activity
    where notices = ? and signed_in_at <= ?::timestamptz and (noticed_at is null or noticed_at <= ?::timestamptz)
    union all
    select id from users
    where ?::int = 0 and created_at <= ?::timestamptz
      and not exists (select from account_activity a where a.user_id = users.id))
  select u.id from due join users u on u.id = due.id
  where u.role = 'member' and u.auth_provider <> 'system' and u.deleted_at is null and u.id > ?
  order by u.id limit ?`;

export class PostgresAccountActivities implements AccountActivities {
  constructor(private readonly em: EntityManager) {}

  async dueFor(step: InactivityStep, now: Date, limit: number, after = 0): Promise<number[]> {
    const { signedInBy, noticedBy } = boundsOf(step, now);
    const rows = await this.em.execute<Array<{ id: number }>>(DUE, [
      step.notices,
      signedInBy,
      noticedBy,
      step.notices,
      signedInBy,
      after,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  async find(userId: number): Promise<AccountActivity | null> {
    const rows = await this.em.execute<
      Array<{ signedInAt: string; notices: number; noticedAt: string | null }>
    >(
      `select signed_in_at as "signedInAt", notices, noticed_at as "noticedAt" from account_activity where user_id = ?`,
      [userId],
    );
    const [found] = rows;
    if (!found) return null;
    const { signedInAt, notices, noticedAt } = found;
    return { signedInAt: new Date(signedInAt), notices, noticedAt: noticedAt ? new Date(noticedAt) : null };
  }

  async noteSignIn(userId: number, at: Date): Promise<void> {
    await this.em.execute(
      `insert into account_activity (user_id, signed_in_at) values (?, ?)
       on conflict (user_id) do update set signed_in_at = excluded.signed_in_at, notices = 0, noticed_at = null`,
      [userId, at],
    );
  }

  async noteNotice(userId: number, notices: number, at: Date): Promise<void> {
    await this.em.execute(
      `insert into account_activity (user_id, signed_in_at, notices, noticed_at)
         select id, created_at, ?::smallint, ?::timestamptz from users where id = ?
       on conflict (user_id) do update set notices = excluded.notices, noticed_at = excluded.noticed_at`,
      [notices, at, userId],
    );
  }
}
