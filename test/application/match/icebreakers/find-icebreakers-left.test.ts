import { expect, it } from '@jest/globals';
import { aSeatedTable } from '../a-seated-table.js';

it('only members of a table read how many questions it has left', async () => {
  const { town, matchId } = await aSeatedTable();
  expect(await town.icebreakersLeft(1, matchId)).toBe(3);
  await expect(town.icebreakersLeft(9, matchId)).rejects.toMatchObject({ code: 'match_not_found' });
});
