import { aSeatedTable } from './a-seated-table.js';

it('a confirmed match is posted in its chat once, however often the event is handled', async () => {
  const { town, matchId } = await aSeatedTable();
  await town.jobs.add('table-confirmed', { matchId });
  await town.jobs.add('table-confirmed', { matchId });
  await town.doJobs();
  const lines = town.chat.said(matchId).filter((line) => line.startsWith('Your table is confirmed'));
  expect(lines).toHaveLength(1);
});
