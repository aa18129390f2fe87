import { DomainError, InvalidField } from '../shared/domain-error.js';

/** The longest message, in code points. */
export const MESSAGE_LENGTH = 2000;

/** A chat is kept for so many days after its dinner. */
export const KEPT_DAYS = 180;

/** The product's own voice in every chat; it cannot sign in, sit at a table or be blocked. */
export const SYSTEM_USER_ID = 61;

export class EmptyMessage extends InvalidField {
  readonly code = 'empty_message';
  readonly field = 'message';
  constructor() {
    super('Please write something first');
  }
}

export class MessageTooLong extends InvalidField {
  readonly code = 'message_too_long';
  readonly field = 'message';
  constructor() {
    super(`Please keep messages to ${MESSAGE_LENGTH} characters`);
  }
}

/** The chat stays readable after the dinner, then it is closed for new messages. */
export class ChatIsClosed extends DomainError {
  readonly code = 'chat_is_closed';
  constructor() {
    super('This chat is closed.');
  }
}

/** The message does not exist or somebody else wrote it. */
export class MessageNotFound extends DomainError {
  readonly code = 'message_not_found';
  constructor() {
    super('We could not find that message.');
  }
}

/**
 * The text of a message as it is kept: plain, without white space around it.
 * @throws EmptyMessage, MessageTooLong
 */
export function messageText(written: string): string {
  const text = written.toWellFormed().replaceAll('\u0000', '').trim();
  if (text === '') throw new EmptyMessage();
  if ([...text].length > MESSAGE_LENGTH) throw new MessageTooLong();
  return text;
}
