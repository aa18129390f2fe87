import { MessageNotFound } from '../../../src/domain/chat/chat-message.js';
import { aTownWithChat, textsOf } from './a-town-with-chat.js';

describe('Erasing a message', () => {
  it('leaves an empty message marked as deleted, and signals it', async () => {
    const { town, matchId } = await aTownWithChat();
    const { id } = await town.write(1, matchId, 'Oops');
    town.realtime.forget();
    await town.erase(1, matchId, id);
    expect((await town.read(2, matchId)).at(-1)).toMatchObject({ id, text: '', isDeleted: true });
    expect(town.realtime.signals).toEqual([{ type: 'message_erased', matchId, messageId: id }]);
  });

  it('is limited to own messages in matches where the user is a member', async () => {
    const { town, matchId } = await aTownWithChat();
    const { id } = await town.write(1, matchId, 'Mine');
    await expect(town.erase(2, matchId, id)).rejects.toThrow(MessageNotFound);
    await expect(town.erase(1, matchId + 1, id)).rejects.toThrow(MessageNotFound);
    await expect(town.erase(1, matchId, id + 1)).rejects.toThrow(MessageNotFound);
    await town.leave(1, matchId);
    await expect(town.erase(1, matchId, id)).rejects.toThrow(MessageNotFound);
    expect(textsOf(await town.read(2, matchId))).toEqual(['Mine']);
  });
});
