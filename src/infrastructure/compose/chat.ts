import { MailUnreadChats } from '../../application/chat/mail-unread-chats.js';
import type { ChatPorts, MessageWriter } from '../../application/chat/ports.js';
import { PushUnreadChats } from '../../application/chat/push-unread-chats.js';
import { SystemMessages } from '../../application/chat/system-messages.js';
import { TableChat } from '../../application/chat/table-chat.js';
import { WriteMessage } from '../../application/chat/write-message.js';
import type { RateLimiter } from '../../application/shared/ports.js';
import type { Shared } from './shared.js';

export function composeChat(shared: Shared, given: Omit<ChatPorts, keyof Shared>) {
  const ports: ChatPorts = { ...shared, ...given };
  const tableChat = new TableChat(ports);
  const handlers = {
    purgeOldMessages: { execute: () => tableChat.purge() },
    pushUnreadChats: new PushUnreadChats(ports),
    mailUnreadChats: new MailUnreadChats(ports),
  };
  return {
    systemMessages: new SystemMessages(ports.chatMessages, ports.realtime, ports.clock),
    tableChat,
    handlers,
  };
}

interface WritingPorts extends Pick<ChatPorts, 'chatQueries'> {
  readonly messageWriter: MessageWriter;
  /** Counts in this process, because a message must not wait for another server. */
  readonly chatLimiter: RateLimiter;
}

/** Apart from the rest of the chat, because a process without sockets has no writer of messages. */
export function composeWriting({ goodStanding, clock }: Shared, ports: WritingPorts) {
  const { messageWriter, chatQueries, chatLimiter } = ports;
  return { writeMessage: new WriteMessage(messageWriter, chatQueries, goodStanding, chatLimiter, clock) };
}
