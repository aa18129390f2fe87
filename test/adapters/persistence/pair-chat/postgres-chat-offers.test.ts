import { PostgresChatOffers } from '../../../../src/adapters/persistence/pair-chat/postgres-chat-offers.js';
import { PostgresFeedbackEntries } from '../../../../src/adapters/persistence/feedback/postgres-feedback-entries.js';
import { PostgresPairChats } from '../../../../src/adapters/persistence/pair-chat/postgres-pair-chats.js';
import { PostgresSeatingExclusions } from '../../../../src/adapters/persistence/feedback/postgres-seating-exclusions.js';
import { Match } from '../../../../src/domain/match/match.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const NOW = new Date('2026-03-20T12:00:00Z');
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const database = ownDatabase();
let offers: PostgresChatOffers;
beforeAll(() => {
  offers = new PostgresChatOffers(database.em);
});

/** A and B, who both said "again"; C said it about both, A said it about D, and neither was answered. */
async function anArchivedMatch() {
  const ids = await database.people({}, {}, {}, {});
  const [a, b, c, d] = ids as [number, number, number, number];
  const match = Match.form(
    DINNER,
    'America/New_York',
    ids.map((userId) => ({ userId, requestId: null })),
    0,
    LONG_AGO,
  );
  await database.unitOfWork.run(() => database.matches.add(match));
  await database.pool.query(`update matches set status = 'archived' where id = $1`, [match.id]);
  const feedback = new PostgresFeedbackEntries(database.em);
  for (const [userId, again] of [
    [a, [b, d]],
    [b, [a]],
    [c, [a, b]],
    [d, []],
  ] as const)
    await feedback.save(match.id, { userId, attended: true, again, note: null }, NOW);
  return { match, a, b, c };
}
const pairs = async () => (await offers.mutualWishes(LONG_AGO, NOW, null, 10)).map(({ userIds }) => userIds);

describe('mutual wishes', () => {
  it('are those of both, until they have an offer or a chat', async () => {
    const { match, a, b } = await anArchivedMatch();
    expect(await pairs()).toEqual([[a, b]]);
    const [wish] = await offers.mutualWishes(LONG_AGO, NOW, null, 10);
    expect([await offers.add(wish!, NOW, NOW), await offers.add(wish!, NOW, NOW)]).toEqual([true, false]);
    expect(await pairs()).toEqual([]);
    expect(await offers.purge(NOW, 10)).toBe(1);
    await database.unitOfWork.run(() => database.matches.add(Match.keepInTouch(match, [a, b], NOW)));
    expect(await pairs()).toEqual([]);
  });

  it('are read page by page, each once', async () => {
    const { a, b } = await anArchivedMatch();
    const later = await anArchivedMatch();
    const first = await offers.mutualWishes(LONG_AGO, NOW, null, 1);
    const second = await offers.mutualWishes(LONG_AGO, NOW, first[0]!, 1);
    expect([...first, ...second].map(({ userIds }) => userIds)).toEqual([
      [a, b],
      [later.a, later.b],
    ]);
    expect(await offers.mutualWishes(LONG_AGO, NOW, second[0]!, 1)).toEqual([]);
  });

  it('are not offered before feedback is closed, after a block and after "not again" by either', async () => {
    const { match, a, b } = await anArchivedMatch();
    const setStatus = (status: string) =>
      database.pool.query(`update matches set status = $2 where id = $1`, [match.id, status]);
    await setStatus('completed');
    expect(await pairs()).toEqual([]);
    await setStatus('archived');
    const exclusions = new PostgresSeatingExclusions(database.em);
    await exclusions.replace(match.id, b, [a], NOW);
    expect([await pairs(), await offers.isExcluded([a, b])]).toEqual([[], true]);
    await exclusions.lift(b, [a]);
    expect([await pairs(), await offers.isExcluded([a, b])]).toEqual([[[a, b]], false]);
    await database.block(b, a);
    expect(await pairs()).toEqual([]);
  });
});

it('a chat of two starts anew with its newest message', async () => {
  const { match, a, b, c } = await anArchivedMatch();
  const chats = new PostgresPairChats(database.em);
  const chat = Match.keepInTouch(match, [a, b], LONG_AGO);
  await database.unitOfWork.run(() => database.matches.add(chat));
  expect([await chats.between(b, [c, a]), await chats.between(b, [c])]).toEqual([[chat.id], []]);
  expect([await chats.openOf(b), await chats.openOf(c)]).toEqual([[chat.id], []]);
  const old = (limit = 10, after = 0) => chats.startedBefore(new Date('2026-03-01T00:00:00Z'), limit, after);
  expect([await old(), await old(10, chat.id)]).toEqual([[chat.id], []]);
  expect(await chats.moveStart(chat.id)).toEqual(chat.startsAt);
  await database.pool.query(
    `insert into chat_messages (match_id, user_id, message, created_at) values ($1, $2, 'Hi', $3)`,
    [chat.id, a, NOW],
  );
  expect(await chats.moveStart(chat.id)).toEqual(NOW);
  expect(await old()).toEqual([]);
});
