import { ARCHIVED_AFTER_HOURS } from '../../../domain/match/match-status.js';
import { expiryOf, offersAt } from '../../../domain/match/pair-chat/chat-offer.js';
import type { Clock, Realtime, UnitOfWork } from '../../shared/ports.js';
import type { ChatOffers } from './ports.js';

export const OFFER_CHATS = 'offer-chats';
/** Maximum number of offers per call; the next call continues. */
const BATCH = 500;
const HOUR_MS = 3_600_000;
/** Hours after which a wish is not offered any more. Shorter than an offer, so that an expired one is never repeated. */
const OVERDUE_AFTER_HOURS = ARCHIVED_AFTER_HOURS + 10 * 24;

/**
 * Recurring job that offers a chat to each two members who both said "again", in one batch at a time that depends on
 * the match alone. See ADR 53.
 */
export class OfferChats {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly offers: ChatOffers,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
      const wishes = await this.offers.mutualWishes(
        before(OVERDUE_AFTER_HOURS),
        before(ARCHIVED_AFTER_HOURS),
        BATCH,
      );
      const told = new Set<number>();
      for (const wish of wishes) {
        const offeredAt = offersAt(wish.startsAt, wish.timeZone);
        if (offeredAt > now || !(await this.offers.add(wish, offeredAt, expiryOf(offeredAt)))) continue;
        for (const userId of wish.userIds) told.add(userId);
      }
      if (told.size > 0) await this.realtime.signal({ type: 'matches_changed', userIds: [...told] });
    });
  }
}
