import { describe, expect, it } from '@jest/globals';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import {
  ChatIsClosed,
  EmptyMessage,
  MessageNotFound,
  MessageTooLong,
} from '../../../src/domain/chat/chat-message.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aTown } from '../a-town.js';

const aChat = async () => {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  town.realtime.forget();
  return { town, matchId: town.tables()[0]!.id };
};
const texts = (rows: Array<{ text: string }>) => rows.map(({ text }) => text).slice(2);

describe('writing at a table', () => {
  it('keeps the message, and every other socket hears of it', async () => {
    const { town, matchId } = await aChat();
    const row = await town.write(1, matchId, '  Hi all!  ', { originSocket: 'phone' });
    expect(row).toMatchObject({
      matchId,
      userId: 1,
      text: 'Hi all!',
      isDeleted: false,
      createdAt: town.clock.now(),
    });
    expect(texts(await town.read(2, matchId))).toEqual(['Hi all!']);
    expect(town.realtime.signals).toEqual([
      { type: 'message_written', matchId, messageId: row.id, originSocket: 'phone' },
    ]);
  });

  it('is for those who sit there', async () => {
    const { town, matchId } = await aChat();
    await expect(town.write(77, matchId, 'Hi')).rejects.toThrow(MatchNotFound);
    await expect(town.write(1, matchId + 1, 'Hi')).rejects.toThrow(MatchNotFound);
    await town.leave(1, matchId);
    await expect(town.write(1, matchId, 'One more thing')).rejects.toThrow(MatchNotFound);
    await town.cancelMatch(2, matchId);
    await expect(town.write(3, matchId, 'Why?')).rejects.toThrow(MatchNotFound);
    expect(town.realtime.signals.filter(({ type }) => type === 'message_written')).toEqual([]);
  });

  it('goes on after the dinner, until the chat is archived', async () => {
    const { town, matchId } = await aChat();
    await town.later({ days: 6 });
    await town.advanceTables();
    await expect(town.write(1, matchId, 'That was fun')).resolves.toMatchObject({ text: 'That was fun' });
    await town.later({ days: 8 });
    await town.advanceTables();
    await expect(town.write(1, matchId, 'Still here?')).rejects.toThrow(ChatIsClosed);
    expect(texts(await town.read(1, matchId))).toEqual(['That was fun']);
  });

  it('asks for something to say, in two thousand characters at most', async () => {
    const { town, matchId } = await aChat();
    await expect(town.write(1, matchId, ' \n ')).rejects.toThrow(EmptyMessage);
    await expect(town.write(1, matchId, 'a'.repeat(2001))).rejects.toThrow(MessageTooLong);
    expect(texts(await town.read(1, matchId))).toEqual([]);
  });

  it('is held up after twenty messages in ten seconds, for the writer alone', async () => {
    const { town, matchId } = await aChat();
    for (let count = 0; count < 20; count++) await town.write(1, matchId, `${count}`);
    await expect(town.write(1, matchId, 'and another')).rejects.toThrow(TooManyAttempts);
    await expect(town.write(2, matchId, 'slow down')).resolves.toBeDefined();
    await town.later({ seconds: 10 });
    await expect(town.write(1, matchId, 'sorry')).resolves.toBeDefined();
    expect(texts(await town.read(1, matchId))).toHaveLength(22);
  });

  it('sent again under the same client id is the same message, heard once', async () => {
    const { town, matchId } = await aChat();
    const first = await town.write(1, matchId, 'Hi', { clientId: 'a' });
    const again = await town.write(1, matchId, 'Hi', { clientId: 'a' });
    expect(again).toEqual(first);
    expect(town.realtime.signals).toHaveLength(1);
    await town.write(1, matchId, 'Hi', { clientId: 'b' });
    await town.write(2, matchId, 'Hi', { clientId: 'a' });
    await town.write(1, matchId, 'Hi');
    await town.write(1, matchId, 'Hi');
    expect(texts(await town.read(1, matchId))).toHaveLength(5);
  });
});

describe('reading a chat', () => {
  it('is for those who sit there', async () => {
    const { town, matchId } = await aChat();
    await expect(town.read(77, matchId)).rejects.toThrow(MatchNotFound);
    await town.leave(1, matchId);
    await expect(town.read(1, matchId)).rejects.toThrow(MatchNotFound);
  });

  it('begins for a newcomer with their own joining', async () => {
    const { town, matchId } = await aChat();
    await town.write(1, matchId, 'Between us five');
    await town.later({ seconds: 1 });
    await town.ask(6);
    await town.doJobs();
    await town.write(2, matchId, 'Welcome');
    expect((await town.read(6, matchId)).map(({ text }) => text)).toEqual([
      '{name} joined the table. Say hi!',
      'Welcome',
    ]);
    expect(await town.read(1, matchId)).toHaveLength(5);
  });

  it('gives the last two hundred, and the ones before on request', async () => {
    const { town, matchId } = await aChat();
    for (let count = 1; count <= 205; count++) {
      town.clock.pass({ seconds: 1 });
      await town.write(1, matchId, `${count}`);
    }
    const last = await town.read(2, matchId);
    expect([last.length, last[0]!.text, last.at(-1)!.text]).toEqual([200, '6', '205']);
    expect(texts(await town.read(2, matchId, last[0]!.id))).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('taking a message back', () => {
  it('leaves a mark where it was, and everyone hears of it', async () => {
    const { town, matchId } = await aChat();
    const { id } = await town.write(1, matchId, 'Oops');
    town.realtime.forget();
    await town.erase(1, matchId, id);
    expect((await town.read(2, matchId)).at(-1)).toMatchObject({ id, text: '', isDeleted: true });
    expect(town.realtime.signals).toEqual([
      { type: 'message_written', matchId, messageId: id, originSocket: null },
    ]);
  });

  it("is for one's own messages at a table where one sits", async () => {
    const { town, matchId } = await aChat();
    const { id } = await town.write(1, matchId, 'Mine');
    await expect(town.erase(2, matchId, id)).rejects.toThrow(MessageNotFound);
    await expect(town.erase(1, matchId + 1, id)).rejects.toThrow(MessageNotFound);
    await expect(town.erase(1, matchId, id + 1)).rejects.toThrow(MessageNotFound);
    await town.leave(1, matchId);
    await expect(town.erase(1, matchId, id)).rejects.toThrow(MessageNotFound);
    expect(texts(await town.read(2, matchId))).toEqual(['Mine']);
  });
});

describe("the system's voice", () => {
  it('says each occasion once, and another occasion too', async () => {
    const { town, matchId } = await aChat();
    await town.voice.post(matchId, 'reminder', 'Today!');
    await town.voice.post(matchId, 'reminder', 'Today!');
    await town.voice.post(matchId, 'joined', 'Someone joined', 8);
    await town.voice.post(matchId, 'joined', 'Someone joined', 9);
    expect(texts(await town.read(1, matchId))).toEqual(['Today!', 'Someone joined', 'Someone joined']);
    expect(town.realtime.signals).toHaveLength(3);
  });
});
