import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChatQueries, DeliveredMessage, MessageRow, Room } from '../../../application/chat/ports.js';
import { isBlockedSql } from '../moderation/blocked-sql.js';
import { isInChatSql, isVisibleMatchSql } from '../status-sql.js';

/** A condition on a member `mm` and their match `m`: the member may read the chat. */
export const MAY_READ = `${isInChatSql('mm')}
    and ${isVisibleMatchSql('m.status')}`;

const ROOM = `
  select m.id as "matchId", mm.user_id as "userId", m.status, mm.joined_at as "joinedAt",
    (select coalesce(max(c.id), 0) from chat_messages c where c.match_id = m.id) as "lastMessageId"
  from match_members mm join matches m on m.id = mm.match_id
  where m.id = ? and mm.user_id = ? and ${MAY_READ}`;

/** What the system message `c` says. */
export const SYSTEM_MESSAGE = `jsonb_build_object('kind', c.kind, 'params', c.params)`;

/**
 * A system message names its user by the current display name, or not at all when the account is deleted. Callers add a
 * condition on the match id, so that the display names of a single match are computed and not those of all.
 */
const COLUMNS = `
  c.id, c.match_id as "matchId", c.created_at as "createdAt", c.deleted_at is not null as "isDeleted",
    c.user_id as "userId", c.client_id as "clientId", u.first_name as "firstName", coalesce(t.display_name, u.first_name) as "displayName",
    u.profile_image_url as "profileImageUrl", to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth",
    c.message as text, case when c.kind is not null then ${SYSTEM_MESSAGE} end as system,
    about.display_name as "aboutName"`;
const SOURCE = `
  from chat_messages c
  join users u on u.id = c.user_id
  left join table_mates t on t.match_id = c.match_id and t.user_id = c.user_id
  left join table_mates about on about.match_id = c.match_id and about.user_id = c.about_user_id
    and not about.is_deleted`;
const MESSAGE = `select ${COLUMNS} ${SOURCE}`;

/** Messages with the users who do not receive them. */
const DELIVERED = `
  select ${COLUMNS}, array(
    select hidden.user_id from match_members hidden
    where hidden.match_id = c.match_id
      and (not (${isInChatSql('hidden')}) or ${isBlockedSql('hidden.user_id', 'c.user_id')})) as "hiddenFrom"
  ${SOURCE}
  where c.match_id = ? and c.id > ? order by c.id limit ?`;

export class PostgresChatQueries implements ChatQueries {
  constructor(private readonly em: EntityManager) {}

  async roomOf(matchId: number, userId: number): Promise<Room | null> {
    const [room] = await this.em.execute<Room[]>(ROOM, [matchId, userId]);
    return room ?? null;
  }

  async messages(
    { matchId, userId, joinedAt }: Room,
    beforeId: number | null,
    limit: number,
  ): Promise<MessageRow[]> {
    const newestFirst = await this.em.execute<MessageRow[]>(
      `${MESSAGE}
       where c.match_id = ? and c.created_at >= ?::timestamptz and (?::int is null or c.id < ?::int)
         and not ${isBlockedSql('?::int', 'c.user_id')}
       order by c.id desc limit ?`,
      [matchId, joinedAt, beforeId, beforeId, userId, limit],
    );
    return newestFirst.reverse();
  }

  async message(matchId: number, messageId: number): Promise<MessageRow | null> {
    const [row] = await this.em.execute<MessageRow[]>(`${MESSAGE} where c.match_id = ? and c.id = ?`, [
      matchId,
      messageId,
    ]);
    return row ?? null;
  }

  messagesAfter(matchId: number, messageId: number, limit: number): Promise<DeliveredMessage[]> {
    return this.em.execute<DeliveredMessage[]>(DELIVERED, [matchId, messageId, limit]);
  }

  newestMessages(matchIds: readonly number[]): Promise<Array<{ matchId: number; id: number }>> {
    return this.em.execute(
      `select room.value::int as "matchId", newest.id
       from json_array_elements_text(?::json) room
       cross join lateral (
         select c.id from chat_messages c where c.match_id = room.value::int order by c.id desc limit 1
       ) newest`,
      [JSON.stringify(matchIds)],
    );
  }
}
