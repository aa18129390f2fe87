import { conflict, invalidField, missing } from '../shared/refusal.js';
import { lengthOf, visibleText } from '../shared/readable-text.js';
import { MESSAGE_LENGTH } from './message-length.js';

/** Retention of a chat, in days after the start of its match. */
export const KEPT_DAYS = 180;

/** Id of the system user, which writes system messages. It cannot log in, be seated or be blocked. */
export const SYSTEM_USER_ID = 61;

class EmptyMessage extends invalidField('empty_message', 'message', 'Write something first') {}

class MessageTooLong extends invalidField(
  'message_too_long',
  'message',
  `Please keep messages to ${MESSAGE_LENGTH} characters`,
  { most: MESSAGE_LENGTH },
) {}

/** The match is archived: its chat is read-only. */
export class ChatIsClosed extends conflict('chat_is_closed', 'This chat is closed.') {}

/** The client id belongs to a stored message with another text, so this one would be lost. */
export class ClientIdUsed extends conflict(
  'client_id_used',
  'This was already sent with other words. Please write it again.',
) {}

/** The message does not exist or was written by another user. */
export class MessageNotFound extends missing('message_not_found', "We couldn't find that message.") {}

/**
 * Validates and normalizes a message: trimmed, well-formed UTF-16, without NUL, which PostgreSQL rejects.
 * @throws EmptyMessage, MessageTooLong
 */
export function messageText(written: string): string {
  const text = visibleText(written.toWellFormed().replaceAll('\u0000', ''));
  if (text === null) throw new EmptyMessage();
  if (lengthOf(text) > MESSAGE_LENGTH) throw new MessageTooLong();
  return text;
}
