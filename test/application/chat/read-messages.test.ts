import { describe, expect, it } from '@jest/globals';
import { MarkRead } from '../../../src/application/chat/mark-read.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aTown } from '../a-town.js';

const aChat = async () => {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  const matchId = town.tables()[0]!.id;
  const markRead = new MarkRead(town.unitOfWork, town.chat, town.chat);
  const mark = (userId: number, messageId: number) => markRead.execute({ userId, matchId, messageId });
  return { town, matchId, mark };
};

describe('how far one has read', () => {
  it('only ever moves forward, and not beyond what was said', async () => {
    const { town, matchId, mark } = await aChat();
    const first = await town.write(1, matchId, 'first');
    const second = await town.write(1, matchId, 'second');
    await mark(2, second.id);
    await mark(2, first.id);
    expect(town.chat.readTo(matchId, 2)).toBe(second.id);
    await mark(2, second.id + 1000);
    expect(town.chat.readTo(matchId, 2)).toBe(second.id);
    expect(town.chat.readTo(matchId, 3)).toBe(0);
  });

  it('is remembered for those who sit there, and nobody else', async () => {
    const { town, matchId, mark } = await aChat();
    const { id } = await town.write(1, matchId, 'hello');
    await expect(mark(77, id)).rejects.toThrow(MatchNotFound);
    await town.leave(2, matchId);
    await expect(mark(2, id)).rejects.toThrow(MatchNotFound);
  });
});
