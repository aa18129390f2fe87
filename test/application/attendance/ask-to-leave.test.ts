import { aSeatedTable } from '../match/a-seated-table.js';

const asked = (subjects: string[]) => subjects.filter((subject) => subject.startsWith('Give back your seat'));

it('a member is asked by mail whether to give the seat back, which they keep until then', async () => {
  const { town, matchId } = await aSeatedTable();
  await town.askToLeave(2, matchId);
  expect(asked(town.mailsTo(2))).toEqual(['Give back your seat for Sat, Mar 7?']);
  expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
});

it('a link that is used again and again sends two mails an hour', async () => {
  const { town, matchId } = await aSeatedTable();
  for (let i = 0; i < 5; i++) await town.askToLeave(2, matchId);
  expect(asked(town.mailsTo(2))).toHaveLength(2);
});

it('no mail is sent to a member who has left', async () => {
  const { town, matchId } = await aSeatedTable();
  await town.leave(2, matchId);
  await town.askToLeave(2, matchId);
  expect(asked(town.mailsTo(2))).toEqual([]);
});
