import { describe, expect, it } from '@jest/globals';
import { ThreadForming } from '../../../src/adapters/forming/thread-forming.js';
import { checkedTables } from '../../../src/application/match/checked-tables.js';
import { aProblem, seekers } from '../../domain/match/forming/seekers.js';

/** The sources as they are; the built product has nothing to compile. */
const execArgv = ['--import', '@swc-node/register/esm-register'];
const inThread = (longestMs?: number) =>
  new ThreadForming({ few: 0, execArgv, ...(longestMs && { longestMs }) });

describe('forming tables in a thread', () => {
  it('gives the very answer that is given right here', async () => {
    const hosts = seekers(4, { avoid: new Set([2]) }, 900);
    const problem = aProblem(seekers(2), { openTables: [{ matchId: 7, members: hosts }] });
    const answer = await inThread().form(problem);
    expect(answer).toEqual(checkedTables(problem));
    expect(answer).toMatchObject({ grown: [{ matchId: 7, added: [1] }], unseated: [2] });
  });

  it('lets everybody else be answered meanwhile', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    await inThread().form(aProblem(seekers(1500)));
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(20);
  });

  it('says what went wrong, and gives up on what takes too long', async () => {
    const twice = aProblem([...seekers(5), ...seekers(5)]);
    await expect(inThread().form(twice)).rejects.toThrow(/broke a rule/);
    await expect(inThread(1).form(aProblem(seekers(1500)))).rejects.toThrow('took longer than 1 ms');
  });

  it('keeps a few people here, where no thread has to begin', async () => {
    const problem = aProblem(seekers(5));
    const withoutThreads = new ThreadForming({ few: 5, execArgv: ['--no-such-option'] });
    expect(await withoutThreads.form(problem)).toEqual(checkedTables(problem));
  });
});
