import { refused } from '../../support/refused.js';
import { aLeftOver } from './a-left-over.js';
import { twoShortTables } from './two-short-tables.js';

async function anAskedTable() {
  const { town, matchId } = await aLeftOver();
  town.realtime.forget();
  const answer = (userId: number, agrees = true) =>
    town.answerTableChange.execute({ userId, matchId, agrees });
  return { town, matchId, answer };
}

describe('the answer to a second table', () => {
  it('when both members agree, they sit at a confirmed second table with the user without a seat', async () => {
    const { town, matchId, answer } = await anAskedTable();
    expect(await answer(1)).toEqual({ status: 'waiting' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    const formed = await answer(2);
    expect(town.seated()).toEqual([
      [3, 4, 5, 6],
      [1, 2, 7],
    ]);
    const second = town.tables().at(-1)!;
    expect(formed).toEqual({ status: 'formed', matchId: second.id });
    expect(second).toMatchObject({ status: 'confirmed' });
    expect(second.seated.map(({ requestId }) => requestId)).toEqual(
      [1, 2, 7].map((userId) => town.requestOf(userId).id),
    );
    expect(town.requestOf(7).status).toBe('matched');
    expect(await town.tableChanges.of(matchId)).toBeNull();
    expect(town.realtime.heardBy(7)).toContain('match_found');
    expect(town.realtime.heardBy(3)).toContain('matches_changed');
  });

  it('both tables are told: a greeting at the second, who moved at the first', async () => {
    const { town, matchId, answer } = await anAskedTable();
    await answer(1);
    await answer(2);
    await town.doJobs();
    const second = town.tables().at(-1)!;
    expect(town.chat.said(second.id)[0]).toMatch(/^Welcome to your table!/);
    const moved = town.chat.said(matchId).filter((line) => line.includes('moved to a second table'));
    expect(moved).toHaveLength(2);
    expect(town.mailsTo(7)).toHaveLength(1);
  });

  it('moving is not a late cancellation', async () => {
    const { town, answer } = await anAskedTable();
    await answer(1);
    await answer(2);
    const gone = town.tables()[0]!.members.filter(({ isSeated }) => !isSeated);
    expect(gone.map(({ userId, isExcused }) => [userId, isExcused])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it('when one declines, nothing changes, and the others cannot tell it from a missing answer', async () => {
    const { town, matchId, answer } = await anAskedTable();
    expect(await answer(1, false)).toEqual({ status: 'declined' });
    expect(await answer(2)).toEqual({ status: 'waiting' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(await town.tableChanges.of(matchId)).toMatchObject({ agreedIds: [2], declinedIds: [1] });
    expect(town.realtime.signals).toEqual([
      { type: 'matches_changed', userIds: [1] },
      { type: 'matches_changed', userIds: [2] },
    ]);
  });

  it('one who declined may still agree', async () => {
    const { answer } = await anAskedTable();
    await answer(1, false);
    await answer(2);
    expect(await answer(1)).toMatchObject({ status: 'formed' });
  });

  it('declining is possible where nothing is asked', async () => {
    const { town, matchId, answer } = await anAskedTable();
    await town.tableChanges.remove((await town.tableChanges.of(matchId))!);
    expect(await answer(2, false)).toEqual({ status: 'dropped' });
    await refused(answer(2), 'table_change_not_found');
  });

  it('when a member who agreed has left since, nothing changes', async () => {
    const { town, matchId, answer } = await anAskedTable();
    await answer(1);
    await town.leave(1, matchId);
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('when the user without a seat has withdrawn, nothing changes', async () => {
    const { town, answer } = await anAskedTable();
    await answer(1);
    await town.withdrawRequest(7, town.requestOf(7).id);
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it('when one of them has blocked the user since, nothing changes', async () => {
    const { town, answer } = await anAskedTable();
    await answer(1);
    await town.blocks.add(2, 7, town.clock.now());
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it.each([
    ['who moves', [2]],
    ['who stays', [1, 2, 3]],
  ])('when one %s would be the only one who does not want that, nothing changes', async (_who, women) => {
    const { town, answer } = await anAskedTable();
    await answer(1);
    for (const userId of women) town.seating.profiles.set(userId, { notTheOnly: 'woman' });
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it('is limited', async () => {
    const { answer } = await anAskedTable();
    for (let count = 0; count < 20; count++) await answer(1);
    await refused(answer(1), 'too_many_attempts');
    expect(await answer(2)).toMatchObject({ status: 'formed' });
  });

  it('is possible until noon of Friday', async () => {
    const { town, answer } = await anAskedTable();
    town.clock.pass({ hours: 12 });
    await refused(answer(1), 'table_change_is_over');
  });

  it('is refused to members who were not asked and to other users', async () => {
    const { answer } = await anAskedTable();
    await refused(answer(3), 'table_change_not_found');
    await refused(answer(7), 'match_not_found');
  });
});

describe('when all members of two short tables agree', () => {
  async function aMerge() {
    const { town, tables, members } = await twoShortTables();
    const answer = (userId: number, agrees = true) => {
      const matchId = tables[members[0].includes(userId) ? 0 : 1];
      return town.answerTableChange.execute({ userId, matchId, agrees });
    };
    return { town, tables, members, answer };
  }

  it('they sit at one new table, and both tables are over without a mail about a loss', async () => {
    const { town, members, answer } = await aMerge();
    const all = members.flat();
    for (const userId of all.slice(0, -1)) expect(await answer(userId)).toEqual({ status: 'waiting' });
    town.jobs.take('send-mail');
    const outcome = await answer(all.at(-1)!);
    await town.doJobs();
    expect(town.seated()).toEqual([all]);
    const formed = town.tables().at(-1)!;
    expect(outcome).toEqual({ status: 'formed', matchId: formed.id });
    expect(formed).toMatchObject({ status: 'confirmed' });
    expect(formed.seated.every(({ status }) => status === 'confirmed')).toBe(true);
    for (const userId of all) {
      expect(town.requestOf(userId).status).toBe('matched');
      expect(town.mailsTo(userId)).toEqual([expect.stringMatching(/^Your table is ready/)]);
    }
  });

  it('the chat of the new table begins with a welcome and shows nothing that was written before', async () => {
    const { town, tables, members, answer } = await aMerge();
    await town.write(members[0][0]!, tables[0], 'Between us only');
    for (const userId of members.flat()) await answer(userId);
    await town.doJobs();
    const lines = town.chat.said(town.tables().at(-1)!.id);
    expect(lines[0]).toMatch(/^Welcome to your table!/);
    expect(lines).not.toContain('Between us only');
  });

  it('one who leaves before the last answer stays out of it, and the others keep their seats', async () => {
    const { town, tables, members, answer } = await aMerge();
    const all = members.flat();
    for (const userId of all.slice(0, -1)) await answer(userId);
    await town.leave(all[0]!, tables[0]);
    expect(await answer(all.at(-1)!)).toEqual({ status: 'dropped' });
    expect(town.seated().flat()).toEqual(all.slice(1));
  });

  it('a block between the tables keeps them apart', async () => {
    const { town, members, answer } = await aMerge();
    const all = members.flat();
    for (const userId of all.slice(0, -1)) await answer(userId);
    await town.blocks.add(all[0]!, all.at(-1)!, town.clock.now());
    expect(await answer(all.at(-1)!)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual(members);
  });

  it('a member cannot answer for the other table', async () => {
    const { town, tables, members } = await aMerge();
    const command = { userId: members[0][0]!, matchId: tables[1], agrees: true };
    await refused(town.answerTableChange.execute(command), 'match_not_found');
  });
});

it('a member of a large table saves one that is too small to meet, whose members agree', async () => {
  const { town, tables, members } = await twoShortTables({ sizes: [2, 5] });
  const asked = [...members[0], members[1][0]!];
  for (const userId of asked)
    await town.answerTableChange.execute({
      userId,
      matchId: tables[members[0].includes(userId) ? 0 : 1],
      agrees: true,
    });
  expect(town.seated()).toEqual([members[1].slice(1), asked]);
});

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
