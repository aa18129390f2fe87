import { ARCHIVED_AFTER_HOURS } from '../../../domain/match/match-status.js';
import { expiryOf, offersAt } from '../../../domain/match/pair-chat/chat-offer.js';
import { isNight } from '../../../domain/shared/night.js';
import type { Clock, Realtime, UnitOfWork } from '../../shared/ports.js';
import type { PairChatMails } from './pair-chat-mails.js';
import type { ChatOffers, MutualWish } from './ports.js';

export const OFFER_CHATS = 'offer-chats';
const PAGE_SIZE = 500;
/** Pages per call; the next call continues, since what was offered is not read again. */
const MAX_PAGES = 20;
const HOUR_MS = 3_600_000;
/** Hours after which a wish is not offered any more. Shorter than an offer, so that an expired one is never repeated. */
const OVERDUE_AFTER_HOURS = ARCHIVED_AFTER_HOURS + 10 * 24;

/**
 * Recurring job that offers a chat to each two members who both said "again", and tells them. The offers of a match are
 * made in one transaction at a time that depends on the match alone; after an outage not at night. See ADR 53.
 */
export class OfferChats {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly offers: ChatOffers,
    private readonly mails: Pick<PairChatMails, 'offered'>,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const due = await this.dueWishes(this.clock.now());
    for (const ofMatch of Map.groupBy(due, ({ matchId }) => matchId).values()) await this.offer(ofMatch);
  }

  /** Of all pages, because wishes that are not due yet, or whose members have night, must not delay others. */
  private async dueWishes(now: Date): Promise<MutualWish[]> {
    const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
    const interval = [before(OVERDUE_AFTER_HOURS), before(ARCHIVED_AFTER_HOURS)] as const;
    const isDue = ({ startsAt, timeZone }: MutualWish): boolean =>
      offersAt(startsAt, timeZone) <= now && !isNight(now, timeZone);
    const due: MutualWish[] = [];
    let previous: MutualWish | null = null;
    for (let page = 1; page <= MAX_PAGES; page++) {
      const wishes: MutualWish[] = await this.offers.mutualWishes(...interval, previous, PAGE_SIZE);
      due.push(...wishes.filter(isDue));
      if (wishes.length < PAGE_SIZE) break;
      previous = wishes.at(-1)!;
    }
    return due;
  }

  private offer(wishes: readonly MutualWish[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const pairs: Array<readonly [number, number]> = [];
      for (const wish of wishes) {
        const offeredAt = offersAt(wish.startsAt, wish.timeZone);
        if (await this.offers.add(wish, offeredAt, expiryOf(offeredAt))) pairs.push(wish.userIds);
      }
      if (pairs.length === 0) return;
      await this.mails.offered(pairs);
      await this.realtime.signal({ type: 'matches_changed', userIds: [...new Set(pairs.flat())] });
    });
  }
}
