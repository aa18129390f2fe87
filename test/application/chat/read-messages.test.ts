import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aTownWithChat, textsOf } from './a-town-with-chat.js';

describe('Reading a chat', () => {
  it('is limited to the members of the match', async () => {
    const { town, matchId } = await aTownWithChat();
    await expect(town.read(77, matchId)).rejects.toThrow(MatchNotFound);
    await town.leave(1, matchId);
    await expect(town.read(1, matchId)).rejects.toThrow(MatchNotFound);
  });

  it('starts for a new member with the message about their joining', async () => {
    const { town, matchId } = await aTownWithChat();
    await town.write(1, matchId, 'Between us five');
    await town.later({ seconds: 1 });
    await town.ask(6);
    await town.doJobs();
    await town.write(2, matchId, 'Welcome');
    expect((await town.read(6, matchId)).map(({ text, system }) => system?.kind ?? text)).toEqual([
      'joined',
      'Welcome',
    ]);
    expect(await town.read(1, matchId)).toHaveLength(5);
  });

  it('returns the last 200 messages, and earlier ones on request', async () => {
    const { town, matchId } = await aTownWithChat();
    for (let count = 1; count <= 205; count++) {
      town.clock.pass({ seconds: 1 });
      await town.write(1, matchId, `${count}`);
    }
    const last = await town.read(2, matchId);
    expect([last.length, last[0]!.text, last.at(-1)!.text]).toEqual([200, '6', '205']);
    expect(textsOf(await town.read(2, matchId, last[0]!.id))).toEqual(['1', '2', '3', '4', '5']);
  });
});
