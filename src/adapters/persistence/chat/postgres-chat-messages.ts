import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AddedMessage,
  ChatMessages,
  NewMessage,
  PostedMessage,
} from '../../../application/chat/ports.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { isBlockedSql } from '../moderation/blocked-sql.js';
import { LOCK_ROOM } from '../match/chat-locks.js';
import { isInChatSql, isVoidSql } from '../status-sql.js';
import { SYSTEM_MESSAGE } from './chat-queries.js';

/** The id of the message before the row of `chat_messages` in its room. */
const PREVIOUS_ID = `coalesce((
  select max(before.id) from chat_messages before
  where before.match_id = chat_messages.match_id and before.id < chat_messages.id), 0) as "previousId"`;

/** Messages are inserted once and never edited, so they are rows without an aggregate. */
export class PostgresChatMessages implements ChatMessages {
  constructor(private readonly em: EntityManager) {}

  async add(message: NewMessage): Promise<AddedMessage> {
    const { matchId, userId, text, system, clientId, aboutUserId, at } = message;
    const [kind, params] = system ? [system.kind, JSON.stringify(system.params)] : [null, null];
    await this.em.execute(LOCK_ROOM, [matchId]);
    const [added] = await this.em.execute<Array<{ id: number; previousId: number }>>(
      `insert into chat_messages (match_id, meetup_id, user_id, message, kind, params, client_id, about_user_id, created_at)
       values (?, (select meetup_id from matches where id = ?), ?, ?, ?, ?::jsonb, ?, ?, ?) on conflict (user_id, match_id, client_id) do nothing
       returning id, ${PREVIOUS_ID}`,
      [matchId, matchId, userId, text, kind, params, clientId, aboutUserId, at],
    );
    if (added) return { ...added, isNew: true };
    const [kept] = await this.em.execute<Array<{ id: number; previousId: number }>>(
      `select id, ${PREVIOUS_ID} from chat_messages where user_id = ? and match_id = ? and client_id = ?`,
      [userId, matchId, clientId],
    );
    return { ...kept!, isNew: false };
  }

  async systemMessages(matchId: number, occasion: string): Promise<PostedMessage[]> {
    return this.em.execute<PostedMessage[]>(
      `select client_id as occasion, ${SYSTEM_MESSAGE} as message from chat_messages c
       where user_id = ? and match_id = ? and starts_with(client_id, ?) order by id`,
      [SYSTEM_USER_ID, matchId, occasion],
    );
  }

  async erase(matchId: number, messageId: number, userId: number, now: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `update chat_messages set message = '', deleted_at = coalesce(deleted_at, ?)
       where id = ? and match_id = ? and user_id = ? and exists (
         select 1 from match_members mm join matches m on m.id = mm.match_id
         where mm.match_id = chat_messages.match_id and mm.user_id = chat_messages.user_id
           and ${isInChatSql('mm')} and not ${isVoidSql('m.status')})
       returning id`,
      [now, messageId, matchId, userId],
    );
    return rows.length > 0;
  }

  async markRead(matchId: number, userId: number, messageId: number): Promise<boolean> {
    const moved = await this.em.execute<object[]>(
      `update match_members seat set last_read_message_id = newest.id
       from (select max(c.id) as id from chat_messages c
         where c.match_id = ? and c.id <= ? and not ${isBlockedSql('?::int', 'c.user_id')}) newest
       where seat.match_id = ? and seat.user_id = ? and seat.last_read_message_id < newest.id
       returning seat.id`,
      [matchId, messageId, userId, matchId, userId],
    );
    return moved.length > 0;
  }

  async purgeChatsBefore(instant: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<object[]>(
      `with old as (
         select id from matches
         where starts_at < ?::timestamptz and chat_purged_at is null and status <> 'in_touch'
         order by starts_at limit ? for no key update skip locked),
       gone as (delete from chat_messages c using old where c.match_id = old.id)
       update matches set chat_purged_at = now() from old where matches.id = old.id returning matches.id`,
      [instant, limit],
    );
    return rows.length;
  }
}
