import { expect, it } from '@jest/globals';
import { Match } from '../../../src/domain/match/match.js';
import { aSeatedTable } from '../match/a-seated-table.js';

it('only members of a table read how many questions it has left', async () => {
  const { town, matchId } = await aSeatedTable();
  expect(await town.icebreakersLeft(1, matchId)).toBe(3);
  await expect(town.icebreakersLeft(9, matchId)).rejects.toMatchObject({ code: 'match_not_found' });
});

it('a chat of two has no questions to ask for', async () => {
  const { town } = await aSeatedTable();
  const chat = Match.keepInTouch(town.tables()[0]!, [1, 2], town.clock.now());
  await town.matches.add(chat);
  await expect(town.icebreakersLeft(1, chat.id)).rejects.toMatchObject({ code: 'match_not_found' });
});
