import { MarkRead } from '../../../src/application/chat/mark-read.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aTownWithChat } from './a-town-with-chat.js';

const aMarker = async () => {
  const { town, matchId } = await aTownWithChat();
  const markRead = new MarkRead(town.unitOfWork, town.chat, town.chat, town.realtime);
  const mark = (userId: number, messageId: number) => markRead.execute({ userId, matchId, messageId });
  return { town, matchId, mark };
};

describe('The read position of a chat', () => {
  it('moves forward only, and not beyond the newest message', async () => {
    const { town, matchId, mark } = await aMarker();
    const first = await town.write(1, matchId, 'first');
    const second = await town.write(1, matchId, 'second');
    await mark(2, second.id);
    await mark(2, first.id);
    expect(town.chat.readTo(matchId, 2)).toBe(second.id);
    await mark(2, second.id + 1000);
    expect(town.chat.readTo(matchId, 2)).toBe(second.id);
    expect(town.chat.readTo(matchId, 3)).toBe(0);
    expect(town.realtime.signals.filter(({ type }) => type === 'chat_read')).toEqual([
      { type: 'chat_read', userId: 2 },
    ]);
  });

  it('is stored for the members of the match only', async () => {
    const { town, matchId, mark } = await aMarker();
    const { id } = await town.write(1, matchId, 'hello');
    await expect(mark(77, id)).rejects.toThrow(MatchNotFound);
    await town.leave(2, matchId);
    await expect(mark(2, id)).rejects.toThrow(MatchNotFound);
  });
});
