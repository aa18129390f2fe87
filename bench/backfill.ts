import { brokenRules } from '../src/domain/match/forming/broken-rules.js';
import { carriedOut } from '../src/domain/match/forming/carrying-out.js';
import { formTables } from '../src/domain/match/forming/form-tables.js';
import type { FormingProblem } from '../src/domain/match/forming/forming.js';
import { makeWorld } from './worlds.js';

const PEOPLE = 1000;

/**
 * A slot of a thousand people after its final run, in which one person has left their table and so many wait: nobody
 * who waits could found a table, so that they may only take chairs.
 */
export function slotWithFreedSeat(seed: number, waiting: number): FormingProblem {
  const [people] = [...makeWorld('dense', PEOPLE + waiting, seed).values()];
  const asked: FormingProblem = {
    waiting: people!.slice(waiting),
    openTables: [],
    pass: 'final',
    patienceSeconds: 600,
    seed: 1,
  };
  const late = people!.slice(0, waiting);
  const apart = new Set(late.map(({ id }) => id));
  const strangers = late.map((one) => ({ ...one, avoid: apart }));
  const { openTables } = carriedOut(asked, formTables(asked));
  const [first, ...others] = openTables;
  return {
    ...asked,
    waiting: strangers,
    openTables: [{ ...first!, members: first!.members.slice(1) }, ...others],
  };
}

/** Prints how long it takes to fill a seat that has fallen free in a slot of a thousand. */
export async function benchBackfill(): Promise<void> {
  const rows = [1, 2, 5, 10, 20].map((waiting) => {
    const problem = slotWithFreedSeat(101, waiting);
    formTables(problem);
    const started = performance.now();
    const result = formTables(problem);
    const ms = performance.now() - started;
    const [broken] = brokenRules(problem, result);
    if (broken) throw new Error(broken);
    const chairs = problem.openTables.filter(({ members }) => members.length < 6).length;
    return {
      waiting,
      'tables with a free chair': chairs,
      seated: waiting - result.unseated.length,
      ms: ms.toFixed(1),
    };
  });
  console.table(rows);
}
