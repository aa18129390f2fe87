import { describe, expect, it } from '@jest/globals';
import { aTownWithChat, textsOf } from './a-town-with-chat.js';

describe('A system message', () => {
  it('is posted once per occasion and user', async () => {
    const { town, matchId } = await aTownWithChat();
    await town.systemMessages.post(matchId, 'reminder', 'Today!');
    await town.systemMessages.post(matchId, 'reminder', 'Today!');
    await town.systemMessages.post(matchId, 'joined', 'Someone joined', 8);
    await town.systemMessages.post(matchId, 'joined', 'Someone joined', 9);
    expect(textsOf(await town.read(1, matchId))).toEqual(['Today!', 'Someone joined', 'Someone joined']);
    expect(town.realtime.signals).toHaveLength(3);
  });
});
