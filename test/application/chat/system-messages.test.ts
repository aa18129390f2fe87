import { joinedMessage, movedMessage } from '../../../src/domain/chat/system-messages.js';
import { aTownWithChat } from './a-town-with-chat.js';

describe('A system message', () => {
  it('is posted once per occasion and user', async () => {
    const { town, matchId } = await aTownWithChat();
    await town.systemMessages.post(matchId, 'moved', movedMessage);
    await town.systemMessages.post(matchId, 'moved', movedMessage);
    await town.systemMessages.post(matchId, 'joined', joinedMessage, 8);
    await town.systemMessages.post(matchId, 'joined', joinedMessage, 9);
    const told = (await town.read(1, matchId)).slice(2);
    expect(told.map(({ system, aboutName }) => [system?.kind, aboutName])).toEqual([
      ['moved', null],
      ['joined', 'Person 8'],
      ['joined', 'Person 9'],
    ]);
    expect(town.realtime.signals).toHaveLength(3);
  });
});
