import { OfferChats } from '../../../src/application/pair-chat/offer-chats.js';
import { InMemoryChatOffers } from '../../support/fakes/in-memory-pair-chats.js';
import { expiryOf, offersAt } from '../../../src/domain/pair-chat/chat-offer.js';
import type { TimeZone } from '../../../src/domain/shared/time-zone.js';
import { aSeatedTable } from '../match/a-seated-table.js';

class RecordingMails {
  readonly told: Array<ReadonlyArray<readonly [number, number]>> = [];

  async offered(pairs: ReadonlyArray<readonly [number, number]>): Promise<void> {
    this.told.push(pairs);
  }
}

describe('the offers after a match', () => {
  it('are made once for all pairs, in one batch at a time that no answer changes', async () => {
    const { town, matchId } = await aSeatedTable();
    const { unitOfWork, realtime, clock } = town;
    const offers = new InMemoryChatOffers();
    const { startsAt, timeZone } = town.tables()[0]!;
    offers.wishes = (
      [
        [1, 2],
        [1, 3],
      ] as const
    ).map((userIds) => ({ matchId, startsAt, timeZone, userIds }));
    const mails = new RecordingMails();
    const job = new OfferChats(unitOfWork, offers, mails, realtime, clock);
    // Saturday evening, a week after the meal: feedback has just closed.
    clock.pass({ hours: (startsAt.getTime() - clock.now().getTime()) / 3_600_000 + 172 });
    const before = realtime.signals.length;
    await job.execute();
    expect(offers.rows.size).toBe(0);
    clock.pass({ hours: 21 });
    await job.execute();
    await job.execute();
    expect([...offers.rows.values()].map(({ userIds }) => userIds)).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(realtime.signals.slice(before)).toEqual([{ type: 'matches_changed', userIds: [1, 2, 3] }]);
    expect(mails.told).toEqual([
      [
        [1, 2],
        [1, 3],
      ],
    ]);
  });

  it('are not made long after, so an offer that expired is not repeated', async () => {
    const { town, matchId } = await aSeatedTable();
    const { unitOfWork, realtime, clock } = town;
    const offers = new InMemoryChatOffers();
    const { startsAt, timeZone } = town.tables()[0]!;
    const mails = new RecordingMails();
    offers.wishes = [{ matchId, startsAt, timeZone, userIds: [1, 2] }];
    clock.pass({ days: 30 });
    await new OfferChats(unitOfWork, offers, mails, realtime, clock).execute();
    expect([offers.rows.size, mails.told]).toEqual([0, []]);
  });

  it('are not delayed by thousands that have night', async () => {
    const { town, matchId } = await aSeatedTable();
    const { unitOfWork, realtime, clock } = town;
    const offers = new InMemoryChatOffers();
    const { startsAt, timeZone } = town.tables()[0]!;
    // 6 PM of the day on which the offers are due, and already 11 PM or later in Europe.
    clock.pass({ hours: (startsAt.getTime() - clock.now().getTime()) / 3_600_000 + 8 * 24 + 1 });
    offers.wishes = Array.from({ length: 1_200 }, (_, n) => ({
      matchId: matchId + n,
      startsAt,
      timeZone: 'Europe/Berlin' as TimeZone,
      userIds: [2 * n + 10, 2 * n + 11] as const,
    }));
    offers.wishes.push({ matchId, startsAt, timeZone, userIds: [1, 2] });
    await new OfferChats(unitOfWork, offers, new RecordingMails(), realtime, clock).execute();
    expect([...offers.rows.values()].map(({ userIds }) => userIds)).toEqual([[1, 2]]);
  });

  it('wait until the morning after an outage, because their mails would arrive at night', async () => {
    const { town, matchId } = await aSeatedTable();
    const { unitOfWork, realtime, clock } = town;
    const offers = new InMemoryChatOffers();
    const { startsAt, timeZone } = town.tables()[0]!;
    const mails = new RecordingMails();
    offers.wishes = [{ matchId, startsAt, timeZone, userIds: [1, 2] }];
    const job = new OfferChats(unitOfWork, offers, mails, realtime, clock);
    // 11 PM of the day after feedback has closed; the table started at 6 PM, eight days before.
    clock.pass({ hours: (startsAt.getTime() - clock.now().getTime()) / 3_600_000 + 8 * 24 + 5 });
    await job.execute();
    expect([offers.rows.size, mails.told]).toEqual([0, []]);
    clock.pass({ hours: 10 });
    await job.execute();
    expect([offers.rows.size, mails.told]).toEqual([1, [[[1, 2]]]]);
    expect(offers.rows.get(1)!.expiresAt).toEqual(expiryOf(offersAt(startsAt, timeZone)));
  });
});
