import { TellOfPairChat } from '../../../src/application/pair-chat/tell-of-pair-chat.js';
import { Match } from '../../../src/domain/match/match.js';
import { aSeatedTable } from '../match/a-seated-table.js';

async function anOpenChat() {
  const { town, matchId: tableId } = await aSeatedTable();
  const chat = Match.keepInTouch(town.tables()[0]!, [1, 2], town.clock.now());
  await town.matches.add(chat);
  const told: number[][] = [];
  const mails = { opened: async (...ids: number[]) => void told.push(ids) };
  const tell = new TellOfPairChat(town.unitOfWork, town.matches, mails);
  return { town, tableId, chatId: chat.id, tell, told };
}

describe('the notification of an open chat of two', () => {
  it('names the other member', async () => {
    const { tell, told, chatId } = await anOpenChat();
    await tell.execute({ matchId: chatId, userId: 2 });
    expect(told).toEqual([[chatId, 2, 1]]);
  });

  it('is not sent when the chat was closed in the night, nor for a table', async () => {
    const { town, tell, told, chatId, tableId } = await anOpenChat();
    await town.leave(1, chatId);
    await tell.execute({ matchId: chatId, userId: 2 });
    await tell.execute({ matchId: tableId, userId: 2 });
    await tell.execute({ matchId: 4711, userId: 2 });
    expect(told).toEqual([]);
  });
});
