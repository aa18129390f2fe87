import { AnswerChatOffer } from '../../../src/application/pair-chat/answer-chat-offer.js';
import { OfferChats } from '../../../src/application/pair-chat/offer-chats.js';
import { PairChatNotice } from '../../../src/application/pair-chat/pair-chat-notice.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { ChatOfferNotFound } from '../../../src/domain/pair-chat/chat-offer.js';
import { InMemoryChatOffers } from '../../support/fakes/in-memory-pair-chats.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aSeatedTable } from '../match/a-seated-table.js';

/** The table has met and its feedback is closed; 1 and 2, and 1 and 3, said "again" about each other. */
async function anOffer() {
  const { town, matchId } = await aSeatedTable();
  const { unitOfWork, matches, blocks, realtime, jobs, clock } = town;
  const offers = new InMemoryChatOffers();
  const { startsAt, timeZone } = town.tables()[0]!;
  offers.wishes = [
    { matchId, startsAt, timeZone, userIds: [1, 2] },
    { matchId, startsAt, timeZone, userIds: [1, 3] },
  ];
  clock.pass({ days: 14 });
  await new OfferChats(unitOfWork, offers, { offered: async () => {} }, realtime, clock).execute();
  const limiter = new InMemoryRateLimiter(clock);
  const notice = new PairChatNotice(realtime, jobs);
  const answer = new AnswerChatOffer(unitOfWork, offers, matches, blocks, notice, limiter, clock);
  const says = (userId: number, agrees: boolean, offerId = 1) => answer.execute({ userId, offerId, agrees });
  const chats = () => town.tables().filter(({ status }) => status === 'in_touch');
  return { town, offers, says, chats };
}

describe('the answers to the offer of a chat', () => {
  it('open one chat of two with the second consent, and repeating it opens no other', async () => {
    const { says, chats } = await anOffer();
    expect(await says(1, true)).toBeNull();
    const chatId = await says(2, true);
    expect(chatId).not.toBeNull();
    expect(await says(1, true)).toBe(chatId);
    expect(chats().map(({ seated }) => seated.map(({ userId }) => userId))).toEqual([[1, 2]]);
  });

  it('tell the member who agreed first that the chat is open, once', async () => {
    const { town, says } = await anOffer();
    await says(2, true);
    expect(town.jobs.named('tell-of-pair-chat')).toEqual([]);
    const matchId = await says(1, true);
    await says(1, true);
    await says(2, true);
    expect(town.jobs.named('tell-of-pair-chat')).toEqual([{ matchId, userId: 2 }]);
  });

  it('do not differ for the other after a refusal, a block, "not again" and no answer', async () => {
    const causes: Array<(offer: Awaited<ReturnType<typeof anOffer>>) => unknown> = [
      () => undefined,
      ({ says }) => says(2, false),
      async ({ says, town }) => {
        await says(2, true);
        await town.blocks.add(2, 1, town.clock.now());
      },
      async ({ says, offers }) => {
        await says(2, true);
        offers.excluded = true;
      },
    ];
    for (const cause of causes) {
      const offer = await anOffer();
      await cause(offer);
      const { realtime } = offer.town;
      const before = realtime.signals.length;
      expect(await offer.says(1, true)).toBeNull();
      expect(realtime.signals.slice(before)).toEqual([{ type: 'matches_changed', userIds: [1] }]);
      expect(offer.chats()).toEqual([]);
      expect(offer.town.jobs.named('tell-of-pair-chat')).toEqual([]);
    }
  });

  it('are signaled to the devices of the member who answers only', async () => {
    const { town, says } = await anOffer();
    const before = town.realtime.signals.length;
    await says(2, false);
    expect(town.realtime.signals.slice(before)).toEqual([{ type: 'matches_changed', userIds: [2] }]);
  });

  it('of another member at the table are refused like those of a stranger', async () => {
    const { says } = await anOffer();
    for (const userId of [3, 9]) await expect(says(userId, true)).rejects.toThrow(ChatOfferNotFound);
    await expect(says(1, true, 4711)).rejects.toThrow(ChatOfferNotFound);
  });

  it('are limited, so that ids of offers cannot be searched', async () => {
    const { says } = await anOffer();
    for (let id = 100; id < 120; id += 1) await expect(says(1, true, id)).rejects.toThrow(ChatOfferNotFound);
    await expect(says(1, true)).rejects.toThrow(TooManyAttempts);
  });
});
