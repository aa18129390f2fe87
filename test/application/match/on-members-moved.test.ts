import { aLeftOver } from '../table-change/a-left-over.js';

it('each member who moved is named once at the first table, however often the event is handled', async () => {
  const { town, matchId } = await aLeftOver();
  await town.answerTableChange.execute({ userId: 1, matchId, agrees: true });
  await town.answerTableChange.execute({ userId: 2, matchId, agrees: true });
  const event = { matchId, userIds: [1, 2], slot: town.tables()[0]!.slot };
  await town.doJobs();
  await town.jobs.add('members-moved', event);
  await town.doJobs();
  const moved = town.chat.said(matchId).filter((line) => line.includes('moved to a second table'));
  expect(moved).toHaveLength(2);
});
