import { KEPT_DAYS } from '../../../src/domain/chat/chat-message.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { limitedTo, refused } from '../../support/refused.js';
import { aTown } from '../a-town.js';

/** A town with one match of users 1 to 5, whose chat begins with two system messages; all jobs are done. */
async function aTownWithChat() {
  const town = aTown();
  await town.gather(1, 2, 3, 4, 5);
  town.realtime.forget();
  const matchId = town.tables()[0]!.id;
  return {
    town,
    matchId,
    write: (userId: number, text: string, clientId: string | null = null) =>
      town.write(userId, matchId, text, { clientId }),
    erase: (userId: number, messageId: number) => town.erase(userId, matchId, messageId),
    mark: (userId: number, messageId: number) => town.marksRead(userId, matchId, messageId),
    /** What the user reads after the two system messages. */
    read: async (userId: number) => (await town.read(userId, matchId)).map(({ text }) => text).slice(2),
    signals: (type: string) => town.realtime.signals.filter((signal) => signal.type === type),
  };
}

describe('Writing a message', () => {
  it('stores the trimmed message and signals it', async () => {
    const { town, matchId, write, read } = await aTownWithChat();
    const row = await write(1, '  Hi all!  ');
    const stored = { matchId, userId: 1, text: 'Hi all!', isDeleted: false, createdAt: town.clock.now() };
    expect(row).toMatchObject(stored);
    expect(await read(2)).toEqual(['Hi all!']);
    expect(town.realtime.signals).toEqual([
      {
        type: 'messages_written',
        from: null,
        messages: [expect.objectContaining({ matchId, id: row.id, previousId: row.id - 1 })],
      },
    ]);
  });

  it('is for the members of an open match', async () => {
    const { town, matchId, write, signals } = await aTownWithChat();
    await refused(write(77, 'Hi'), 'match_not_found');
    await refused(town.write(1, matchId + 1, 'Hi'), 'match_not_found');
    await town.leave(1, matchId);
    await refused(write(1, 'One more thing'), 'match_not_found');
    await town.cancelMatch(2, matchId);
    await refused(write(3, 'Why?'), 'match_not_found');
    expect(signals('messages_written')).toEqual([]);
  });

  it('is refused to a suspended member', async () => {
    const { town, write, read } = await aTownWithChat();
    const grounds = { userId: 1, reason: 'Insults', until: null };
    await town.suspensions.add(Suspension.suspend(grounds, 99, town.clock.now()));
    await refused(write(1, 'Hi'), 'suspended');
    expect(await read(2)).toEqual([]);
  });

  it('is possible after the meal until the chat is archived', async () => {
    const { town, write, read } = await aTownWithChat();
    await town.later({ days: 6 });
    await town.advanceTables();
    await write(1, 'That was fun');
    await town.later({ days: 8 });
    await town.advanceTables();
    await refused(write(1, 'Still here?'), 'chat_is_closed');
    expect(await read(1)).toEqual(['That was fun']);
  });

  it('needs a text of at most 2,000 characters', async () => {
    const { write, read } = await aTownWithChat();
    await refused(write(1, ' \n '), 'empty_message');
    await refused(write(1, 'a'.repeat(2001)), 'message_too_long');
    expect(await read(1)).toEqual([]);
  });

  it('is limited to twenty messages in ten seconds per user', async () => {
    const { town, write, read } = await aTownWithChat();
    await limitedTo(20, (turn) => write(1, `${turn}`));
    await write(2, 'slow down');
    await town.later({ seconds: 10 });
    await write(1, 'sorry');
    expect(await read(1)).toHaveLength(22);
  });

  it('is idempotent per client id: a repeated message is stored and signaled once', async () => {
    const { town, write, read } = await aTownWithChat();
    const first = await write(1, 'Hi', 'a');
    expect(await write(1, 'Hi', 'a')).toEqual(first);
    expect(town.realtime.signals).toHaveLength(1);
    for (const clientId of ['b', null, null]) await write(1, 'Hi', clientId);
    await write(2, 'Hi', 'a');
    expect(await read(1)).toHaveLength(5);
  });

  it('is refused with another text under the client id of a stored message, unless that was erased', async () => {
    const { write, erase, read } = await aTownWithChat();
    const { id } = await write(1, 'Hi', 'a');
    await refused(write(1, 'Hello', 'a'), 'client_id_used');
    expect(await read(1)).toEqual(['Hi']);
    await erase(1, id);
    expect(await write(1, 'Hi', 'a')).toMatchObject({ id, isDeleted: true });
  });
});

describe('Reading a chat', () => {
  it('is for the members of the match', async () => {
    const { town, matchId, read } = await aTownWithChat();
    await refused(read(77), 'match_not_found');
    await town.leave(1, matchId);
    await refused(read(1), 'match_not_found');
  });

  it('starts for a new member with the message about their joining', async () => {
    const { town, matchId, write } = await aTownWithChat();
    await write(1, 'Between us five');
    await town.later({ seconds: 1 });
    await town.gather(6);
    await write(2, 'Welcome');
    const seen = (await town.read(6, matchId)).map(({ text, system }) => system?.kind ?? text);
    expect(seen).toEqual(['joined', 'Welcome']);
    expect(await town.read(1, matchId)).toHaveLength(5);
  });

  it('returns the last 200 messages, and earlier ones on request', async () => {
    const { town, matchId, write } = await aTownWithChat();
    for (let count = 1; count <= 205; count++) {
      town.clock.pass({ seconds: 1 });
      await write(1, `${count}`);
    }
    const last = await town.read(2, matchId);
    expect([last.length, last[0]!.text, last.at(-1)!.text]).toEqual([200, '6', '205']);
    const earlier = (await town.read(2, matchId, last[0]!.id)).map(({ text }) => text);
    expect(earlier.slice(2)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is noted by a position that moves forward only, and not beyond the newest message', async () => {
    const { town, matchId, write, mark, signals } = await aTownWithChat();
    const [first, second] = [await write(1, 'first'), await write(1, 'second')];
    const positions: number[] = [];
    for (const id of [second.id, first.id, second.id + 1000]) {
      await mark(2, id);
      positions.push(town.chat.readTo(matchId, 2));
    }
    expect([positions, town.chat.readTo(matchId, 3)]).toEqual([Array(3).fill(second.id), 0]);
    expect(signals('chat_read')).toEqual([{ type: 'chat_read', userId: 2 }]);
    await refused(mark(77, first.id), 'match_not_found');
    await town.leave(2, matchId);
    await refused(mark(2, first.id), 'match_not_found');
  });
});

describe('Erasing a message', () => {
  it('leaves an empty message marked as deleted, and signals it', async () => {
    const { town, matchId, write, erase } = await aTownWithChat();
    const { id } = await write(1, 'Oops');
    town.realtime.forget();
    await erase(1, id);
    expect((await town.read(2, matchId)).at(-1)).toMatchObject({ id, text: '', isDeleted: true });
    expect(town.realtime.signals).toEqual([{ type: 'message_erased', matchId, messageId: id }]);
  });

  it('is for own messages in matches where the user is a member', async () => {
    const { town, matchId, write, erase, read } = await aTownWithChat();
    const { id } = await write(1, 'Mine');
    await refused(erase(2, id), 'message_not_found');
    await refused(town.erase(1, matchId + 1, id), 'message_not_found');
    await refused(erase(1, id + 1), 'message_not_found');
    await town.leave(1, matchId);
    await refused(erase(1, id), 'message_not_found');
    expect(await read(2)).toEqual(['Mine']);
  });

  it('happens to a whole chat 180 days after the start of its match, and not earlier', async () => {
    const { town, matchId } = await aTownWithChat();
    const ahead = town.tables()[0]!.startsAt.getTime() - town.clock.now().getTime();
    town.clock.pass({ days: ahead / 86_400_000 + KEPT_DAYS });
    await town.purgeMessages();
    expect(town.chat.said(matchId)).toHaveLength(2);
    town.clock.pass({ seconds: 1 });
    await town.purgeMessages();
    expect(town.chat.said(matchId)).toEqual([]);
  });

  it('of old chats goes on with the next batch until one is not full', async () => {
    const { town } = await aTownWithChat();
    const emptied = [200, 200, 3];
    const limits: number[] = [];
    town.chat.purgeChatsBefore = async (_instant, limit) => {
      limits.push(limit);
      return emptied.shift()!;
    };
    await town.purgeMessages();
    expect(limits).toEqual([200, 200, 200]);
  });
});

it('a system message is posted once per occasion and user', async () => {
  const { town, matchId } = await aTownWithChat();
  const [moved, joined] = [
    { kind: 'moved', params: {} },
    { kind: 'joined', params: {} },
  ] as const;
  await town.systemMessages.post(matchId, 'moved', moved);
  await town.systemMessages.post(matchId, 'moved', moved);
  await town.systemMessages.post(matchId, 'joined', joined, 8);
  await town.systemMessages.post(matchId, 'joined', joined, 9);
  const told = (await town.read(1, matchId)).slice(2);
  expect(told.map(({ system, aboutName }) => [system?.kind, aboutName])).toEqual([
    ['moved', null],
    ['joined', 'Person 8'],
    ['joined', 'Person 9'],
  ]);
  expect(town.realtime.signals).toHaveLength(3);
});
