import { describe, expect, it } from '@jest/globals';
import { OfferChats } from '../../../../src/application/match/pair-chat/offer-chats.js';
import { InMemoryChatOffers } from '../../../support/fakes/in-memory-pair-chats.js';
import { aSeatedTable } from '../a-seated-table.js';

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
    const job = new OfferChats(unitOfWork, offers, realtime, clock);
    // Saturday evening, a week after the meal: feedback has just closed.
    clock.pass({ hours: (startsAt.getTime() - clock.now().getTime()) / 3_600_000 + 172 });
    const before = realtime.signals.length;
    await job.execute();
    expect(offers.rows.size).toBe(0);
    clock.pass({ hours: 24 });
    await job.execute();
    await job.execute();
    expect([...offers.rows.values()].map(({ userIds }) => userIds)).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(realtime.signals.slice(before)).toEqual([{ type: 'matches_changed', userIds: [1, 2, 3] }]);
  });

  it('are not made long after, so an offer that expired is not repeated', async () => {
    const { town, matchId } = await aSeatedTable();
    const { unitOfWork, realtime, clock } = town;
    const offers = new InMemoryChatOffers();
    const { startsAt, timeZone } = town.tables()[0]!;
    offers.wishes = [{ matchId, startsAt, timeZone, userIds: [1, 2] }];
    clock.pass({ days: 30 });
    await new OfferChats(unitOfWork, offers, realtime, clock).execute();
    expect(offers.rows.size).toBe(0);
  });
});
