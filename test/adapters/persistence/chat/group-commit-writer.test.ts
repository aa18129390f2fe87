import pg from 'pg';
import { PostgresChatMessages } from '../../../../src/adapters/persistence/chat/postgres-chat-messages.js';
import { GroupCommitWriter } from '../../../../src/adapters/persistence/chat/group-commit-writer.js';
import { PostgresAuthorLocks } from '../../../../src/adapters/persistence/chat/postgres-author-locks.js';
import { MessageBatches } from '../../../../src/adapters/persistence/chat/message-batches.js';
import { RoomRosters } from '../../../../src/adapters/persistence/chat/room-rosters.js';
import { TaggedCache } from '../../../../src/adapters/shared/tagged-cache.js';
import type { CommittedMessage, MessageDraft, WriteOutcome } from '../../../../src/application/chat/ports.js';
import { ServiceUnavailable } from '../../../../src/application/shared/service-unavailable.js';
import { SYSTEM_USER_ID } from '../../../../src/domain/chat/chat-message.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';
import { eventually } from '../../../support/eventually.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { aTable, changeMatch, insertTable } from '../../../support/postgres/a-table.js';
import { ownDatabase, type ProductDatabase } from '../../../support/postgres/product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

/** So that a busy machine fails no message; each wait here ends by an event. */
const PATIENT = { lockMs: 600_000, statementMs: 600_000, connectMs: 600_000 };

/** With a writer of its own. */
class AProcess {
  readonly announced: CommittedMessage[] = [];
  readonly again: number[] = [];
  readonly reported: unknown[] = [];
  readonly writer: GroupCommitWriter;
  private readonly batches: MessageBatches;

  /** @param timeouts undefined for those of the product */
  constructor({ url, pool }: ProductDatabase, timeouts?: typeof PATIENT) {
    const report = (error: unknown) => this.reported.push(error);
    this.batches = new MessageBatches(url, 2, report, timeouts);
    const uncached = { clock: new FixedClock(), isLive: () => false, ttlMs: 1, maxSize: 1 };
    this.writer = new GroupCommitWriter({
      batches: this.batches,
      rosters: new RoomRosters(pool, new TaggedCache(uncached)),
      committed: {
        announce: (messages) => void this.announced.push(...messages),
        announceAgain: (_draft, id) => void this.again.push(id),
      },
      report,
    });
  }

  close(): Promise<void> {
    return this.batches.close();
  }
}

/** Keeps a transaction open. */
let holder: pg.Client;
// Before the database, whose end waits for its connections.
afterAll(() => holder?.end());
const database = ownDatabase();
let here: AProcess;
let there: AProcess;
let matchId: number;
let userIds: number[];
let sent = 0;

beforeAll(async () => {
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
beforeEach(async () => {
  const names = ['Ada', 'Bob', 'Cid', 'Ada', 'Eve'].map((first_name) => ({ first_name }));
  ({ matchId, userIds } = await aTable(database, names));
  [here, there] = [new AProcess(database, PATIENT), new AProcess(database, PATIENT)];
});
afterEach(() => Promise.all([here.close(), there.close()]));

const draft = (fields: Partial<MessageDraft> = {}): MessageDraft => ({
  matchId,
  userId: userIds[0]!,
  text: 'Hi',
  clientId: `c${++sent}`,
  originSocket: null,
  at: new Date(MONDAY.getTime() + 60_000),
  ...fields,
});

/** Messages as another connection sees them now. */
const stored = async (room = matchId) =>
  (
    await database.pool.query<{ id: number; userId: number; clientId: string }>(
      `select id, user_id as "userId", client_id as "clientId" from chat_messages where match_id = $1 order by id`,
      [room],
    )
  ).rows;

/** In a transaction where one is open. */
const suspend = (userId: number) =>
  database.em.execute(
    `insert into suspensions (user_id, kind, status, reason, asked_at) values (?, 'suspension', 'in_force', 'x', now())`,
    [userId],
  );

const idOf = (outcome: WriteOutcome): number =>
  'row' in outcome ? outcome.row.id : 'id' in outcome ? outcome.id : 0;
const kinds = (outcomes: readonly WriteOutcome[]): string[] => outcomes.map(({ kind }) => kind);

describe('a batch of messages', () => {
  it('is stored in order, and each message is announced with the one before it and what others see of its author', async () => {
    const drafts = Array.from({ length: 20 }, (_, n) => draft({ text: `${n}`, userId: userIds[n % 5]! }));
    const outcomes = await Promise.all(drafts.map((each) => here.writer.write(each)));
    expect(kinds(outcomes)).toEqual(drafts.map(() => 'new'));
    expect((await stored()).map(({ clientId }) => clientId)).toEqual(drafts.map(({ clientId }) => clientId));
    const ids = (await stored()).map(({ id }) => id);
    expect(here.announced.map(({ previousId }) => previousId)).toEqual([0, ...ids.slice(0, -1)]);
    expect(here.announced[3]).toMatchObject({
      row: { id: ids[3], matchId, text: '3', userId: userIds[3], displayName: 'Ada 2', isDeleted: false },
      hiddenFrom: [],
    });
  });

  it('is stored with the meetup of its room', async () => {
    const meetup = await saveMeetup(database, userIds[0]!);
    await Promise.all([draft(), draft({ matchId: meetup.matchId })].map((each) => here.writer.write(each)));
    const { rows } = await database.pool.query(
      `select match_id as "matchId", meetup_id as "meetupId" from chat_messages order by match_id`,
    );
    expect(rows).toEqual([
      { matchId, meetupId: null },
      { matchId: meetup.matchId, meetupId: meetup.id },
    ]);
  });

  it('with messages that are refused stores the others', async () => {
    const [ada, bob, cid, dan, eve] = userIds as [number, number, number, number, number];
    const archived = await insertTable(database, userIds);
    await database.pool.query(`update matches set status = 'archived' where id = $1`, [archived]);
    await suspend(bob);
    await changeMatch(database, matchId, (match) => void match.leave(cid, MONDAY, true));
    await database.pool.query(`update users set deleted_at = now() where id = $1`, [dan]);
    const sent: Array<[Partial<MessageDraft>, WriteOutcome['kind']]> = [
      [{}, 'new'],
      [{ userId: bob }, 'suspended'],
      [{ userId: cid }, 'not_a_member'],
      [{ userId: dan }, 'not_a_member'],
      [{ matchId: archived }, 'closed'],
      [{ userId: 2_000_000_000 }, 'not_a_member'],
      [{ matchId: 2_000_000_000 }, 'not_a_member'],
      [{ userId: eve }, 'new'],
    ];
    const outcomes = await Promise.all(sent.map(([fields]) => here.writer.write(draft(fields))));
    expect(kinds(outcomes)).toEqual(sent.map(([, kind]) => kind));
    expect((await stored()).map(({ userId }) => userId)).toEqual([ada, eve]);
    expect(here.reported).toEqual([]);
  });

  it('is hidden from former members, and from members with a block to or from the author', async () => {
    const [ada, bob, cid, dan] = userIds as [number, number, number, number];
    await changeMatch(database, matchId, (match) => void match.leave(cid, MONDAY, true));
    await database.block(ada, bob);
    await database.block(dan, ada);
    await here.writer.write(draft());
    expect([...here.announced[0]!.hiddenFrom].sort((a, b) => a - b)).toEqual([bob, cid, dan]);
  });

  it('with an invalid message stores the others, and the invalid one may be sent again', async () => {
    const bad = here.writer.write(draft({ text: 'nul \u0000' }));
    const good = Promise.all([draft(), draft({ userId: userIds[1]! })].map((one) => here.writer.write(one)));
    await expect(bad).rejects.toThrow(ServiceUnavailable);
    expect(kinds(await good)).toEqual(['new', 'new']);
    expect(here.reported).toHaveLength(1);
  });

  it('is not delayed for long by a room whose lock is held', async () => {
    const product = new AProcess(database);
    const stuck = await insertTable(database, userIds);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = database.unitOfWork.run(async () => {
      await new PostgresChatMessages(database.em).add({ ...draft({ matchId: stuck }), aboutUserId: null });
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const late = product.writer.write(draft({ matchId: stuck }));
    const others = Promise.all([product.writer.write(draft()), product.writer.write(draft())]);
    await expect(late).rejects.toThrow(ServiceUnavailable);
    expect(kinds(await others)).toEqual(['new', 'new']);
    released.resolve();
    await holding;
    await product.close();
  });
});

describe('messages over two processes', () => {
  it('of ten writers at once have one order, in which each follows the one announced before it', async () => {
    const writing = Array.from({ length: 10 }, async (_, writer) => {
      const { writer: process } = writer % 2 ? here : there;
      for (let n = 0; n < 10; n++)
        await process.write(draft({ userId: userIds[writer % 5]!, clientId: `w${writer}-${n}` }));
    });
    await Promise.all(writing);
    const ids = (await stored()).map(({ id }) => id);
    expect(ids).toHaveLength(100);
    const announced = [...here.announced, ...there.announced].sort((a, b) => a.row.id - b.row.id);
    expect(announced.map(({ row }) => row.id)).toEqual(ids);
    expect(announced.map(({ previousId }) => previousId)).toEqual([0, ...ids.slice(0, -1)]);
    for (const process of [here, there]) {
      const own = process.announced.map(({ row }) => row.id);
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
    for (let writer = 0; writer < 10; writer++) {
      const own = (await stored()).filter(({ clientId }) => clientId.startsWith(`w${writer}-`));
      expect(own.map(({ clientId }) => clientId)).toEqual(own.map((_, n) => `w${writer}-${n}`));
    }
  });

  it('are in commit order with system messages, which link to the message before them', async () => {
    const messages = new PostgresChatMessages(database.em);
    const links = new Map<number, number>();
    const posting = async () => {
      for (let n = 0; n < 20; n++) {
        const { id, previousId } = await database.unitOfWork.run(() =>
          messages.add({ ...draft({ userId: SYSTEM_USER_ID, clientId: `s-${n}` }), aboutUserId: null }),
        );
        links.set(id, previousId);
      }
    };
    const writing = async () => {
      for (let n = 0; n < 20; n++) await here.writer.write(draft());
    };
    await Promise.all([posting(), writing()]);
    for (const { row, previousId } of here.announced) links.set(row.id, previousId);
    const ids = (await stored()).map(({ id }) => id);
    expect(ids.map((id) => links.get(id))).toEqual([0, ...ids.slice(0, -1)]);
  });

  it('are stored once when the same is sent to both at the same time, also twice to one', async () => {
    for (let race = 0; race < 20; race++) {
      const same = draft();
      const outcomes = await Promise.all([here, here, there].map(({ writer }) => writer.write(same)));
      expect(kinds(outcomes).sort()).toEqual(['duplicate', 'duplicate', 'new']);
      const ids = outcomes.map(idOf);
      expect(new Set(ids).size).toBe(1);
      // For receivers that missed the first announcement.
      expect([...here.again, ...there.again].filter((id) => id === ids[0])).toHaveLength(2);
    }
    expect(await stored()).toHaveLength(20);
  });

  it('are neither lost nor doubled when the connections are killed and clients send again what was not acknowledged', async () => {
    let isOver = false;
    const acknowledged = new Map<string, number>();
    const killing = (async () => {
      while (!isOver) {
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tablemates-chat' and datname = current_database()`,
        );
        // By progress and not by time, because a slow machine would spend its time on new connections.
        const next = acknowledged.size + 8;
        await eventually(async () => isOver || acknowledged.size >= next);
      }
    })();
    let refused = 0;
    const write = async (writer: GroupCommitWriter, message: MessageDraft): Promise<void> => {
      for (;;) {
        try {
          return void acknowledged.set(message.clientId!, idOf(await writer.write(message)));
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceUnavailable);
          refused++;
        }
      }
    };
    await Promise.all(
      Array.from({ length: 10 }, async (_, writer) => {
        for (let n = 0; n < 15; n++)
          await write((writer % 2 ? here : there).writer, draft({ userId: userIds[writer % 5]! }));
      }),
    );
    isOver = true;
    await killing;
    const rows = await stored();
    expect(rows).toHaveLength(150);
    expect(new Map(rows.map(({ clientId, id }) => [clientId, id]))).toEqual(acknowledged);
    expect(refused).toBeGreaterThan(0);
  });
});

/** Sends messages of the user over both processes until stopped. @returns a function that stops, and awaits the rest */
function keepsWriting(userId: number, room: number): () => Promise<void> {
  let isOver = false;
  const loops = [here, there, here, there].map(async ({ writer }) => {
    while (!isOver) await writer.write(draft({ userId, matchId: room }));
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}

/** Whether a connection of the writers, or one of others, waits for a lock of this kind. */
async function waitsForLock(kind: 'transactionid' | 'advisory', isWriter: boolean): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     and wait_event = $1 and (application_name = 'tablemates-chat') = $2`,
    [kind, isWriter],
  );
  return rowCount! > 0;
}

/**
 * Begins `end` while a message of the user is being stored and others follow over both processes. Returns the first
 * message's outcome, and the ids of the messages that became visible after `end` was answered.
 */
async function writtenAfter(userId: number, room: number, end: () => Promise<unknown>) {
  const message = draft({ userId, matchId: room });
  // Another message with its key, not committed, keeps the statement that stores it waiting.
  await holder.query('begin');
  await holder.query(
    `insert into chat_messages (match_id, user_id, message, client_id) values ($1, $2, 'Hi', $3)`,
    [room, userId, message.clientId],
  );
  const storing = here.writer.write(message);
  await eventually(() => waitsForLock('transactionid', true));
  const stop = keepsWriting(userId, room);
  let before: Set<number> | null = null;
  const ending = end().then(async () => {
    before = new Set((await stored(room)).map(({ id }) => id));
  });
  await eventually(async () => before !== null || (await waitsForLock('advisory', false)));
  await holder.query('rollback');
  await ending;
  expect((await here.writer.write(draft({ userId, matchId: room }))).kind).not.toBe('new');
  await stop();
  const ids = (await stored(room)).map(({ id }) => id);
  return { first: (await storing).kind, late: ids.filter((id) => !before!.has(id)) };
}

/** How often an end races with the messages that follow it. */
const ENDS = 2;

describe('after the end of a membership', () => {
  it('nothing of the leaver is stored any more, also not a message that was being stored', async () => {
    for (const leaver of userIds.slice(0, ENDS)) {
      const room = await insertTable(database, userIds.slice(0, 4));
      const leave = () => changeMatch(database, room, (match) => void match.leave(leaver, MONDAY, true));
      const { first, late } = await writtenAfter(leaver, room, leave);
      expect([first, late]).toEqual(['new', []]);
    }
  });

  it('nothing of a suspended user is stored any more, also not a message that was being stored', async () => {
    const locks = new PostgresAuthorLocks(database.em);
    for (let ends = 0; ends < ENDS; ends++) {
      const [userId] = await database.people({ first_name: 'Fay' });
      const room = await insertTable(database, [userId, ...userIds.slice(0, 3)]);
      const suspension = () =>
        database.unitOfWork.run(async () => {
          await locks.acquire(userId);
          await suspend(userId);
        });
      const { first, late } = await writtenAfter(userId, room, suspension);
      expect([first, late]).toEqual(['new', []]);
    }
  });
});

it('chats, joins, leaves and system messages in several rooms cause no deadlock', async () => {
  const deadlocks = async () =>
    (await database.pool.query('select deadlocks from pg_stat_database where datname = current_database()'))
      .rows;
  const before = await deadlocks();
  const rooms = await Promise.all(Array.from({ length: 6 }, () => insertTable(database, userIds)));
  const messages = new PostgresChatMessages(database.em);
  const locks = new PostgresAuthorLocks(database.em);
  let isOver = false;
  const chatting = [here, there].flatMap(({ writer }) =>
    Array.from({ length: 10 }, async (_, n) => {
      for (let turn = n; !isOver; turn++)
        await writer.write(draft({ matchId: rooms[turn % 6]!, userId: userIds[(turn * 3) % 5]! }));
    }),
  );
  /** Leaves all rooms and takes the seats again, with a system message each, as a suspension does. */
  const leaving = userIds.slice(0, 3).map(async (userId, first) => {
    for (let turn = 0; turn < 6; turn++)
      await database.unitOfWork.run(async () => {
        await locks.acquire(userId);
        for (const room of rooms) {
          const match = (await database.matches.findForUpdate(room))!;
          await messages.add({ ...draft({ matchId: room, userId: SYSTEM_USER_ID }), aboutUserId: userId });
          if (match.seated.some((member) => member.userId === userId) && match.seated.length > 3)
            match.leave(userId, new Date(MONDAY.getTime() + (turn + first) * 1000), true);
          await database.matches.save(match);
        }
      });
  });
  await Promise.all(leaving);
  isOver = true;
  await Promise.all(chatting);
  expect([here.reported, there.reported]).toEqual([[], []]);
  expect(await deadlocks()).toEqual(before);
});
