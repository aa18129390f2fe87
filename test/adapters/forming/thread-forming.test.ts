import { afterEach, describe, expect, it } from '@jest/globals';
import { HighsSolver } from '../../../src/adapters/forming/highs-solver.js';
import { ThreadForming } from '../../../src/adapters/forming/thread-forming.js';
import { checkedTables } from '../../../src/application/match/checked-tables.js';
import { aProblem, seekers } from '../../domain/seating/seekers.js';

/** The sources as they are; the built product has nothing to compile. */
const execArgv = ['--import', '@swc-node/register/esm-register'];

const solver = await HighsSolver.load();
const opened: ThreadForming[] = [];
function inThreads(options: { threads?: number; longestMs?: number } = {}): ThreadForming {
  const forming = new ThreadForming({ few: 0, execArgv, ...options });
  opened.push(forming);
  return forming;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((forming) => forming.close()));
});

describe('forming tables in a thread', () => {
  it('gives the very answer that is given right here, to one problem after another', async () => {
    const hosts = seekers(4, { avoid: new Set([2]) }, 900);
    const problem = aProblem(seekers(2), { openTables: [{ matchId: 7, members: hosts }] });
    const forming = inThreads();
    const [answer, another] = await Promise.all([forming.form(problem), forming.form(aProblem(seekers(5)))]);
    expect(answer).toMatchObject(checkedTables(problem, solver));
    expect(answer).toMatchObject({ grown: [{ matchId: 7, added: [1] }], unseated: [2] });
    expect(another).toMatchObject(checkedTables(aProblem(seekers(5)), solver));
  });

  it('lets everybody else be answered meanwhile', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    const { ms } = await inThreads().form(aProblem(seekers(3000)));
    clearInterval(ticking);
    expect(ms).toBeGreaterThan(0);
    expect(ticks).toBeGreaterThan(20);
  });

  it('works on two problems at a time where it has two threads', async () => {
    const forming = inThreads({ threads: 2 });
    const large = forming.form(aProblem(seekers(3000)));
    const order: string[] = [];
    await Promise.all([
      large.then(() => order.push('large')),
      forming.form(aProblem(seekers(5))).then(() => order.push('small')),
    ]);
    expect(order).toEqual(['small', 'large']);
  });

  it('says what went wrong, gives up on what takes too long, and goes on with the next', async () => {
    const twice = aProblem([...seekers(5), ...seekers(5)]);
    const forming = inThreads();
    await expect(forming.form(twice)).rejects.toThrow(/broke a rule/);
    expect((await forming.form(aProblem(seekers(5)))).unseated).toEqual([]);
    await expect(inThreads({ longestMs: 1 }).form(aProblem(seekers(3000)))).rejects.toThrow(
      'took longer than 1 ms',
    );
  });

  it('seats a few right here', async () => {
    const withoutThreads = new ThreadForming({ execArgv: ['--no-such-option'] });
    expect(await withoutThreads.form(aProblem(seekers(5)))).toMatchObject(
      checkedTables(aProblem(seekers(5)), solver),
    );
  });

  it('fails what is under way or in line when it is closed, and begins nothing more', async () => {
    const forming = inThreads();
    const asked = [forming.form(aProblem(seekers(3000))), forming.form(aProblem(seekers(5)))];
    const failing = [
      expect(asked[0]).rejects.toThrow('ended without an answer'),
      expect(asked[1]).rejects.toThrow('No tables are formed any more'),
    ];
    await forming.close();
    await Promise.all(failing);
    await expect(forming.form(aProblem(seekers(5)))).rejects.toThrow('No tables are formed any more');
  });
});
