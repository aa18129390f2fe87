import { MissedTables } from '../../src/application/attendance/missed-tables.js';
import { BlockUsers } from '../../src/application/moderation/block-users.js';
import type { JobOptions, Mail } from '../../src/application/shared/ports.js';
import { InMemoryMisses, InMemoryTableRecords } from '../support/fakes/in-memory-misses.js';
import { plainLinks } from '../support/fakes/plain-links.js';
import { aTown, UNTIL_FRIDAY } from './a-town.js';
import { aSuspensionDesk } from './moderation/a-suspension-desk.js';

type Town = ReturnType<typeof aTown>;
type Parts = Readonly<Record<string, readonly unknown[]>>;

const WELCOME =
  "Welcome to your table! You're meeting on Sat, Mar 7 at 6:00 PM at a restaurant. Say hi and pick a place together.";
/** From Friday 00:20 to Tuesday noon in New York, more than 48 hours after the table. */
const UNTIL_TUESDAY = { days: 4, hours: 12 };

/** Of a freed seat, whoever freed it; the run finds nobody who waits. */
const ONE_LEFT = {
  messages: ['{name} left the table.'],
  queued: ['seat-freed', 'propose-venues', 'form-tables', 'slot-run-ended'],
};
const leftBy = (userId: number, others: string) => [
  `participant_left to ${others}`,
  `matches_changed to ${userId}`,
  'messages_written',
  `matches_changed to ${others}`,
];

/** All that the outside sees of a town. */
const partsOf = (town: Town): Parts => ({
  seats: town.seated(),
  requests: town.requests.rows.all().map(({ userId, status }) => `${userId} ${status}`),
  messages: town.tables().flatMap(({ id }) => town.chat.said(id)),
  blocks: [1, 2, 3, 4, 5].flatMap((userId) =>
    town.blocks.pairs.keptBy(userId).map(({ one, other }) => `${one} blocks ${other}`),
  ),
  pairChatsClosed: [...town.pairContacts.closed],
  mails: town.jobs.named<Mail>('send-mail').map(({ to, subject }) => `${to}: ${subject}`),
  pushes: town.jobs.named('send-push'),
  signals: town.realtime.signals.map(
    (signal) => `${signal.type}${'userIds' in signal ? ` to ${signal.userIds.join()}` : ''}`,
  ),
  audit: [...town.audit.actions],
});

/**
 * Everything that follows from an act once the jobs that are due have run, with the events and jobs that it queued, mails
 * apart. What it did not touch is left out.
 */
async function consequencesOf(town: Town, act: () => Promise<unknown>, more: () => Parts = () => ({})) {
  const { jobs, realtime } = town;
  jobs.waiting = [];
  realtime.forget();
  const queued: string[] = [];
  const add = jobs.add.bind(jobs);
  jobs.add = (name: string, payload: object, options?: JobOptions) => {
    if (name !== 'send-mail') queued.push(name);
    return add(name, payload, options);
  };
  const state = (): Parts => ({ ...partsOf(town), ...more() });
  const before = state();
  await act();
  await town.doJobs();
  jobs.add = add;
  const changed = Object.entries(state()).map(([part, now]) => {
    const was = before[part]!.map((one) => JSON.stringify(one));
    return [part, now.filter((one) => !was.includes(JSON.stringify(one)))] as const;
  });
  return Object.fromEntries([...changed, ['queued', queued] as const].filter(([, all]) => all.length > 0));
}

/** The table of these people, which the final run has confirmed. */
async function aConfirmedTable(town: Town, ...userIds: number[]): Promise<number> {
  await town.gather(...userIds);
  town.clock.pass(UNTIL_FRIDAY);
  await town.runFinals();
  return town.tables()[0]!.id;
}

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('what follows, and nothing else', () => {
  it('when a table is found: five seats, a welcome and an icebreaker, a mail each, and places to choose from', async () => {
    expect(await consequencesOf(town, () => town.ask(1, 2, 3, 4, 5))).toEqual({
      seats: [[1, 2, 3, 4, 5]],
      requests: [1, 2, 3, 4, 5].map((userId) => `${userId} matched`),
      messages: [WELCOME, 'Icebreaker: What did you believe for far too long as a child?'],
      mails: [1, 2, 3, 4, 5].map(
        (userId) => `person${userId}@example.org: Your table is ready: Sat, Mar 7, 6 PM`,
      ),
      signals: ['match_found to 1,2,3,4,5', 'messages_written', 'messages_written'],
      queued: [
        ...Array<string>(5).fill('request-opened'),
        ...Array<string>(5).fill('form-tables'),
        'table-formed',
        'propose-venues',
      ],
    });
  });

  it('when a member leaves a confirmed table: a free seat, a line in the chat, and a run that may fill it', async () => {
    const matchId = await aConfirmedTable(town, 1, 2, 3, 4, 5);
    expect(await consequencesOf(town, () => town.leave(2, matchId))).toEqual({
      ...ONE_LEFT,
      requests: ['2 cancelled'],
      seats: [[1, 3, 4, 5]],
      signals: leftBy(2, '1,3,4,5'),
    });
  });

  it('when a member blocks another of their table: both reload, and nobody loses a seat', async () => {
    await aConfirmedTable(town, 1, 2, 3, 4, 5);
    const blockUsers = new BlockUsers({ ...town, closePairChats: town.pairContacts });
    expect(await consequencesOf(town, () => blockUsers.block({ userId: 1, otherId: 3 }))).toEqual({
      blocks: ['1 blocks 3'],
      pairChatsClosed: [[1, [3]]],
      signals: ['matches_changed to 1,3'],
    });
  });

  it('when a member is suspended: as if they had left, without sessions, with a mail that says why', async () => {
    const desk = await aSuspensionDesk({ ...town, links: plainLinks }, town.participation);
    await aConfirmedTable(town, desk.ada, 2, 3, 4, 5);
    const more = () => ({
      inForce: desk.suspensions.rows.all().map(({ userId, kind }) => `${userId} ${kind}`),
      sessionsEnded: desk.sessions.ended.map(({ userId }) => userId),
      reviewsWithdrawn: [...desk.withdrawn],
    });
    expect(await consequencesOf(town, () => desk.suspend(), more)).toEqual({
      ...ONE_LEFT,
      requests: [`${desk.ada} cancelled`],
      seats: [[2, 3, 4, 5]],
      signals: leftBy(desk.ada, '2,3,4,5'),
      mails: ['ada@example.org: Your account is suspended'],
      audit: ['user.suspended'],
      inForce: [`${desk.ada} suspension`],
      sessionsEnded: [desk.ada],
    });
  });

  it('when a member missed a table: a warning by mail, and no other step', async () => {
    const desk = await aSuspensionDesk({ ...town, links: plainLinks });
    const matchId = await aConfirmedTable(town, desk.ada, 2, 3, 4, 5);
    const tableRecords = new InMemoryTableRecords();
    const { startsAt, members } = town.tables()[0]!;
    tableRecords.rows.save({
      id: matchId,
      startsAt,
      date: '2026-03-07',
      tookPlace: true,
      seats: members.map(({ userId, joinedAt, isSeated, isExcused }) => ({
        userId,
        joinedAt,
        isSeated,
        isExcused,
        gaveUpAt: null,
        saidLate: false,
      })),
      testimonies: [2, 3, 4].map((userId) => ({ userId, met: [], missed: [desk.ada] })),
    });
    const misses = new InMemoryMisses();
    town.clock.pass(UNTIL_TUESDAY);
    await town.advanceTables();
    const missedTables = new MissedTables({
      ...town,
      links: plainLinks,
      users: desk.users,
      misses,
      tableRecords,
    });
    const more = () => ({
      misses: misses.rows.all().map(({ userId, kind, step }) => `${userId} ${kind}: ${step?.kind}`),
    });
    expect(await consequencesOf(town, () => missedTables.assess(), more)).toEqual({
      misses: [`${desk.ada} no_show: warning`],
      mails: ['ada@example.org: About your table on Sat, Mar 7'],
    });
  });
});
