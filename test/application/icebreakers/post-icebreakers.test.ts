import { aSeatedTable } from '../match/a-seated-table.js';

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

  it('are posted once by two processes that run the job at once', async () => {
    const table = await aSeatedTable();
    table.town.clock.pass(UNTIL_THE_WARM_UP);
    await Promise.all([table.town.postIcebreakers(), table.town.postIcebreakers()]);
    expect(kinds(table)).toEqual(['formed', 'warmup']);
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
