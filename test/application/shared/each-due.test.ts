import {
  eachDue,
  inBatches,
  ItemsFailed,
  pagesOf,
  RUN_MS,
} from '../../../src/application/shared/each-due.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const clock = () => new FixedClock();
/** Pages of the numbers from 1 to `count`, in which the item that was read last stays due. */
const numbersUpTo = (count: number, size: number) =>
  pagesOf(async (after: number = 0, limit) => {
    const left = Math.min(limit, count - after);
    return Array.from({ length: left }, (_, index) => after + index + 1);
  }, size);

describe('the items of a recurring job', () => {
  it('are all done, page after page', async () => {
    const done: number[] = [];
    await eachDue(clock(), numbersUpTo(7, 3), async (item) => void done.push(item));
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are done although others fail, which are counted and reported at the end', async () => {
    const done: number[] = [];
    const failure = new Error('undeletable');
    const run = eachDue(clock(), numbersUpTo(7, 3), async (item) => {
      if (item % 3 === 0) throw failure;
      done.push(item);
    });
    const error = await run.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ItemsFailed);
    expect(error).toMatchObject({ message: '2 of what was due failed', cause: failure });
    expect(done).toEqual([1, 2, 4, 5, 7]);
  });

  it('are left to the next run when this one has lasted its time', async () => {
    const time = clock();
    const done: number[] = [];
    await eachDue(time, numbersUpTo(100, 3), async (item) => {
      done.push(item);
      time.pass({ seconds: RUN_MS / 1000 / 4 });
    });
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it('are not begun where they cannot be read', async () => {
    const unreadable = pagesOf<number>(async () => Promise.reject(new Error('no connection')));
    await expect(eachDue(clock(), unreadable, async () => undefined)).rejects.toThrow('no connection');
  });
});

describe('batches', () => {
  const batchesOf = (left: number) => async (size: number) => {
    const done = Math.min(size, left);
    left -= done;
    return done;
  };

  it('are repeated until one is not full', async () => {
    const sizes: number[] = [];
    const batch = batchesOf(25);
    const kept = async (size: number) => {
      sizes.push(await batch(size));
      return sizes.at(-1)!;
    };
    await inBatches(clock(), kept, 10);
    expect(sizes).toEqual([10, 10, 5]);
  });

  it('end when the run has lasted its time', async () => {
    const time = clock();
    let batches = 0;
    await inBatches(time, async (size) => {
      batches++;
      time.pass({ seconds: RUN_MS / 1000 / 2 });
      return size;
    });
    expect(batches).toBe(2);
  });
});
