import { ClosePairChats } from '../../../src/application/pair-chat/close-pair-chats.js';
import { Match } from '../../../src/domain/match/match.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { InMemoryChatOffers, InMemoryPairChats } from '../../support/fakes/in-memory-pair-chats.js';
import { refused } from '../../support/refused.js';
import { aSeatedTable } from '../match/a-seated-table.js';

async function aChatOfTwo() {
  const { town } = await aSeatedTable();
  const { unitOfWork, matches, realtime, clock } = town;
  const chat = Match.keepInTouch(town.tables()[0]!, [1, 2], clock.now());
  await matches.add(chat);
  const chats = new InMemoryPairChats(matches);
  const offers = new InMemoryChatOffers();
  const close = new ClosePairChats({
    unitOfWork,
    matches,
    realtime,
    clock,
    pairChats: chats,
    chatOffers: offers,
  });
  const status = () => town.tables().find(({ id }) => id === chat.id)!.status;
  return { town, chat, chats, close, offers, status };
}

describe('a chat of two', () => {
  it('is closed for both by a block or "not again" between them, and by none with a third', async () => {
    const { close, town, status } = await aChatOfTwo();
    await close.closeBetween(1, [3]);
    expect(status()).toBe('in_touch');
    const before = town.realtime.signals.length;
    await close.closeBetween(2, [1]);
    await close.closeBetween(2, [1]);
    expect(status()).toBe('parted');
    expect(town.realtime.signals.slice(before)).toEqual([{ type: 'matches_changed', userIds: [1, 2] }]);
  });

  it('is closed for both with the account of one of them, and the other is signaled', async () => {
    const { close, town, status } = await aChatOfTwo();
    await close.closeAllOf(3);
    expect(status()).toBe('in_touch');
    const before = town.realtime.signals.length;
    await close.closeAllOf(2);
    await close.closeAllOf(2);
    expect(status()).toBe('parted');
    expect(town.realtime.signals.slice(before)).toEqual([{ type: 'matches_changed', userIds: [1, 2] }]);
  });

  it('is closed for both when one of them leaves, and only then', async () => {
    const { chat, town, status } = await aChatOfTwo();
    await refused(town.leave(3, chat.id), 'match_not_found');
    await town.leave(1, chat.id);
    expect(status()).toBe('parted');
    await refused(town.leave(2, chat.id), 'match_not_found');
  });

  it('is closed after ninety quiet days', async () => {
    const { close, town, status } = await aChatOfTwo();
    town.clock.pass({ days: 90 });
    await close.closeQuiet();
    expect(status()).toBe('in_touch');
    town.clock.pass({ minutes: 1 });
    await close.closeQuiet();
    expect(status()).toBe('parted');
  });

  it('stays open while a newer message moves its start', async () => {
    const { close, chats, town, status } = await aChatOfTwo();
    town.clock.pass({ days: 91 });
    chats.moveStart = async () => town.clock.now();
    await close.closeQuiet();
    expect(status()).toBe('in_touch');
  });

  it('is closed with all others of its age, even where one cannot be saved', async () => {
    const { close, town, chat } = await aChatOfTwo();
    for (let more = 0; more < 600; more++)
      await town.matches.add(Match.keepInTouch(town.tables()[0]!, [3, 4], town.clock.now()));
    const save = town.matches.save.bind(town.matches);
    town.matches.save = async (match) => {
      if (match.id === chat.id) throw new Error('a defect of this chat');
      await save(match);
    };
    town.clock.pass({ days: 91 });
    await expect(close.closeQuiet()).rejects.toThrow('1 of what was due failed');
    expect(town.tables().flatMap(({ id, status }) => (status === 'in_touch' ? [id] : []))).toEqual([chat.id]);
  });

  it('deletes expired offers with their answers', async () => {
    const { close, offers, town } = await aChatOfTwo();
    const [{ id: matchId, startsAt, timeZone }] = town.tables() as [Match];
    const expiresAt = new Date(town.clock.now().getTime() + 60_000);
    await offers.add({ matchId, startsAt, timeZone, userIds: [1, 2] }, town.clock.now(), expiresAt);
    await close.closeQuiet();
    expect(offers.rows.size).toBe(1);
    town.clock.pass({ minutes: 1 });
    await close.closeQuiet();
    expect(offers.rows.size).toBe(0);
  });

  it('takes no feedback and is no meal', async () => {
    const { chat, town } = await aChatOfTwo();
    town.clock.pass({ days: 1 });
    await refused(town.giveFeedback(1, chat.id), 'match_not_found');
    for (const act of [
      () => chat.confirmSeat(1, town.clock.now()),
      () => chat.runLate(1, 10, town.clock.now()),
      () => chat.cancel(1, town.clock.now()),
      () => chat.ensureSeated(1),
    ])
      expect(act).toThrow(MatchNotFound);
    expect([chat.slot, chat.isOpen, chat.advance(town.clock.now())]).toEqual([null, false, false]);
  });
});
