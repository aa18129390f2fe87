import type { Matches } from '../../application/match/ports.js';
import type { Blocks } from '../../application/moderation/ports.js';
import { AnswerChatOffer } from '../../application/pair-chat/answer-chat-offer.js';
import { CLOSE_QUIET_CHATS, ClosePairChats } from '../../application/pair-chat/close-pair-chats.js';
import { OFFER_CHATS, OfferChats } from '../../application/pair-chat/offer-chats.js';
import { PairChatMails } from '../../application/pair-chat/pair-chat-mails.js';
import { PairChatNotice } from '../../application/pair-chat/pair-chat-notice.js';
import type { ChatOffers, PairChats } from '../../application/pair-chat/ports.js';
import { TELL_OF_PAIR_CHAT, TellOfPairChat } from '../../application/pair-chat/tell-of-pair-chat.js';
import type { Background, Shared } from './shared.js';

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
  const background: Background = {
    handlers: {
      [OFFER_CHATS]: new OfferChats(unitOfWork, chatOffers, mails, realtime, clock),
      [TELL_OF_PAIR_CHAT]: new TellOfPairChat(unitOfWork, matches, mails),
      [CLOSE_QUIET_CHATS]: closePairChats,
    },
    recurring: [
      { name: OFFER_CHATS, match: '*/30 * * * *' },
      { name: CLOSE_QUIET_CHATS, match: '35 3 * * *' },
    ],
  };
  return {
    closePairChats,
    answerChatOffer: new AnswerChatOffer(unitOfWork, chatOffers, matches, blocks, notice, limiter, clock),
    background,
  };
}
