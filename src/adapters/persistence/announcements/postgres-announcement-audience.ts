import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AnnouncementAudience,
  Banner,
  Banners,
  Meant,
} from '../../../application/announcements/ports.js';
import type { Contact } from '../../../application/notifications/contacts.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';
import { isSeatedSql, isVisibleTableSql } from '../status-sql.js';

/** Whether the announcement `a` is meant for the user `u`. */
const IS_MEANT = `case a.audience
    when 'everyone' then true
    when 'saturday' then exists (
      select from match_members seat join matches m on m.id = seat.match_id
      where seat.user_id = u.id and ${isSeatedSql('seat.status')} and ${isVisibleTableSql('m.status')}
        and m.suggested_date = a.saturday)
  end`;

const RECIPIENTS = `
  from users u
  cross join (select ?::text as audience, ?::date as saturday) a
  where u.deleted_at is null and u.is_email_verified and u.id <> ${SYSTEM_USER_ID} and ${IS_MEANT}
    and not exists (select ${restrictionsSql('u.id', '?')})
    and not exists (select from notification_opt_outs o
      where o.user_id = u.id and o.kind = 'announcement' and o.channel = 'email')
    and not exists (select from undeliverable_addresses x where x.user_id = u.id and x.email = lower(u.email))`;

const valuesOf = ({ audience, saturday }: Meant, now: Date): unknown[] => [audience, saturday, now];

/** Who gets the mails of an announcement and sees its banner, which is for all who are meant and signed in. */
export class PostgresAnnouncementAudience implements AnnouncementAudience, Banners {
  constructor(private readonly em: EntityManager) {}

  page(meant: Meant, now: Date, after: number, limit: number): Promise<Contact[]> {
    return this.em.execute<Contact[]>(
      `select u.id as "userId", u.email, u.first_name as "firstName", u.language ${RECIPIENTS}
         and u.id > ? order by u.id limit ?`,
      [...valuesOf(meant, now), after, limit],
    );
  }

  async count(meant: Meant, now: Date): Promise<number> {
    const [row] = await this.em.execute<[{ count: number }]>(
      `select count(*)::int as count ${RECIPIENTS}`,
      valuesOf(meant, now),
    );
    return row.count;
  }

  async newestFor(userId: number, now: Date): Promise<Banner | null> {
    const [row] = await this.em.execute<Array<Omit<Banner, 'bannerUntil'> & { bannerUntil: Date | string }>>(
      `select a.id, a.subject, a.body, a.banner_until as "bannerUntil"
       from announcements a join users u on u.id = ?
       where a.status in ('sending', 'sent') and a.banner_until > ? and ${IS_MEANT}
       order by a.started_at desc, a.id desc limit 1`,
      [userId, now],
    );
    return row ? { ...row, bannerUntil: new Date(row.bannerUntil) } : null;
  }
}
