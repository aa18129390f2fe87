import type { Mail } from '../../../src/application/shared/ports.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';
import { aLeftOver, aWaitingSeventh } from './a-left-over.js';
import { DINNER } from '../../support/builders/a-request.js';
import { twoShortTables } from './two-short-tables.js';

const QUESTION = /^One person has no table yet/;

describe('after the final run', () => {
  it('two members of a full table are asked about a second one for a user without a seat', async () => {
    const { town, matchId } = await aLeftOver();
    expect(await town.tableChanges.of(matchId)).toMatchObject({
      leftOver: { userId: 7, requestId: town.requestOf(7).id },
      askedIds: [1, 2],
      agreedIds: [],
      expiresAt: new Date('2026-03-06T17:00:00Z'),
    });
    expect(town.chat.said(matchId).filter((line) => QUESTION.test(line))).toHaveLength(1);
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [1, 2] });
    const job = town.jobs.waiting.find(({ name }) => name === 'drop-split')!;
    expect(job).toMatchObject({ payload: { matchId }, options: { delaySeconds: (11 * 60 + 40) * 60 } });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it('a user without a seat does not wait behind many who have no final run yet', async () => {
    const { town, matchId } = await aWaitingSeventh();
    for (let userId = 101; userId <= 125; userId++) {
      town.requestingUsers.zones.set(userId, 'America/Los_Angeles');
      town.seating.profiles.set(userId, { coordinates: { latitude: userId - 100, longitude: 0 } });
      await town.ask(userId);
    }
    // The others have waited longer.
    await town.withdrawRequest(7, town.requestOf(7).id);
    await town.ask(7);
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    expect(await town.tableChanges.of(matchId)).toMatchObject({ leftOver: { userId: 7 } });
  });

  it('no person is named in the chat', async () => {
    const { town, matchId } = await aLeftOver();
    expect(town.chat.said(matchId).find((line) => QUESTION.test(line))).not.toMatch(/Person|\{name\}/);
  });

  it('they are asked once, however often the event is handled', async () => {
    const { town, matchId } = await aWaitingSeventh();
    for (const userId of [3, 4, 5, 6]) await town.blocks.add(8, userId, town.clock.now());
    await town.ask(8);
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    await town.jobs.add('table-confirmed', { matchId });
    await town.doJobs();
    expect(town.requestOf(8).status).toBe('active');
    expect(await town.tableChanges.of(matchId)).toMatchObject({ leftOver: { userId: 7 } });
    expect(town.chat.said(matchId).filter((line) => QUESTION.test(line))).toHaveLength(1);
  });

  it('from noon of Friday on, they have until four hours before the start', async () => {
    const { town, matchId } = await aWaitingSeventh();
    town.clock.pass(UNTIL_FRIDAY);
    await town.later({ hours: 12 });
    await town.runFinals();
    expect(await town.tableChanges.of(matchId)).toMatchObject({
      expiresAt: new Date('2026-03-07T19:00:00Z'),
    });
  });

  it('no member is asked who would have less than an hour to answer', async () => {
    const { town, matchId } = await aWaitingSeventh();
    town.clock.pass(UNTIL_FRIDAY);
    await town.later({ hours: 36, minutes: 50 });
    await town.runFinals();
    expect(await town.tableChanges.of(matchId)).toBeNull();
  });

  it('those who are asked get a mail with the deadline, and the others do not', async () => {
    const { town } = await aLeftOver();
    const isQuestion = (subject: string) => subject.startsWith('A question about your table');
    const asked = [1, 2, 3, 4, 5, 6, 7].filter((userId) => town.mailsTo(userId).some(isQuestion));
    expect(asked).toEqual([1, 2]);
    const [mail] = town.jobs.named<Mail>('send-mail').filter(({ subject }) => isQuestion(subject));
    expect(mail!.text).toContain('by Friday, March 6, 2026, 12 PM');
  });

  it('no member is asked where no user is left without a seat', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5, 6);
    await town.doJobs();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    expect(await town.tableChanges.of(town.tables()[0]!.id)).toBeNull();
  });
});

describe('two short tables of a slot', () => {
  it('are asked about a merge, all members of both, with a message in both chats', async () => {
    const { town, tables, members } = await twoShortTables();
    expect(await town.tableChanges.of(tables[0])).toMatchObject({
      matchIds: tables,
      leftOver: null,
      askedIds: members.flat(),
      expiresAt: new Date('2026-03-06T17:00:00Z'),
    });
    for (const matchId of tables) {
      const questions = town.chat.said(matchId).filter((line) => /becoming one/.test(line));
      expect(questions).toHaveLength(1);
      expect(questions[0]).not.toMatch(/Person|\{name\}/);
    }
    expect(town.mailsTo(members[1][0]!).at(-1)).toMatch(/^A question about your table/);
    expect(town.seated()).toEqual(members);
  });

  it('are asked anew when one more has left, about the tables as they are now', async () => {
    const { town, tables, members } = await twoShortTables();
    await town.leave(members[0][0]!, tables[0]);
    await town.doJobs();
    expect(await town.tableChanges.of(tables[1])).toMatchObject({ askedIds: members.flat().slice(1) });
  });

  it('are not asked any more once a run has filled a seat', async () => {
    const { town, tables, members } = await twoShortTables();
    for (const userId of members[0]) await town.blocks.remove(11, userId);
    await town.requestRun();
    await town.doJobs();
    expect(town.seated()).toEqual([[...members[0], 11], members[1]]);
    expect(await town.tableChanges.of(tables[0])).toBeNull();
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: members.flat() });
  });

  it('are left alone where two members agreed to meet as a pair', async () => {
    const { town, tables, members } = await twoShortTables();
    await town.leave(members[0][0]!, tables[0]);
    for (const userId of members[0].slice(1)) await town.confirm(userId, tables[0]);
    await town.doJobs();
    await town.proposeTableChanges.execute({ slot: DINNER });
    expect(await town.tableChanges.of(tables[0])).toBeNull();
  });

  it('are not asked where a block is added while the proposal is saved', async () => {
    const { town, tables, members } = await twoShortTables({ isQuestioned: false });
    town.seating.meanwhile = () => town.blocks.add(members[0][0]!, members[1][0]!, town.clock.now());
    await town.proposeTableChanges.execute({ slot: DINNER });
    expect(await town.tableChanges.of(tables[0])).toBeNull();
  });

  it('are not asked where one of them would be the only one who does not want that', async () => {
    const { town, tables, members } = await twoShortTables({ isQuestioned: false });
    town.seating.meanwhile = async () => {
      town.seating.profiles.set(members[1][0]!, { notTheOnly: 'man' });
    };
    await town.proposeTableChanges.execute({ slot: DINNER });
    expect(await town.tableChanges.of(tables[0])).toBeNull();
  });
});

it('a table that is too small to meet is offered members of a large one', async () => {
  const { town, tables, members } = await twoShortTables({ sizes: [2, 5] });
  expect(await town.tableChanges.of(tables[0])).toMatchObject({
    matchId: tables[1],
    otherMatchId: tables[0],
    askedIds: [...members[0], ...members[1].slice(0, 1)],
  });
  expect(town.chat.said(tables[0]).some((line) => /sharing a table/.test(line))).toBe(true);
  expect(town.chat.said(tables[1]).some((line) => /asked some of you about joining it/.test(line))).toBe(
    true,
  );
  expect(town.realtime.signals).toContainEqual({
    type: 'matches_changed',
    userIds: [...members[0], ...members[1].slice(0, 1)],
  });
});
