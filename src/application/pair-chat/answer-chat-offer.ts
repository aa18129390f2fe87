import { Match } from '../../domain/match/match.js';
import {
  answered,
  ChatOfferNotFound,
  type ChatOfferState,
  isToBeOpened,
} from '../../domain/pair-chat/chat-offer.js';
import type { Blocks } from '../moderation/ports.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { ANSWERING_CHAT_OFFERS } from './limits.js';
import type { Matches } from '../match/ports.js';
import type { PairChatNotice } from './pair-chat-notice.js';
import type { ChatOffers } from './ports.js';

export interface AnswerChatOfferCommand {
  readonly userId: number;
  readonly offerId: number;
  readonly agrees: boolean;
}

/** A member's answer to the offer of a chat of two. It opens in the transaction of the second consent. */
export class AnswerChatOffer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly offers: ChatOffers,
    private readonly matches: Matches,
    private readonly blocks: Pick<Blocks, 'lockUsersForUpdate' | 'existBetween'>,
    private readonly notice: PairChatNotice,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent.
   * @returns the match id of the chat; null while it is not open, whatever the reason
   * @throws ChatOfferNotFound, TooManyAttempts
   */
  async execute({ userId, offerId, agrees }: AnswerChatOfferCommand): Promise<number | null> {
    await this.limiter.consume(ANSWERING_CHAT_OFFERS, String(userId));
    return this.unitOfWork.run(async () => {
      const found = await this.offers.find(offerId);
      if (!found?.userIds.includes(userId)) throw new ChatOfferNotFound();
      // Before the offer, as a block does: a concurrent block has either committed or will close the chat.
      await this.blocks.lockUsersForUpdate(found.userIds);
      const offer = await this.offers.findForUpdate(offerId);
      if (!offer) throw new ChatOfferNotFound();
      const now = this.clock.now();
      const next = answered(offer, userId, agrees, now);
      const chat = await this.opened(next, now);
      const chatId = chat?.id ?? next.chatId;
      await this.offers.save({ ...next, chatId });
      if (chat) await this.notice.opened(chat, otherOf(offer, userId), now);
      else await this.notice.answered(userId);
      return chatId;
    });
  }

  /** @returns the new chat when both have consented; null after a block or "not again", which is not revealed */
  private async opened(offer: ChatOfferState, now: Date): Promise<Match | null> {
    if (!isToBeOpened(offer)) return null;
    const [one, other] = offer.userIds;
    if (await this.blocks.existBetween(one, [other])) return null;
    if (await this.offers.isExcluded(offer.userIds)) return null;
    const met = await this.matches.findForUpdate(offer.matchId);
    if (!met) throw new ChatOfferNotFound();
    const chat = Match.keepInTouch(met, offer.userIds, now);
    await this.matches.add(chat);
    return chat;
  }
}

const otherOf = ({ userIds: [one, other] }: ChatOfferState, userId: number): number =>
  userId === one ? other : one;
