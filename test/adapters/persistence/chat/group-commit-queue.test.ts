import { GroupCommitWriter } from '../../../../src/adapters/persistence/chat/group-commit-writer.js';
import type { StoredDraft } from '../../../../src/adapters/persistence/chat/message-batches.js';
import type { MessageDraft } from '../../../../src/application/chat/ports.js';
import { ServiceUnavailable } from '../../../../src/application/shared/service-unavailable.js';
import { eventually } from '../../../support/eventually.js';

interface Batch {
  readonly texts: readonly string[];
  readonly commit: () => void;
}

/** Batches that were sent to the database, the newest last. */
let batches: Batch[];
let writer: GroupCommitWriter;
let announced: string[];

beforeEach(() => {
  batches = [];
  announced = [];
  writer = new GroupCommitWriter({
    batches: {
      store: (drafts) =>
        new Promise((resolve) => {
          const outcomes: StoredDraft[] = drafts.map((_draft, id) => ({
            kind: 'new',
            id: id + 1,
            previousId: id,
            former: [],
          }));
          batches.push({ texts: drafts.map(({ text }) => text), commit: () => resolve(outcomes) });
        }),
    },
    rosters: {
      of: async (rooms) => {
        const author = { userId: 1, displayName: 'Ada', firstName: 'Ada' };
        const roster = new Map([[1, { ...author, profileImageUrl: null, dateOfBirth: null, blocked: [] }]]);
        return new Map(rooms.map((room) => [room, roster]));
      },
    },
    committed: {
      announce: (messages) => announced.push(...messages.map(({ row }) => row.text)),
      announceAgain: () => undefined,
    },
    report: (error) => {
      throw error;
    },
  });
});

const write = (matchId: number, text: string) =>
  writer.write({
    matchId,
    userId: 1,
    text,
    clientId: text,
    originSocket: null,
    at: new Date(),
  } as MessageDraft);
const sent = (count: number) => eventually(async () => batches.length === count);

it('stores the messages of a room in order, and no more of them until the earlier ones are announced', async () => {
  for (const text of ['a', 'b']) void write(1, text);
  await sent(1);
  void write(1, 'c');
  void write(2, 'd');
  await sent(2);
  let isSettled = false;
  void writer.settled(1).then(() => (isSettled = announced.includes('b')));
  expect(batches.map(({ texts }) => texts)).toEqual([['a', 'b'], ['d']]);
  batches[0]!.commit();
  await sent(3);
  expect([batches[2]!.texts, isSettled]).toEqual([['c'], true]);
});

it('stores at most 256 messages at once, and serves rooms in the order in which they became ready', async () => {
  for (let n = 0; n < 300; n++) void write(1, `${n}`);
  void write(2, 'other');
  await sent(2);
  expect([batches[0]!.texts.length, batches[1]!.texts]).toEqual([256, ['other']]);
  batches[0]!.commit();
  await sent(3);
  expect(batches[2]!.texts).toEqual(Array.from({ length: 44 }, (_, n) => `${256 + n}`));
});

it('has two batches under way at most, and refuses what waits behind two thousand others', async () => {
  for (let room = 1; room <= 3; room++) {
    void write(room, `first of ${room}`);
    await sent(Math.min(room, 2));
  }
  for (let n = 1; n < 2000; n++) void write(4, `${n}`).catch(() => undefined);
  await expect(write(4, 'one too many')).rejects.toThrow(ServiceUnavailable);
  expect(batches).toHaveLength(2);
});
