import { ACTIVE_REQUEST, MATCHES, matchKey, messagesKey } from '../../../../web-user/src/shared/api/keys.js';
import {
  type SnapshotEntry,
  mergeEntries,
  selectEntries,
  withoutPrivatePreferences,
} from '../../../../web-user/src/shared/offline/snapshot-entries.js';

const answer = (key: readonly unknown[], data: unknown, at = 0): SnapshotEntry => ({ key, data, at });
const messages = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const chat = (table: number, at: number, count = 1): SnapshotEntry[] => [
  answer(matchKey(table), { id: table }, at),
  answer(messagesKey(table), { messages: messages(count), hasEarlier: false }, at),
];
const tables = (...ids: number[]) =>
  answer(
    MATCHES,
    ids.map((id) => ({ id })),
  );
const keysOf = (answers: readonly SnapshotEntry[]) => answers.map(({ key }) => key);

describe('the snapshot contains', () => {
  it('matches, the request, even null, chats and ballots, and no other queries', () => {
    const kept = selectEntries([
      tables(7),
      answer(ACTIVE_REQUEST, null),
      ...chat(7, 1),
      answer([...matchKey(7), 'venues'], {}),
      answer(['/api/user/profile', 1002], { bio: 'Secret' }),
      answer(['/api/geocode/search', 'home'], []),
    ]);
    expect(keysOf(kept)).toEqual([
      MATCHES,
      ACTIVE_REQUEST,
      matchKey(7),
      messagesKey(7),
      [...matchKey(7), 'venues'],
    ]);
  });

  it('the five most recently opened chats', () => {
    const ids = [1, 2, 3, 4, 5, 6];
    const kept = selectEntries([tables(...ids), ...ids.flatMap((id) => chat(id, id))]);
    expect(keysOf(kept).filter((key) => key.length === 2)).toEqual([2, 3, 4, 5, 6].map(matchKey));
  });

  it('the last hundred messages of a chat, and whether there are earlier ones', () => {
    const [, kept] = selectEntries(chat(7, 1, 130));
    expect(kept!.data).toEqual({ messages: messages(130).slice(30), hasEarlier: true });
    const short = chat(7, 1, 100);
    expect(selectEntries(short)[1]).toBe(short[1]);
  });

  it('no chat of a match that the user has left', () => {
    expect(keysOf(selectEntries([tables(8), ...chat(7, 2), ...chat(8, 1)]))).toEqual([
      MATCHES,
      matchKey(8),
      messagesKey(8),
    ]);
  });
});

describe('without private preferences', () => {
  it('the request has no gender, and a ballot no notes for whoever books', () => {
    const venues = [...matchKey(7), 'venues'];
    const kept = [
      answer(ACTIVE_REQUEST, { id: 71, sharedLanguage: true, notTheOnly: 'woman' }, 1),
      answer(venues, { isOpen: true, notesForBooker: ['Zanzibar'] }, 2),
    ].map(withoutPrivatePreferences);
    expect(kept).toEqual([
      answer(ACTIVE_REQUEST, { id: 71, sharedLanguage: true }, 1),
      answer(venues, { isOpen: true, notesForBooker: [] }, 2),
    ]);
  });

  it('everything else stays as it is', () => {
    const all = [answer(ACTIVE_REQUEST, null), tables(7), ...chat(7, 1)];
    expect(all.map(withoutPrivatePreferences)).toEqual(all);
  });
});

it('newer entries replace those with the same key and keep all others', () => {
  expect(mergeEntries([tables(7), ...chat(7, 1)], [tables(7, 8)])).toEqual([tables(7, 8), ...chat(7, 1)]);
});
