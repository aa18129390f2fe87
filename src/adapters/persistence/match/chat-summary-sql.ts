import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { isBlockedSql } from '../blocked-sql.js';

/** More than this is not counted: a card says "99+" for all of it. */
const UNREAD_LIMIT = 99;
const EXCERPT_LENGTH = 140;

/**
 * What people said at the table since the reader joined: neither the system's lines, nor what was taken back, nor what
 * is said by somebody from whom the reader is kept away.
 */
const READABLE_MESSAGES = `c.match_id = m.id and c.created_at >= own.joined_at and c.deleted_at is null
      and c.user_id <> ${SYSTEM_USER_ID} and not ${isBlockedSql('$1', 'c.user_id')}`;

/**
 * Columns about the chat of the table `m` as the person of the seat `own` finds it; $1 is the reader. Both walk the
 * index of a table's messages from its end that matters. As columns and not as joins they are worked out last, so only
 * for the tables that a limit leaves.
 */
export const CHAT_SUMMARY = `
    own.last_read_message_id as "lastReadMessageId",
    (select count(*)::int from (
      select from chat_messages c
      where ${READABLE_MESSAGES} and c.id > own.last_read_message_id and c.user_id <> $1
      limit ${UNREAD_LIMIT}) waiting) as unread,
    (select jsonb_build_object('id', c.id, 'text', left(c.message, ${EXCERPT_LENGTH}), 'userId', c.user_id,
        'firstName', u.first_name, 'createdAt', c.created_at)
      from chat_messages c join users u on u.id = c.user_id
      where ${READABLE_MESSAGES}
      order by c.id desc limit 1) as "lastMessage"`;
