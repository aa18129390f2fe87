import { limitedTo, refused } from '../../support/refused.js';
import { anAskedTable, twoShortTables } from './tables-to-change.js';

const SIX = [[1, 2, 3, 4, 5, 6]];
type Asked = Awaited<ReturnType<typeof anAskedTable>>;
type Short = Awaited<ReturnType<typeof twoShortTables>>;

describe('the answer to a second table', () => {
  let table: Asked;
  let town: Asked['town'];
  let answer: Asked['answer'];
  let matchId: number;
  beforeEach(async () => {
    table = await anAskedTable();
    ({ town, answer, matchId } = table);
    town.realtime.forget();
  });

  it('when both members agree, they sit at a confirmed second table with the user without a seat', async () => {
    expect(await answer(1)).toEqual({ status: 'waiting' });
    expect(town.seated()).toEqual(SIX);
    const formed = await answer(2);
    expect(town.seated().join(' | ')).toBe('3,4,5,6 | 1,2,7');
    const [first, second] = town.tables();
    expect(formed).toEqual({ status: 'formed', matchId: second!.id });
    expect(second).toMatchObject({ status: 'confirmed' });
    const requestIds = [1, 2, 7].map((userId) => town.requestOf(userId).id);
    expect(second!.seated.map(({ requestId }) => requestId)).toEqual(requestIds);
    expect([town.requestOf(7).status, await table.proposed(matchId)]).toEqual(['matched', null]);
    expect([town.realtime.heardBy(7), town.realtime.heardBy(3)]).toEqual([
      expect.arrayContaining(['match_found']),
      expect.arrayContaining(['matches_changed']),
    ]);
    // Moving is not a late cancellation.
    const gone = first!.members.filter(({ isSeated }) => !isSeated);
    expect(gone.map(({ userId, isExcused }) => [userId, isExcused])).toEqual([
      [1, true],
      [2, true],
    ]);
    await town.doJobs();
    expect(town.chat.said(second!.id)[0]).toMatch(/^Welcome to your table!/);
    expect(table.said(matchId, /moved to a second table/)).toHaveLength(2);
    expect(town.mailsTo(7)).toHaveLength(1);
  });

  it('when one declines, nothing changes, and the others cannot tell it from a missing answer', async () => {
    expect(await answer(1, false)).toEqual({ status: 'declined' });
    expect(await answer(2)).toEqual({ status: 'waiting' });
    expect(town.seated()).toEqual(SIX);
    expect(await table.proposed(matchId)).toMatchObject({ agreedIds: [2], declinedIds: [1] });
    expect(town.realtime.signals).toEqual([
      { type: 'matches_changed', userIds: [1] },
      { type: 'matches_changed', userIds: [2] },
    ]);
    expect(await answer(1)).toMatchObject({ status: 'formed' });
  });

  it('declining is possible where nothing is asked', async () => {
    await town.tableChanges.remove((await table.proposed(matchId))!);
    expect(await answer(2, false)).toEqual({ status: 'dropped' });
    await refused(answer(2), 'table_change_not_found');
  });

  const wants = (...userIds: number[]) => {
    for (const userId of userIds) town.seating.profiles.set(userId, { notTheOnly: 'woman' });
  };
  it.each<[string, () => unknown, number[][]?]>([
    ['a member who agreed has left', () => town.leave(1, matchId), [[2, 3, 4, 5, 6]]],
    ['the user without a seat has withdrawn', () => town.withdrawRequest(7, town.requestOf(7).id)],
    ['one of them has blocked the user', () => town.blocks.add(2, 7, town.clock.now())],
    ['one who moves would be the only one who does not want that', () => wants(2)],
    ['one who stays would be the only one who does not want that', () => wants(1, 2, 3)],
  ])('when %s since, nothing changes', async (_what, happens, seated = SIX) => {
    await answer(1);
    await happens();
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual(seated);
  });

  it('is limited', async () => {
    await limitedTo(20, () => answer(1));
    expect(await answer(2)).toMatchObject({ status: 'formed' });
  });

  it('is refused to members who were not asked, to other users, and from noon of Friday on', async () => {
    await refused(answer(3), 'table_change_not_found');
    await refused(answer(7), 'match_not_found');
    town.clock.pass({ hours: 12 });
    await refused(answer(1), 'table_change_is_over');
  });

  it('that is missing at noon of Friday drops the offer without a trace', async () => {
    const lines = town.chat.said(matchId).length;
    await town.later({ hours: 11 });
    expect(await table.proposed(matchId)).not.toBeNull();
    await town.jobs.add('drop-split', { matchId });
    await town.later({ hours: 1 });
    expect(await table.proposed(matchId)).toBeNull();
    expect(town.chat.said(matchId)).toHaveLength(lines);
    expect([town.realtime.heardBy(1), town.realtime.heardBy(7)]).toEqual([['matches_changed'], []]);
  });
});

describe('when all members of two short tables agree', () => {
  let short: Short;
  beforeEach(async () => {
    short = await twoShortTables();
  });

  it('they sit at one new table, and both tables are over without a mail about a loss', async () => {
    const { town, tables, members, all, answer } = short;
    await town.write(members[0][0]!, tables[0], 'Between us only');
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
    const lines = town.chat.said(formed.id);
    expect(lines[0]).toMatch(/^Welcome to your table!/);
    expect(lines).not.toContain('Between us only');
  });

  it.each<[string, (short: Short) => Promise<unknown>, (all: number[]) => number[]]>([
    ['left', ({ town, tables, all }) => town.leave(all[0]!, tables[0]), (all) => all.slice(1)],
    ['blocked another', ({ town, all }) => town.blocks.add(all[0]!, all[5]!, town.clock.now()), (all) => all],
  ])('except for one who has %s before the last answer, all keep their seats', async (_what, act, stay) => {
    const { town, all, answer } = short;
    for (const userId of all.slice(0, -1)) await answer(userId);
    await act(short);
    expect(await answer(all.at(-1)!)).toEqual({ status: 'dropped' });
    expect(town.seated().flat()).toEqual(stay(all));
  });

  it('a member cannot answer for the other table', () =>
    refused(short.answer(short.members[0][0]!, true, short.tables[1]), 'match_not_found'));

  it('except for one who refused, the proposal ends like one without an answer, at its deadline', async () => {
    const { town, tables, members, all, answer } = short;
    await answer(all[0]!, false);
    for (const userId of all.slice(1)) expect(await answer(userId)).toEqual({ status: 'waiting' });
    expect(await short.proposed(tables[1])).not.toBeNull();
    await town.later({ hours: 12 });
    expect(await short.proposed(tables[1])).toBeNull();
    expect(town.seated()).toEqual(members);
  });
});

it('a member of a large table saves one that is too small to meet, whose members agree', async () => {
  const { town, members, answer } = await twoShortTables({ sizes: [2, 5] });
  const asked = [...members[0], members[1][0]!];
  for (const userId of asked) await answer(userId);
  expect(town.seated()).toEqual([members[1].slice(1), asked]);
});
