import { describe, expect, it } from '@jest/globals';
import { PurgeOldMessages } from '../../../src/application/chat/purge-old-messages.js';
import { adaAtATable } from '../account/ada-at-a-table.js';

describe('PurgeOldMessages', () => {
  it('erases a chat 180 days after the meal', async () => {
    const { town, ada } = await adaAtATable();
    const matchId = town.tables()[0]!.id;
    await town.write(ada.id, matchId, 'Hello!');
    const purge = new PurgeOldMessages(town.chat, town.clock);
    town.clock.pass({ days: 185 });
    await purge.execute();
    expect(town.chat.said(matchId)).toContain('Hello!');
    town.clock.pass({ days: 1 });
    await purge.execute();
    expect(town.chat.said(matchId)).toEqual([]);
  });
});
