import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountActivities, InactiveAccount } from '../../../application/sign-in/ports.js';
import { type AccountActivity, boundsOf, type InactivityStep } from '../../../domain/account/inactivity.js';

/** Begins with the members who signed in least lately; every account has a row from its creation on. */
const DUE = `
  select a.user_id as "userId", a.signed_in_at::text as "signedInAt"
  from account_activity a join users u on u.id = a.user_id
  where a.notices = ? and a.signed_in_at <= ?::timestamptz and (a.noticed_at is null or a.noticed_at <= ?::timestamptz)
    and u.role = 'member' and u.auth_provider <> 'system' and u.deleted_at is null
    and (a.signed_in_at, a.user_id) > (?::timestamptz, ?::int)
  order by a.signed_in_at, a.user_id limit ?`;

export class PostgresAccountActivities implements AccountActivities {
  constructor(private readonly em: EntityManager) {}

  async dueFor(
    step: InactivityStep,
    now: Date,
    limit: number,
    after?: InactiveAccount,
  ): Promise<InactiveAccount[]> {
    const { signedInBy, noticedBy } = boundsOf(step, now);
    return this.em.execute(DUE, [
      ...[step.notices, signedInBy, noticedBy],
      ...[after?.signedInAt ?? '-infinity', after?.userId ?? 0],
      limit,
    ]);
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
    await this.em.execute(`update account_activity set notices = ?, noticed_at = ? where user_id = ?`, [
      ...[notices, at],
      userId,
    ]);
  }
}
