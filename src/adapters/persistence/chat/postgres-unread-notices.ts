import type { EntityManager } from '@mikro-orm/postgresql';
import type { SentWithin, UnreadChat, UnreadNotices } from '../../../application/chat/unread-notices.js';
import { unreadMessagesSql } from '../match/chat-summary-sql.js';
import { isInChatSql, isVisibleMatchSql } from '../status-sql.js';

const UNREAD_LIMIT = 99;
const MAX_CHATS = 20;
const UNREAD = unreadMessagesSql('own.user_id');

const SEATS = `
  match_members own join matches m on m.id = own.match_id
    and ${isInChatSql('own')} and ${isVisibleMatchSql('m.status')}
  left join chat_notices notice on notice.seat_id = own.id`;
/** Only visited for seats with unread messages: the index of a chat's messages ends the search at the read position. */
const COUNTED = `
  cross join lateral (
    select count(*)::int as count, max(waiting.id) as newest
    from (select c.id from chat_messages c where ${UNREAD} order by c.id desc limit ${UNREAD_LIMIT}) waiting) unread`;
const COLUMNS = `
  own.id as "seatId", own.user_id as "userId", m.id as "matchId", m.time_zone as "timeZone",
  to_char(m.suggested_date, 'YYYY-MM-DD') as date, unread.newest as "newestMessageId", unread.count`;
/** By the sum the index of times is not used, by which each seat would read the messages of all chats of that time. */
const UNREAD_OF_THAT_TIME = `exists (select from chat_messages c where ${UNREAD}
  and c.created_at + interval '0' > ?::timestamptz and c.created_at + interval '0' <= ?::timestamptz)`;
const NOT_MAILED = `coalesce(notice.mailed_message_id, 0) <= own.last_read_message_id`;

export class PostgresUnreadNotices implements UnreadNotices {
  constructor(private readonly em: EntityManager) {}

  toPush({ from, until }: SentWithin, afterSeatId: number, limit: number): Promise<UnreadChat[]> {
    return this.em.execute(
      `with active as (
         select distinct match_id from chat_messages where created_at > ?::timestamptz and created_at <= ?::timestamptz)
       select ${COLUMNS} from ${SEATS} join active on active.match_id = m.id ${COUNTED}
       where own.id > ? and coalesce(notice.pushed_message_id, 0) <= own.last_read_message_id
         and exists (select from push_devices device where device.user_id = own.user_id)
         and ${UNREAD_OF_THAT_TIME}
       order by own.id limit ?`,
      [from, until, afterSeatId, from, until, limit],
    );
  }

  /**
   * Begins with the chats of that time, because most chats are quiet, and looks at the seats of each that have not read all.
   * By `offset 0` they are found by index; PostgreSQL would join the whole tables.
   */
  async usersToMail(
    { from, until }: SentWithin,
    mailedBefore: Date,
    afterUserId: number,
    limit: number,
  ): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select distinct due.user_id as id
       from (select match_id, max(id) as newest from chat_messages
         where created_at > ?::timestamptz and created_at <= ?::timestamptz group by match_id) active
       cross join lateral (
         select own.user_id from ${SEATS}
         where own.match_id = active.match_id and own.last_read_message_id < active.newest
           and own.user_id > ? and ${NOT_MAILED} and ${UNREAD_OF_THAT_TIME}
           and not exists (select from match_members seat join chat_notices mailed on mailed.seat_id = seat.id
             where seat.user_id = own.user_id and mailed.mailed_at > ?::timestamptz)
         offset 0) due
       order by id limit ?`,
      [from, until, afterUserId, from, until, mailedBefore, limit],
    );
    return rows.map(({ id }) => id);
  }

  toMail(userId: number): Promise<UnreadChat[]> {
    return this.em.execute(
      `select ${COLUMNS} from ${SEATS} ${COUNTED}
       where own.user_id = ? and ${NOT_MAILED} and unread.count > 0
       order by m.starts_at desc, m.id limit ${MAX_CHATS}`,
      [userId],
    );
  }

  notePushed({ seatId, newestMessageId }: UnreadChat): Promise<boolean> {
    return this.note('pushed_message_id', seatId, newestMessageId, null);
  }

  noteMailed({ seatId, newestMessageId }: UnreadChat, at: Date): Promise<boolean> {
    return this.note('mailed_message_id', seatId, newestMessageId, at);
  }

  /** The condition is checked again under the row lock, so of two concurrent calls only the first changes the row. */
  private async note(
    column: 'pushed_message_id' | 'mailed_message_id',
    seatId: number,
    messageId: number,
    mailedAt: Date | null,
  ): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `insert into chat_notices as notice (seat_id, ${column}, mailed_at)
       select id, ?, ?::timestamptz from match_members where id = ?
       on conflict (seat_id) do update
         set ${column} = excluded.${column}, mailed_at = coalesce(excluded.mailed_at, notice.mailed_at)
         where notice.${column} < excluded.${column}
       returning seat_id`,
      [messageId, mailedAt, seatId],
    );
    return rows.length > 0;
  }
}
