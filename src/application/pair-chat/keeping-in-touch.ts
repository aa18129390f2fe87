import { ARCHIVED_AFTER_HOURS } from '../../domain/match/match-status.js';
import { Match } from '../../domain/match/match.js';
import {
  answered,
  ChatOfferNotFound,
  type ChatOfferState,
  expiryOf,
  isToBeOpened,
  offersAt,
} from '../../domain/pair-chat/chat-offer.js';
import { HOUR_MS } from '../../domain/shared/durations.js';
import { isNight, secondsUntilDay } from '../../domain/shared/night.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { RateLimit } from '../shared/ports.js';
import type { PairChatMails } from './pair-chat-mails.js';
import type { MutualWish, PairChatPorts } from './ports.js';

const ANSWERING_CHAT_OFFERS: RateLimit = { name: 'chat-offer-answers', times: 20, perSeconds: 600 };

/** Hours after which a wish is not offered any more. Shorter than an offer, so that an expired one is never repeated. */
const OVERDUE_AFTER_HOURS = ARCHIVED_AFTER_HOURS + 10 * 24;

export const TELL_OF_PAIR_CHAT = 'tell-of-pair-chat';

/** How two members who both said "again" come to a chat of two: the offers, the answers, and who is told. See ADR 53. */
export class KeepingInTouch {
  constructor(
    private readonly ports: PairChatPorts,
    private readonly mails: PairChatMails,
  ) {}

  /**
   * Recurring job that offers a chat to each two members who both said "again", and tells them. The offers of a match are
   * made in one transaction at a time that depends on the match alone; after an outage not at night.
   */
  async offerDue(): Promise<void> {
    const { clock } = this.ports;
    await eachDue(clock, this.due(clock.now()), (ofMatch) => this.offer(ofMatch));
  }

  /**
   * A member's answer. The chat opens in the transaction of the second consent. Idempotent.
   * @returns the match id of the chat; null while it is not open, whatever the reason
   * @throws ChatOfferNotFound, TooManyAttempts
   */
  async answer(userId: number, offerId: number, agrees: boolean): Promise<number | null> {
    const { unitOfWork, chatOffers, blocks, realtime, limiter, clock } = this.ports;
    await limiter.consume(ANSWERING_CHAT_OFFERS, String(userId));
    return unitOfWork.run(async () => {
      const found = await chatOffers.find(offerId);
      if (!found?.userIds.includes(userId)) throw new ChatOfferNotFound();
      // Before the offer, as a block does: a concurrent block has either committed or will close the chat.
      await blocks.lockUsersForUpdate(found.userIds);
      const offer = await chatOffers.findForUpdate(offerId);
      if (!offer) throw new ChatOfferNotFound();
      const now = clock.now();
      const next = answered(offer, userId, agrees, now);
      const chat = await this.opened(next, now);
      const chatId = chat?.id ?? next.chatId;
      await chatOffers.save({ ...next, chatId });
      if (chat) await this.noteOpened(chat, userId, now);
      // Only the devices of the member who answered, so that the other cannot notice.
      else await realtime.signal({ type: 'matches_changed', userIds: [userId] });
      return chatId;
    });
  }

  /**
   * Job that tells the member who agreed first that a chat of two has opened, unless it is closed by then.
   * @param userId the member who agreed first
   */
  tell({ matchId, userId }: { readonly matchId: number; readonly userId: number }): Promise<void> {
    return this.ports.unitOfWork.run(async () => {
      const chat = await this.ports.matches.findForUpdate(matchId);
      const other = chat?.seated.find((member) => member.userId !== userId);
      if (chat?.status === 'in_touch' && other) await this.mails.opened(chat.id, userId, other.userId);
    });
  }

  /** The wishes of each match together; the last match of a page waits for the next one, which may have more of it. */
  private async *due(now: Date): AsyncGenerator<MutualWish[][]> {
    const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
    const interval = [before(OVERDUE_AFTER_HOURS), before(ARCHIVED_AFTER_HOURS)] as const;
    const isDue = ({ startsAt, timeZone }: MutualWish): boolean =>
      offersAt(startsAt, timeZone) <= now && !isNight(now, timeZone);
    const pages = pagesOf<MutualWish>((after, limit) =>
      this.ports.chatOffers.mutualWishes(...interval, after ?? null, limit),
    );
    let waiting: MutualWish[] = [];
    for await (const page of pages) {
      const lastMatch = page.at(-1)!.matchId;
      const wishes = [...waiting, ...page];
      waiting = wishes.filter(({ matchId }) => matchId === lastMatch);
      const complete = wishes.filter((wish) => wish.matchId !== lastMatch && isDue(wish));
      yield [...Map.groupBy(complete, ({ matchId }) => matchId).values()];
    }
    const last = waiting.filter(isDue);
    if (last.length > 0) yield [last];
  }

  private offer(wishes: readonly MutualWish[]): Promise<void> {
    const { unitOfWork, chatOffers, realtime } = this.ports;
    return unitOfWork.run(async () => {
      const pairs: Array<readonly [number, number]> = [];
      for (const wish of wishes) {
        const offeredAt = offersAt(wish.startsAt, wish.timeZone);
        if (await chatOffers.add(wish, offeredAt, expiryOf(offeredAt))) pairs.push(wish.userIds);
      }
      if (pairs.length === 0) return;
      await this.mails.offered(pairs);
      await realtime.signal({ type: 'matches_changed', userIds: [...new Set(pairs.flat())] });
    });
  }

  /** @returns the new chat when both have consented; null after a block or "not again", which is not revealed */
  private async opened(offer: ChatOfferState, now: Date): Promise<Match | null> {
    const { chatOffers, blocks, matches } = this.ports;
    if (!isToBeOpened(offer)) return null;
    const [one, other] = offer.userIds;
    if (await blocks.existBetween(one, [other])) return null;
    if (await chatOffers.isExcluded(offer.userIds)) return null;
    const met = await matches.findForUpdate(offer.matchId);
    if (!met) throw new ChatOfferNotFound();
    const chat = Match.keepInTouch(met, offer.userIds, now);
    await matches.add(chat);
    return chat;
  }

  /** Signals both, and queues the notification to the one who agreed first; at night it waits until the morning. */
  private async noteOpened(chat: Match, agreedLast: number, now: Date): Promise<void> {
    const { realtime, jobs } = this.ports;
    const userIds = chat.seated.map(({ userId }) => userId);
    await realtime.signal({ type: 'matches_changed', userIds });
    const agreedFirst = userIds.find((userId) => userId !== agreedLast);
    const delaySeconds = secondsUntilDay(now, chat.timeZone);
    await jobs.add(TELL_OF_PAIR_CHAT, { matchId: chat.id, userId: agreedFirst }, { delaySeconds });
  }
}
