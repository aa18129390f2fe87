import type { ChatMessages } from '../../../src/application/chat/ports.js';
import { PurgeOldMessages } from '../../../src/application/chat/purge-old-messages.js';
import { KEPT_DAYS } from '../../../src/domain/chat/chat-message.js';
import { aTownWithChat } from './a-town-with-chat.js';

describe('The purge of old messages', () => {
  it('empties a chat 180 days after the start of its match, and not earlier', async () => {
    const { town, matchId } = await aTownWithChat();
    const purge = new PurgeOldMessages(town.chat, town.clock);
    const { startsAt } = town.tables()[0]!;
    const days = (startsAt.getTime() - town.clock.now().getTime()) / 86_400_000 + KEPT_DAYS;
    town.clock.pass({ days });
    await purge.execute();
    expect(town.chat.said(matchId)).toHaveLength(2);
    town.clock.pass({ seconds: 1 });
    await purge.execute();
    expect(town.chat.said(matchId)).toEqual([]);
  });

  it('continues with the next batch until one is not full', async () => {
    const { town } = await aTownWithChat();
    const emptied = [200, 200, 3];
    const limits: number[] = [];
    const messages = {
      purgeChatsBefore: async (_instant, limit) => {
        limits.push(limit);
        return emptied.shift()!;
      },
    } as Pick<ChatMessages, 'purgeChatsBefore'> as ChatMessages;
    await new PurgeOldMessages(messages, town.clock).execute();
    expect(limits).toEqual([200, 200, 200]);
  });
});
