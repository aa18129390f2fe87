import type { Matches } from '../../application/match/ports.js';
import type { Blocks } from '../../application/moderation/ports.js';
import { AnswerChatOffer } from '../../application/pair-chat/answer-chat-offer.js';
import { ClosePairChats } from '../../application/pair-chat/close-pair-chats.js';
import { OfferChats } from '../../application/pair-chat/offer-chats.js';
import { PairChatMails } from '../../application/pair-chat/pair-chat-mails.js';
import { PairChatNotice } from '../../application/pair-chat/pair-chat-notice.js';
import type { ChatOffers, PairChats } from '../../application/pair-chat/ports.js';
import { TellOfPairChat } from '../../application/pair-chat/tell-of-pair-chat.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly chatOffers: ChatOffers;
  readonly pairChats: PairChats;
  readonly blocks: Blocks;
}

export function composePairChat(shared: Shared, { matches, chatOffers, pairChats, blocks }: Ports) {
  const { unitOfWork, jobs, realtime, limiter, contacts, notifier, clock } = shared;
  const closePairChats = new ClosePairChats(unitOfWork, pairChats, chatOffers, matches, realtime, clock);
  const mails = new PairChatMails(contacts, notifier);
  const notice = new PairChatNotice(realtime, jobs);
  const handlers = {
    offerChats: new OfferChats(unitOfWork, chatOffers, mails, realtime, clock),
    tellOfPairChat: new TellOfPairChat(unitOfWork, matches, mails),
    closePairChats,
  };
  return {
    closePairChats,
    answerChatOffer: new AnswerChatOffer(unitOfWork, chatOffers, matches, blocks, notice, limiter, clock),
    handlers,
  };
}
