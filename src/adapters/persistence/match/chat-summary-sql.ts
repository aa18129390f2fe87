import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { isBlockedSql } from '../moderation/blocked-sql.js';

/** The count stops here, because the card shows "99+" for more. */
const UNREAD_LIMIT = 99;
const EXCERPT_LENGTH = 140;

/**
 * Messages of users since the reader joined: without system messages, deleted messages and those of blocked users.
 * @param reader SQL for the user's id
 */
const readableMessagesSql = (
  reader: string,
): string => `c.match_id = m.id and c.created_at >= own.joined_at and c.deleted_at is null
      and c.user_id <> ${SYSTEM_USER_ID} and not ${isBlockedSql(reader, 'c.user_id')}`;

/** Readable messages of others that the member `own` of match `m` has not read. @param reader SQL for the user's id */
export const unreadMessagesSql = (reader: string): string =>
  `${readableMessagesSql(reader)} and c.id > own.last_read_message_id and c.user_id <> ${reader}`;

/**
 * Columns that summarize the chat of match `m` for the member `own`, empty once they left it; $1 is the reader. Both scan the index of the
 * match's messages from its end. They are subqueries and not joins, so that PostgreSQL evaluates them only for the rows
 * within the limit.
 */
export const CHAT_SUMMARY = `
    own.last_read_message_id as "lastReadMessageId",
    exists (select from chat_messages c
      where c.match_id = m.id and c.user_id = $1 and c.deleted_at is null) as "hasWritten",
    (select count(*)::int from (
      select from chat_messages c
      where own.left_at is null and ${unreadMessagesSql('$1')}
      limit ${UNREAD_LIMIT}) waiting) as unread,
    (select jsonb_build_object('id', c.id, 'text', left(c.message, ${EXCERPT_LENGTH}), 'userId', c.user_id,
        'firstName', u.first_name, 'createdAt', c.created_at)
      from chat_messages c join users u on u.id = c.user_id
      where own.left_at is null and ${readableMessagesSql('$1')}
      order by c.id desc limit 1) as "lastMessage"`;
