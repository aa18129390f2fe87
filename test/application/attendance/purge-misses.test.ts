import { aReliabilityDesk } from './an-attendance-desk.js';

it('a miss is deleted 90 days after its table', async () => {
  const desk = await aReliabilityDesk();
  await desk.missesTable();
  desk.clock.pass({ days: 88 });
  await desk.purge();
  expect(await desk.ownMisses()).toHaveLength(1);
  desk.clock.pass({ minutes: 1 });
  await desk.purge();
  expect(await desk.ownMisses()).toEqual([]);
});
