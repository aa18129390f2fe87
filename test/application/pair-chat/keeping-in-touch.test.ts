import { jest } from '@jest/globals';
import { KeepingInTouch } from '../../../src/application/pair-chat/keeping-in-touch.js';
import { PairChatMails } from '../../../src/application/pair-chat/pair-chat-mails.js';
import type { PairChatPorts } from '../../../src/application/pair-chat/ports.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { expiryOf, offersAt } from '../../../src/domain/pair-chat/chat-offer.js';
import { InMemoryChatOffers } from '../../support/fakes/in-memory-pair-chats.js';
import { refused } from '../../support/refused.js';
import { aSeatedTable } from '../match/a-seated-table.js';

const MEET_AGAIN = (name: string) => `You and ${name} would both like to meet again`;

/** Users 1 to 5 have sat at a table; of each pair, both said "again" about each other. User 1 has a device for push. */
async function aTableThatMet(...pairs: Array<readonly [number, number]>) {
  const { town, matchId } = await aSeatedTable();
  const { clock, realtime, jobs, contacts, devicesOf } = town;
  const { startsAt, timeZone } = town.tables()[0]!;
  devicesOf.set(1, [7]);
  const offers = new InMemoryChatOffers();
  offers.wishes = pairs.map((userIds) => ({ matchId, startsAt, timeZone, userIds }));
  const ports = { ...town, chatOffers: offers } as unknown as PairChatPorts;
  const touch = new KeepingInTouch(ports, new PairChatMails(ports));
  jobs.waiting = [];
  realtime.forget();
  return {
    town,
    matchId,
    offers,
    contacts,
    offersAt: offersAt(startsAt, timeZone),
    /** Sets the clock to so many hours after the start. */
    hoursIn: (hours: number) =>
      clock.pass({ hours: (startsAt.getTime() - clock.now().getTime()) / 3_600_000 + hours }),
    offerDue: () => touch.offerDue(),
    says: (userId: number, agrees: boolean, offerId = 1) => touch.answer(userId, offerId, agrees),
    tell: (chatId: number, userId: number) => touch.tell({ matchId: chatId, userId }),
    offered: () => [...offers.rows.values()].map(({ userIds }) => userIds),
    chats: () => town.tables().filter(({ status }) => status === 'in_touch'),
    mailsTo: (userId: number) =>
      jobs.named<Mail>('send-mail').filter(({ to }) => to === `person${userId}@example.org`),
    pushes: () => jobs.named('send-push'),
    signals: () => realtime.signals,
  };
}

/** Those two, offered a chat at the due time. */
async function anOffer(...others: Array<readonly [number, number]>) {
  const table = await aTableThatMet([1, 2], ...others);
  table.hoursIn(8 * 24 + 1);
  await table.offerDue();
  table.town.jobs.waiting = [];
  table.town.realtime.forget();
  return table;
}

describe('the offers after a match', () => {
  it('are made once for all pairs, in one batch at a time that no answer changes', async () => {
    const { hoursIn, offerDue, offered, signals, mailsTo, town } = await aTableThatMet([1, 2], [1, 3]);
    // Saturday evening, a week after the meal: feedback has just closed.
    hoursIn(172);
    await offerDue();
    expect(offered()).toEqual([]);
    town.clock.pass({ hours: 21 });
    await offerDue();
    await offerDue();
    expect(offered()).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(signals()).toEqual([{ type: 'matches_changed', userIds: [1, 2, 3] }]);
    expect([1, 2, 3, 4].map((userId) => mailsTo(userId).length)).toEqual([1, 1, 1, 0]);
  });

  it('are not made long after, so an offer that expired is not repeated', async () => {
    const { town, offerDue, offered } = await aTableThatMet([1, 2]);
    town.clock.pass({ days: 30 });
    await offerDue();
    expect(offered()).toEqual([]);
  });

  it('are made a day after the feedback has closed, and not again by another process', async () => {
    const { hoursIn, offerDue, offered, offers, mailsTo } = await aTableThatMet([1, 2], [1, 3]);
    hoursIn(8 * 24 - 2);
    await offerDue();
    expect(offered()).toEqual([]);
    hoursIn(8 * 24);
    const add = offers.add.bind(offers);
    offers.add = async (wish, ...times) => (await add(wish, ...times)) && wish.userIds[1] === 2;
    await offerDue();
    expect([mailsTo(2).length, mailsTo(3).length]).toEqual([1, 0]);
  });

  it('are not delayed by thousands that have night', async () => {
    const { hoursIn, offers, offerDue, offered, matchId } = await aTableThatMet([1, 2]);
    const [own] = offers.wishes;
    // 6 PM of the day on which the offers are due, and already 11 PM or later in Europe.
    hoursIn(8 * 24 + 1);
    offers.wishes.unshift(
      ...Array.from({ length: 1_200 }, (_, n) => ({
        ...own!,
        matchId: matchId + 1 + n,
        timeZone: 'Europe/Berlin' as const,
        userIds: [2 * n + 10, 2 * n + 11] as const,
      })),
    );
    await offerDue();
    expect(offered()).toEqual([[1, 2]]);
  });

  it('wait until the morning after an outage, because their mails would arrive at night', async () => {
    const { hoursIn, offerDue, offers, offersAt: due, town } = await aTableThatMet([1, 2]);
    // 11 PM of the day after feedback has closed; the table started at 6 PM, eight days before.
    hoursIn(8 * 24 + 5);
    await offerDue();
    expect(offers.rows.size).toBe(0);
    town.clock.pass({ hours: 10 });
    await offerDue();
    expect(offers.rows.get(1)!.expiresAt).toEqual(expiryOf(due));
  });
});

describe('the notification of an offer', () => {
  it('tells both by mail and push who would meet them again, and can be unsubscribed', async () => {
    const { hoursIn, offerDue, mailsTo, pushes } = await aTableThatMet([1, 2]);
    hoursIn(8 * 24 + 1);
    await offerDue();
    expect(mailsTo(2)).toMatchObject([
      {
        subject: MEET_AGAIN('Person 1'),
        purpose: { kind: 'chat', userId: 2, unsubscribeUrl: expect.stringContaining('/u/') },
        text: expect.stringContaining('https://tables.example.org/matches'),
      },
    ]);
    expect(pushes()).toMatchObject([
      { deviceId: 7, kind: 'chat', message: { title: MEET_AGAIN('Person 2'), path: '/matches' } },
    ]);
  });

  it('is one for several offers, and names to each member only those of their own offers', async () => {
    const { hoursIn, offerDue, mailsTo } = await aTableThatMet([1, 2], [1, 3]);
    hoursIn(8 * 24 + 1);
    await offerDue();
    expect(mailsTo(1)).toMatchObject([
      {
        subject: "2 people you'd meet again said the same",
        text: expect.stringContaining("you'd gladly meet Person 2 and Person 3 again"),
      },
    ]);
    for (const [reader, stranger] of [
      [2, 3],
      [3, 2],
    ] as const) {
      const [own, ...others] = mailsTo(reader);
      expect([own!.subject, others]).toEqual([MEET_AGAIN('Person 1'), []]);
      expect(own!.text + own!.html).not.toContain(`Person ${stranger}`);
    }
  });

  it('is in the language of its reader, as is that of the open chat', async () => {
    const { hoursIn, offerDue, says, tell, contacts, mailsTo } = await aTableThatMet([1, 2]);
    contacts.languages.set(1, 'es').set(2, 'fr');
    hoursIn(8 * 24 + 1);
    await offerDue();
    await says(1, true);
    await tell((await says(2, true))!, 1);
    expect(mailsTo(1).map(({ subject }) => subject)).toEqual([
      'A Person 2 y a ti les gustaría volver a verse',
      'Person 2 y tú ya pueden chatear',
    ]);
    expect(mailsTo(2)[0]!.subject).toBe('Person 1 et toi aimeriez vous revoir');
  });

  it('is not sent about an account that was deleted', async () => {
    const { town, hoursIn, offerDue, says, tell, contacts } = await aTableThatMet([1, 2]);
    const all = contacts.of.bind(contacts);
    contacts.of = async (userIds) => (await all(userIds)).filter(({ userId }) => userId !== 2);
    hoursIn(8 * 24 + 1);
    await offerDue();
    await says(1, true);
    await tell((await says(2, true))!, 1);
    expect([town.jobs.named('send-mail'), town.jobs.named('send-push')]).toEqual([[], []]);
  });
});

describe('the answers to the offer of a chat', () => {
  it('open one chat of two with the second consent, and repeating it opens no other', async () => {
    const { town, says, chats, signals } = await anOffer();
    const lock = jest.spyOn(town.blocks, 'lockUsersForUpdate');
    expect(await says(1, true)).toBeNull();
    const chatId = await says(2, true);
    expect(chatId).not.toBeNull();
    expect(await says(1, true)).toBe(chatId);
    expect(chats().map(({ seated }) => seated.map(({ userId }) => userId))).toEqual([[1, 2]]);
    expect(signals()[1]).toEqual({ type: 'matches_changed', userIds: [1, 2] });
    expect(lock).toHaveBeenCalledTimes(3);
  });

  it('tell the member who agreed first that the chat is open, once, and not before the morning', async () => {
    const { town, says } = await anOffer();
    await says(2, true);
    expect(town.jobs.named('tell-of-pair-chat')).toEqual([]);
    // 11:30 PM in New York.
    town.clock.pass({ hours: 3, minutes: 30 });
    const matchId = await says(1, true);
    await says(1, true);
    await says(2, true);
    expect(town.jobs.waiting.filter(({ name }) => name === 'tell-of-pair-chat')).toMatchObject([
      { payload: { matchId, userId: 2 }, options: { delaySeconds: 8.5 * 3600 } },
    ]);
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
      const before = offer.signals().length;
      expect(await offer.says(1, true)).toBeNull();
      expect(offer.signals().slice(before)).toEqual([{ type: 'matches_changed', userIds: [1] }]);
      expect(offer.chats()).toEqual([]);
      expect(offer.town.jobs.named('tell-of-pair-chat')).toEqual([]);
    }
  });

  it('of another member at the table are refused like those of a stranger, without any lock', async () => {
    const { town, says } = await anOffer();
    const lock = jest.spyOn(town.blocks, 'lockUsersForUpdate');
    for (const userId of [3, 9]) await refused(says(userId, true), 'chat_offer_not_found');
    await refused(says(1, true, 4711), 'chat_offer_not_found');
    expect(lock).not.toHaveBeenCalled();
  });

  it('are limited, so that ids of offers cannot be searched', async () => {
    const { says } = await anOffer();
    for (let id = 100; id < 120; id += 1) await refused(says(1, true, id), 'chat_offer_not_found');
    await refused(says(1, true), 'too_many_attempts');
  });
});

describe('the notification of an open chat of two', () => {
  it('goes to one member, names the other and leads to the chat', async () => {
    const { says, tell, mailsTo, pushes } = await anOffer();
    await says(1, true);
    const chatId = (await says(2, true))!;
    await tell(chatId, 1);
    expect(mailsTo(1)).toMatchObject([
      {
        subject: 'You and Person 2 can chat now',
        purpose: { kind: 'chat' },
        text: expect.stringContaining(`https://tables.example.org/chat/${chatId}`),
      },
    ]);
    expect(mailsTo(2)).toEqual([]);
    expect(pushes()).toMatchObject([{ deviceId: 7, message: { path: `/chat/${chatId}` } }]);
  });

  it('is not sent when the chat was closed in the night, nor for a table', async () => {
    const { town, matchId, says, tell } = await anOffer();
    await says(1, true);
    const chatId = (await says(2, true))!;
    await town.leave(1, chatId);
    for (const id of [chatId, matchId, 4711]) await tell(id, 2);
    expect(town.jobs.named('send-mail')).toEqual([]);
  });
});
