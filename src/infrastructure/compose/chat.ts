import { EraseMessage } from '../../application/chat/erase-message.js';
import { MailUnreadChats } from '../../application/chat/mail-unread-chats.js';
import { MarkRead } from '../../application/chat/mark-read.js';
import type { ChatMessages, ChatQueries, MessageWriter } from '../../application/chat/ports.js';
import { PurgeOldMessages } from '../../application/chat/purge-old-messages.js';
import { PushUnreadChats } from '../../application/chat/push-unread-chats.js';
import { ReadMessages } from '../../application/chat/read-messages.js';
import { SystemMessages } from '../../application/chat/system-messages.js';
import type { UnreadNotices } from '../../application/chat/unread-notices.js';
import { WriteMessage } from '../../application/chat/write-message.js';
import type { RateLimiter } from '../../application/shared/ports.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly chatMessages: ChatMessages;
  readonly chatQueries: ChatQueries;
  readonly unreadNotices: UnreadNotices;
}

export function composeChat(shared: Shared, ports: Ports) {
  const { unitOfWork, realtime, contacts, notifier, clock } = shared;
  const { chatMessages, chatQueries, unreadNotices } = ports;
  const handlers = {
    purgeOldMessages: new PurgeOldMessages(chatMessages, clock),
    pushUnreadChats: new PushUnreadChats(unitOfWork, unreadNotices, contacts, notifier, clock),
    mailUnreadChats: new MailUnreadChats(unitOfWork, unreadNotices, contacts, notifier, clock),
  };
  return {
    systemMessages: new SystemMessages(chatMessages, realtime, clock),
    readMessages: new ReadMessages(chatQueries),
    eraseMessage: new EraseMessage(unitOfWork, chatMessages, realtime, clock),
    markRead: new MarkRead(unitOfWork, chatQueries, chatMessages, realtime),
    handlers,
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
