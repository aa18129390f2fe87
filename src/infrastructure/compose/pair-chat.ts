import { ClosePairChats } from '../../application/pair-chat/close-pair-chats.js';
import { KeepingInTouch } from '../../application/pair-chat/keeping-in-touch.js';
import { PairChatMails } from '../../application/pair-chat/pair-chat-mails.js';
import type { PairChatPorts } from '../../application/pair-chat/ports.js';
import type { Shared } from './shared.js';

export function composePairChat(shared: Shared, given: Omit<PairChatPorts, keyof Shared>) {
  const ports: PairChatPorts = { ...shared, ...given };
  const keepingInTouch = new KeepingInTouch(ports, new PairChatMails(ports));
  const closePairChats = new ClosePairChats(ports);
  const handlers = {
    offerChats: { execute: () => keepingInTouch.offerDue() },
    tellOfPairChat: { execute: (told: { matchId: number; userId: number }) => keepingInTouch.tell(told) },
    closePairChats: { execute: () => closePairChats.closeQuiet() },
  };
  return { keepingInTouch, closePairChats, handlers };
}
