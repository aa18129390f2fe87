import { UNTIL_FRIDAY } from '../a-town.js';
import { aSeatedTable } from './a-seated-table.js';
import { aTableWithVenues } from '../venue/a-table-with-venues.js';

describe('after a seat was freed', () => {
  it('one system message is posted, however often the event is handled', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.leave(2, matchId);
    const freed = town.jobs.waiting.filter(({ name }) => name === 'seat-freed');
    town.jobs.waiting = [...town.jobs.waiting, ...freed];
    await town.doJobs();
    expect(town.chat.said(matchId).filter((line) => line === '{name} left the table.')).toHaveLength(1);
  });

  it('a waiting user is seated', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.ask(6, 7);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    await town.leave(1, matchId);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6, 7]]);
  });

  it('a waiting user is also seated at a confirmed table until three hours before the start', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.ask(6);
    await town.doJobs();
    await town.ask(7);
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    await town.leave(1, matchId);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6, 7]]);
    expect(town.tables()[0]!.status).toBe('confirmed');
  });

  it('two remaining members are asked whether they meet as a pair, again for each new pair', async () => {
    const { town, matchId } = await aSeatedTable();
    const questions = () =>
      town.chat.said(matchId).filter((line) => line.startsWith("It's just the two of you"));
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.doJobs();
    expect(questions()).toHaveLength(1);

    await town.ask(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 6]]);
    await town.leave(6, matchId);
    await town.doJobs();
    expect(questions()).toHaveLength(2);
  });

  it('the vote of the former member is removed and the new venue is posted', async () => {
    const table = await aTableWithVenues();
    await table.vote(5, table.id, table.idOf('Bistro 3'));
    await table.leave(5, table.id);
    await table.doJobs();
    expect(table.place()).toBe('Bistro 1');
    expect(table.lines()).toContain('Leading: Bistro 1');
  });
});
