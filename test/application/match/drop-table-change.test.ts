import { expect, it } from '@jest/globals';
import { aLeftOver } from './a-left-over.js';

it('an offer without an answer is dropped without a trace at noon of Friday', async () => {
  const { town, matchId } = await aLeftOver();
  const lines = town.chat.said(matchId).length;
  town.realtime.forget();
  await town.later({ hours: 11 });
  expect(await town.splitOffers.of(matchId)).not.toBeNull();
  await town.jobs.add('drop-split', { matchId });
  await town.later({ hours: 1 });
  expect(await town.splitOffers.of(matchId)).toBeNull();
  expect(town.chat.said(matchId)).toHaveLength(lines);
  expect(town.realtime.heardBy(1)).toEqual(['matches_changed']);
  expect(town.realtime.heardBy(7)).toEqual([]);
});
