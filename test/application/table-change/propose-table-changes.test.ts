import type { Mail } from '../../../src/application/shared/ports.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';
import { anAskedTable, aWaitingSeventh, twoShortTables } from './tables-to-change.js';

const QUESTION = /^One person has no table yet/;
const NAME = /Person|\{name\}/;
const NOON = new Date('2026-03-06T17:00:00Z');

describe('after the final run', () => {
  it('two members of a full table are asked about a second one for a user without a seat, who is not named', async () => {
    const { town, matchId, proposed, said, asks } = await anAskedTable();
    expect(await proposed(matchId)).toMatchObject({
      leftOver: { userId: 7, requestId: town.requestOf(7).id },
      askedIds: [1, 2],
      agreedIds: [],
      expiresAt: NOON,
    });
    expect(said(matchId, QUESTION)).toEqual([expect.not.stringMatching(NAME)]);
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [1, 2] });
    const job = town.jobs.waiting.find(({ name }) => name === 'drop-split')!;
    expect(job).toMatchObject({ payload: { matchId }, options: { delaySeconds: (11 * 60 + 40) * 60 } });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect([1, 2, 3, 4, 5, 6, 7].filter(asks)).toEqual([1, 2]);
    const mails = town.jobs
      .named<Mail>('send-mail')
      .filter(({ subject }) => subject.startsWith('A question'));
    expect(mails[0]!.text).toContain('by Friday, March 6, 2026, 12 PM');
  });

  it('a user without a seat does not wait behind many who have no final run yet', async () => {
    const { town, matchId, proposed } = await aWaitingSeventh();
    for (let userId = 101; userId <= 125; userId++) {
      town.requestingUsers.zones.set(userId, 'America/Los_Angeles');
      town.seating.profiles.set(userId, { coordinates: { latitude: userId - 100, longitude: 0 } });
      await town.ask(userId);
    }
    // The others have waited longer.
    await town.withdrawRequest(7, town.requestOf(7).id);
    await town.ask(7);
    await town.reachFriday();
    expect(await proposed(matchId)).toMatchObject({ leftOver: { userId: 7 } });
  });

  it('they are asked once, however often the event is handled', async () => {
    const { town, matchId, proposed, said } = await aWaitingSeventh();
    for (const userId of [3, 4, 5, 6]) await town.blocks.add(8, userId, town.clock.now());
    await town.ask(8);
    await town.reachFriday();
    await town.doJobs(town.jobs.add('table-confirmed', { matchId }));
    expect(town.requestOf(8).status).toBe('active');
    expect(await proposed(matchId)).toMatchObject({ leftOver: { userId: 7 } });
    expect(said(matchId, QUESTION)).toHaveLength(1);
  });

  it.each([
    ['from noon of Friday on, they have until four hours before the start', 12 * 60, '2026-03-07T19:00:00Z'],
    ['no member is asked who would have less than an hour to answer', 36 * 60 + 50, null],
  ])('%s', async (_what, minutes, deadline) => {
    const { town, matchId, proposed } = await aWaitingSeventh();
    town.clock.pass(UNTIL_FRIDAY);
    await town.later({ minutes });
    await town.runFinals();
    expect((await proposed(matchId))?.expiresAt ?? null).toEqual(deadline && new Date(deadline));
  });

  it('no member is asked where no user is left without a seat', async () => {
    const town = aTown();
    const matchId = await town.gather(1, 2, 3, 4, 5, 6);
    await town.reachFriday();
    expect(await town.tableChanges.of(matchId)).toBeNull();
  });
});

describe('two short tables of a slot', () => {
  it('are asked about a merge, all members of both, with a message in both chats', async () => {
    const { town, tables, members, all, proposed, said, asks } = await twoShortTables();
    const change = { matchIds: tables, leftOver: null, askedIds: all, expiresAt: NOON };
    expect(await proposed(tables[0])).toMatchObject(change);
    for (const matchId of tables)
      expect(said(matchId, /becoming one/)).toEqual([expect.not.stringMatching(NAME)]);
    expect(asks(members[1][0]!)).toBe(true);
    expect(town.seated()).toEqual(members);
  });

  it('are asked anew when one more has left, about the tables as they are now', async () => {
    const { town, tables, all, proposed } = await twoShortTables();
    await town.doJobs(town.leave(all[0]!, tables[0]));
    expect(await proposed(tables[1])).toMatchObject({ askedIds: all.slice(1) });
  });

  it('are not asked any more once a run has filled a seat', async () => {
    const { town, tables, members, all, proposed } = await twoShortTables();
    for (const userId of members[0]) await town.blocks.remove(11, userId);
    await town.doJobs(town.requestRun());
    expect(town.seated()).toEqual([[...members[0], 11], members[1]]);
    expect(await proposed(tables[0])).toBeNull();
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: all });
  });

  it('are left alone where two members agreed to meet as a pair', async () => {
    const { town, tables, members, proposed, proposes } = await twoShortTables();
    await town.leave(members[0][0]!, tables[0]);
    for (const userId of members[0].slice(1)) await town.confirm(userId, tables[0]);
    await town.doJobs();
    await proposes();
    expect(await proposed(tables[0])).toBeNull();
  });

  type Short = Awaited<ReturnType<typeof twoShortTables>>;
  it.each<[string, (short: Short) => unknown]>([
    ['a block is added', ({ town, all }) => town.blocks.add(all[0]!, all[3]!, town.clock.now())],
    [
      'one of them becomes the only one who does not want that',
      ({ town, all }) => town.seating.profiles.set(all[3]!, { notTheOnly: 'man' }),
    ],
  ])('are not asked where %s while the proposal is saved', async (_what, happens) => {
    const short = await twoShortTables({ isQuestioned: false });
    short.town.seating.meanwhile = async () => void (await happens(short));
    await short.proposes();
    expect(await short.proposed(short.tables[0])).toBeNull();
  });
});

it('a table that is too small to meet is offered members of a large one', async () => {
  const { town, tables, members, proposed, said } = await twoShortTables({ sizes: [2, 5] });
  const askedIds = [...members[0], members[1][0]!];
  const change = { matchId: tables[1], otherMatchId: tables[0], askedIds };
  expect(await proposed(tables[0])).toMatchObject(change);
  expect(said(tables[0], /sharing a table/)).toHaveLength(1);
  expect(said(tables[1], /asked some of you about joining it/)).toHaveLength(1);
  expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: askedIds });
});
