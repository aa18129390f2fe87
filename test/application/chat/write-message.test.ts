import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import {
  ChatIsClosed,
  ClientIdUsed,
  EmptyMessage,
  MessageTooLong,
} from '../../../src/domain/chat/chat-message.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aTownWithChat, textsOf } from './a-town-with-chat.js';

describe('Writing a message', () => {
  it('stores the trimmed message and signals it', async () => {
    const { town, matchId } = await aTownWithChat();
    const row = await town.write(1, matchId, '  Hi all!  ');
    expect(row).toMatchObject({
      matchId,
      userId: 1,
      text: 'Hi all!',
      isDeleted: false,
      createdAt: town.clock.now(),
    });
    expect(textsOf(await town.read(2, matchId))).toEqual(['Hi all!']);
    expect(town.realtime.signals).toEqual([
      {
        type: 'messages_written',
        from: null,
        messages: [expect.objectContaining({ matchId, id: row.id, previousId: row.id - 1 })],
      },
    ]);
  });

  it('is limited to the members of an open match', async () => {
    const { town, matchId } = await aTownWithChat();
    await expect(town.write(77, matchId, 'Hi')).rejects.toThrow(MatchNotFound);
    await expect(town.write(1, matchId + 1, 'Hi')).rejects.toThrow(MatchNotFound);
    await town.leave(1, matchId);
    await expect(town.write(1, matchId, 'One more thing')).rejects.toThrow(MatchNotFound);
    await town.cancelMatch(2, matchId);
    await expect(town.write(3, matchId, 'Why?')).rejects.toThrow(MatchNotFound);
    expect(town.realtime.signals.filter(({ type }) => type === 'messages_written')).toEqual([]);
  });

  it('is possible after the meal until the chat is archived', async () => {
    const { town, matchId } = await aTownWithChat();
    await town.later({ days: 6 });
    await town.advanceTables();
    await expect(town.write(1, matchId, 'That was fun')).resolves.toMatchObject({ text: 'That was fun' });
    await town.later({ days: 8 });
    await town.advanceTables();
    await expect(town.write(1, matchId, 'Still here?')).rejects.toThrow(ChatIsClosed);
    expect(textsOf(await town.read(1, matchId))).toEqual(['That was fun']);
  });

  it('requires a text of at most 2,000 characters', async () => {
    const { town, matchId } = await aTownWithChat();
    await expect(town.write(1, matchId, ' \n ')).rejects.toThrow(EmptyMessage);
    await expect(town.write(1, matchId, 'a'.repeat(2001))).rejects.toThrow(MessageTooLong);
    expect(textsOf(await town.read(1, matchId))).toEqual([]);
  });

  it('is limited to twenty messages in ten seconds per user', async () => {
    const { town, matchId } = await aTownWithChat();
    for (let count = 0; count < 20; count++) await town.write(1, matchId, `${count}`);
    await expect(town.write(1, matchId, 'and another')).rejects.toThrow(TooManyAttempts);
    await expect(town.write(2, matchId, 'slow down')).resolves.toBeDefined();
    await town.later({ seconds: 10 });
    await expect(town.write(1, matchId, 'sorry')).resolves.toBeDefined();
    expect(textsOf(await town.read(1, matchId))).toHaveLength(22);
  });

  it('is idempotent per client id: a repeated message is stored and signaled once', async () => {
    const { town, matchId } = await aTownWithChat();
    const first = await town.write(1, matchId, 'Hi', { clientId: 'a' });
    const again = await town.write(1, matchId, 'Hi', { clientId: 'a' });
    expect(again).toEqual(first);
    expect(town.realtime.signals).toHaveLength(1);
    await town.write(1, matchId, 'Hi', { clientId: 'b' });
    await town.write(2, matchId, 'Hi', { clientId: 'a' });
    await town.write(1, matchId, 'Hi');
    await town.write(1, matchId, 'Hi');
    expect(textsOf(await town.read(1, matchId))).toHaveLength(5);
  });

  it('is refused with another text under the client id of a stored message', async () => {
    const { town, matchId } = await aTownWithChat();
    await town.write(1, matchId, 'Hi', { clientId: 'a' });
    await expect(town.write(1, matchId, 'Hello', { clientId: 'a' })).rejects.toThrow(ClientIdUsed);
    expect(textsOf(await town.read(1, matchId))).toEqual(['Hi']);
  });
});
