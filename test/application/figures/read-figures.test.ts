import { describe, expect, it } from '@jest/globals';
import type { Figures } from '../../../src/application/figures/figures.js';
import { ReadFigures } from '../../../src/application/figures/read-figures.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const FIGURES = { tableSizes: [{ size: 5, tables: 1 }] } as unknown as Figures;

/** A book that counts how often it is read, and fails when told to. */
function aDesk() {
  const clock = new FixedClock();
  const book = {
    reads: 0,
    isAway: false,
    read: async () => {
      book.reads++;
      if (book.isAway) throw new Error('away');
      return FIGURES;
    },
  };
  return { clock, book, readFigures: new ReadFigures(book, clock) };
}

describe('the figures of the dashboard', () => {
  it('are counted once for everybody who asks within five seconds', async () => {
    const { clock, book, readFigures } = aDesk();
    const answers = await Promise.all(Array.from({ length: 20 }, () => readFigures.execute()));
    clock.pass({ seconds: 4 });
    expect([...answers, await readFigures.execute()].every((each) => each === FIGURES)).toBe(true);
    expect(book.reads).toBe(1);
    clock.pass({ seconds: 1 });
    await readFigures.execute();
    expect(book.reads).toBe(2);
  });

  it('are counted anew at once after a failure', async () => {
    const { book, readFigures } = aDesk();
    book.isAway = true;
    await expect(readFigures.execute()).rejects.toThrow('away');
    book.isAway = false;
    expect(await readFigures.execute()).toBe(FIGURES);
  });
});
