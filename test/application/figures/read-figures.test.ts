import { describe, expect, it } from '@jest/globals';
import type { Figures } from '../../../src/application/figures/figures.js';
import { ReadFigures } from '../../../src/application/figures/read-figures.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const FIGURES = { tableSizes: [{ size: 5, tables: 1 }] } as unknown as Figures;

/** Queries that count their calls, and throw while `isAway`. */
function aDashboard() {
  const clock = new FixedClock();
  const queries = {
    reads: 0,
    isAway: false,
    read: async () => {
      queries.reads++;
      if (queries.isAway) throw new Error('away');
      return FIGURES;
    },
  };
  return { clock, queries, readFigures: new ReadFigures(queries, clock) };
}

describe('ReadFigures', () => {
  it('queries once for all requests within five seconds', async () => {
    const { clock, queries, readFigures } = aDashboard();
    const answers = await Promise.all(Array.from({ length: 20 }, () => readFigures.execute()));
    clock.pass({ seconds: 4 });
    expect([...answers, await readFigures.execute()].every((each) => each === FIGURES)).toBe(true);
    expect(queries.reads).toBe(1);
    clock.pass({ seconds: 1 });
    await readFigures.execute();
    expect(queries.reads).toBe(2);
  });

  it('queries again after an error', async () => {
    const { queries, readFigures } = aDashboard();
    queries.isAway = true;
    await expect(readFigures.execute()).rejects.toThrow('away');
    queries.isAway = false;
    expect(await readFigures.execute()).toBe(FIGURES);
  });
});
