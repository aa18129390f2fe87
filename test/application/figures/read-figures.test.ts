import type { CaseFigures, GeneralFigures } from '../../../src/application/figures/figures.js';
import { ReadFigures } from '../../../src/application/figures/read-figures.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const GENERAL = { signUps: [{ day: '2026-03-01', count: 1 }] } as unknown as GeneralFigures;
const [MAYA, OMAR] = [7, 8] as const;
/** Omar must not know of one of two open cases. */
const openFor = (readerId: number) => ({ queue: { open: readerId === OMAR ? 1 : 2 } }) as CaseFigures;

/** Queries that count their calls, and throw while `isAway`. */
function aDashboard() {
  const clock = new FixedClock();
  const queries = {
    reads: 0,
    isAway: false,
    read: async () => {
      queries.reads++;
      if (queries.isAway) throw new Error('away');
      return GENERAL;
    },
    casesFor: async (readerId: number) => openFor(readerId),
  };
  return { clock, queries, readFigures: new ReadFigures(queries, clock) };
}

describe('ReadFigures', () => {
  it('queries once for all requests within five seconds', async () => {
    const { clock, queries, readFigures } = aDashboard();
    const answers = await Promise.all(Array.from({ length: 20 }, () => readFigures.execute(MAYA)));
    clock.pass({ seconds: 4 });
    expect([...answers, await readFigures.execute(MAYA)].map(({ signUps }) => signUps)).toEqual(
      Array.from({ length: 21 }, () => GENERAL.signUps),
    );
    expect(queries.reads).toBe(1);
    clock.pass({ seconds: 1 });
    await readFigures.execute(MAYA);
    expect(queries.reads).toBe(2);
  });

  it('queries again after an error', async () => {
    const { queries, readFigures } = aDashboard();
    queries.isAway = true;
    await expect(readFigures.execute(MAYA)).rejects.toThrow('away');
    queries.isAway = false;
    expect(await readFigures.execute(MAYA)).toEqual({ ...GENERAL, ...openFor(MAYA) });
  });

  it('answers each reader with the cases that they may know of, and never with those of another reader', async () => {
    const { readFigures } = aDashboard();
    expect((await readFigures.execute(MAYA)).queue.open).toBe(2);
    expect((await readFigures.execute(OMAR)).queue.open).toBe(1);
  });
});
