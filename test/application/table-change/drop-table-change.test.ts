import { aLeftOver } from './a-left-over.js';
import { twoShortTables } from './two-short-tables.js';

it('an offer without an answer is dropped without a trace at noon of Friday', async () => {
  const { town, matchId } = await aLeftOver();
  const lines = town.chat.said(matchId).length;
  town.realtime.forget();
  await town.later({ hours: 11 });
  expect(await town.tableChanges.of(matchId)).not.toBeNull();
  await town.jobs.add('drop-split', { matchId });
  await town.later({ hours: 1 });
  expect(await town.tableChanges.of(matchId)).toBeNull();
  expect(town.chat.said(matchId)).toHaveLength(lines);
  expect(town.realtime.heardBy(1)).toEqual(['matches_changed']);
  expect(town.realtime.heardBy(7)).toEqual([]);
});

it('a proposal in which one member refused ends like one without an answer, at its deadline', async () => {
  const { town, tables, members } = await twoShortTables();
  const [one, ...others] = members.flat();
  const tableOf = (userId: number) => tables[members[0].includes(userId) ? 0 : 1];
  await town.answerTableChange.execute({ userId: one!, matchId: tables[0], agrees: false });
  for (const userId of others)
    expect(await town.answerTableChange.execute({ userId, matchId: tableOf(userId), agrees: true })).toEqual({
      status: 'waiting',
    });
  expect(await town.tableChanges.of(tables[1])).not.toBeNull();
  await town.later({ hours: 12 });
  expect(await town.tableChanges.of(tables[1])).toBeNull();
  expect(town.seated()).toEqual(members);
});
