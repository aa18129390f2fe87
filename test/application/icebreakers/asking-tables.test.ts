import { ABOUT_SHARED } from '../../../src/domain/icebreakers/conditions.js';
import type { Topic } from '../../../src/domain/shared/survey-answers.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';
import { aSeatedTable } from '../match/a-seated-table.js';

it('the chat of a table that the final run formed begins with the greeting, whichever job runs first', async () => {
  const town = aTown();
  await town.gather(1, 2, 3);
  town.clock.pass(UNTIL_FRIDAY);
  await town.settle();
  town.jobs.waiting.sort(
    (a, b) => Number(b.name === 'table-confirmed') - Number(a.name === 'table-confirmed'),
  );
  await town.doJobs();
  expect(town.chat.said(town.tables()[0]!.id)).toEqual([
    expect.stringMatching(/^Welcome to your table!/),
    expect.stringMatching(/\?$/),
    expect.stringMatching(/^Your table is confirmed/),
  ]);
});

/** From Monday 10:00 to Thursday 18:00 in New York, two days before the start. */
const UNTIL_THE_WARM_UP = { days: 3, hours: 8 };
/** Until Saturday 17:00. */
const UNTIL_AN_HOUR_BEFORE = { days: 5, hours: 7 };

type SeatedTable = Awaited<ReturnType<typeof aSeatedTable>>;
const asked = ({ town, matchId }: SeatedTable) => town.chat.icebreakers(matchId);
const kinds = (table: SeatedTable) => asked(table).map(({ kind }) => kind.replace('icebreaker.', ''));

describe('the recurring questions', () => {
  it('are a warm-up two days before and three for the table an hour before, once, all different', async () => {
    const table = await aSeatedTable();
    for (let round = 0; round < 6 * 24; round++) {
      await table.town.postIcebreakers();
      table.town.clock.pass({ hours: 1 });
    }
    expect(kinds(table)).toEqual(['formed', 'warmup', 'table']);
    const questions = asked(table).flatMap((message) => message.questions);
    expect(questions).toHaveLength(5);
    expect(new Set(questions).size).toBe(5);
  });

  it('are not posted before they are due', async () => {
    const table = await aSeatedTable();
    table.town.clock.pass({ ...UNTIL_THE_WARM_UP, minutes: -1 });
    await table.town.postIcebreakers();
    expect(kinds(table)).toEqual(['formed']);
  });

  it('leave out the warm-up when they could not be posted for a day', async () => {
    const table = await aSeatedTable();
    table.town.clock.pass(UNTIL_AN_HOUR_BEFORE);
    await table.town.postIcebreakers();
    expect(kinds(table)).toEqual(['formed', 'table']);
  });

  it('are not posted at a canceled table or one that has begun', async () => {
    const canceled = await aSeatedTable();
    await canceled.town.cancelMatch(1, canceled.matchId);
    canceled.town.clock.pass(UNTIL_THE_WARM_UP);
    await canceled.town.postIcebreakers();
    expect(kinds(canceled)).toEqual(['formed']);

    const begun = await aSeatedTable();
    begun.town.clock.pass({ days: 5, hours: 8 });
    await begun.town.postIcebreakers();
    expect(kinds(begun)).toEqual(['formed']);
  });
});

describe('the question of the greeting', () => {
  /** The question at a table of which each member likes to talk about one of the topics. */
  async function questionFor(topics: ReadonlyArray<Topic | null>) {
    const town = aTown();
    let reads = 0;
    town.icebreakerTables.answersOf = async (userIds) => {
      reads += 1;
      return userIds.flatMap((userId) => {
        const favoriteConversationTopic = topics[userId - 1];
        return favoriteConversationTopic
          ? { favoriteConversationTopic, favoriteMusic: null, personalityType: null }
          : [];
      });
    };
    const matchId = await town.gather(1, 2, 3, 4, 5);
    await town.doJobs(town.jobs.add('table-formed', { matchId, userIds: [] }));
    // A repeated call reads no answers.
    expect(reads).toBe(1);
    return town.chat.icebreakers(matchId).flatMap(({ questions }) => questions);
  }

  it('is asked once, about what three members of the table share', async () => {
    const questions = await questionFor(['travel', 'food', 'travel', 'travel']);
    expect(questions).toHaveLength(1);
    expect(ABOUT_SHARED.travel).toContain(questions[0]);
  });

  it('is not changed by what one or two members answered', async () => {
    const question = await questionFor([]);
    expect(await questionFor(['travel', 'food', 'career'])).toEqual(question);
    expect(await questionFor(['travel', 'travel', 'food', 'food'])).toEqual(question);
  });
});

it('neither the table of a meetup nor one that was canceled before is greeted', async () => {
  const town = aTown();
  const { table } = await town.meetup(await town.plan(9));
  const canceled = await aSeatedTable();
  await canceled.town.cancelMatch(1, canceled.matchId);
  canceled.town.chat.rows.remove(() => true);
  for (const [at, matchId] of [
    [town, table.id],
    [canceled.town, canceled.matchId],
  ] as const) {
    await at.jobs.add('table-formed', { matchId, userIds: [] });
    await at.doJobs();
    expect(at.chat.said(matchId).filter((line) => line.startsWith('Welcome'))).toEqual([]);
  }
});
