import { HOUR_MS } from '../../domain/shared/durations.js';
import { ARCHIVED_AFTER_HOURS } from '../../domain/match/match-status.js';
import { expiryOf, offersAt } from '../../domain/pair-chat/chat-offer.js';
import { isNight } from '../../domain/shared/night.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { PairChatMails } from './pair-chat-mails.js';
import type { ChatOffers, MutualWish } from './ports.js';

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
    await eachDue(this.clock, this.due(this.clock.now()), (ofMatch) => this.offer(ofMatch));
  }

  /** The wishes of each match together; the last match of a page waits for the next one, which may have more of it. */
  private async *due(now: Date): AsyncGenerator<MutualWish[][]> {
    const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
    const interval = [before(OVERDUE_AFTER_HOURS), before(ARCHIVED_AFTER_HOURS)] as const;
    const isDue = ({ startsAt, timeZone }: MutualWish): boolean =>
      offersAt(startsAt, timeZone) <= now && !isNight(now, timeZone);
    const pages = pagesOf<MutualWish>((after, limit) =>
      this.offers.mutualWishes(...interval, after ?? null, limit),
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
