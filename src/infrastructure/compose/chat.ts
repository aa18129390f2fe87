import { EraseMessage } from '../../application/chat/erase-message.js';
import { MAIL_UNREAD_CHATS, MailUnreadChats } from '../../application/chat/mail-unread-chats.js';
import { MarkRead } from '../../application/chat/mark-read.js';
import type { ChatMessages, ChatQueries, MessageWriter } from '../../application/chat/ports.js';
import { PURGE_OLD_MESSAGES, PurgeOldMessages } from '../../application/chat/purge-old-messages.js';
import { PUSH_UNREAD_CHATS, PushUnreadChats } from '../../application/chat/push-unread-chats.js';
import { ReadMessages } from '../../application/chat/read-messages.js';
import { SystemMessages } from '../../application/chat/system-messages.js';
import type { UnreadNotices } from '../../application/chat/unread-notices.js';
import { WriteMessage } from '../../application/chat/write-message.js';
import type { RateLimiter } from '../../application/shared/ports.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly chatMessages: ChatMessages;
  readonly chatQueries: ChatQueries;
  readonly unreadNotices: UnreadNotices;
}

export function composeChat(shared: Shared, ports: Ports) {
  const { unitOfWork, realtime, contacts, notifier, clock } = shared;
  const { chatMessages, chatQueries, unreadNotices } = ports;
  const background: Background = {
    handlers: {
      [PURGE_OLD_MESSAGES]: new PurgeOldMessages(chatMessages, clock),
      [PUSH_UNREAD_CHATS]: new PushUnreadChats(unitOfWork, unreadNotices, contacts, notifier, clock),
      [MAIL_UNREAD_CHATS]: new MailUnreadChats(unitOfWork, unreadNotices, contacts, notifier, clock),
    },
    recurring: [
      { name: PURGE_OLD_MESSAGES, match: '41 3 * * *' },
      { name: PUSH_UNREAD_CHATS, match: '* * * * *' },
      { name: MAIL_UNREAD_CHATS, match: '*/10 * * * *' },
    ],
  };
  return {
    systemMessages: new SystemMessages(chatMessages, realtime, clock),
    readMessages: new ReadMessages(chatQueries),
    eraseMessage: new EraseMessage(unitOfWork, chatMessages, realtime, clock),
    markRead: new MarkRead(unitOfWork, chatQueries, chatMessages, realtime),
    background,
  };
}

interface WritingPorts {
  readonly chatQueries: ChatQueries;
  readonly messageWriter: MessageWriter;
  /** Counts in this process, because a message must not wait for another server. */
  readonly chatLimiter: RateLimiter;
}

/** Apart from the rest of the chat, because a process without sockets has no writer of messages. */
export function composeWriting({ goodStanding, clock }: Shared, ports: WritingPorts) {
  const { messageWriter, chatQueries, chatLimiter } = ports;
  return { writeMessage: new WriteMessage(messageWriter, chatQueries, goodStanding, chatLimiter, clock) };
}
