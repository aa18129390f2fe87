import type { Clock } from './ports.js';

/** How long a run of a recurring job takes up further work, in milliseconds; its next run continues. */
export const RUN_MS = 4 * 60_000;
const PAGE_SIZE = 500;
/** Rows that one statement deletes, so that its transaction stays short. */
const BATCH_SIZE = 1_000;

/** Some items of a run failed. Its cause is the first failure. */
export class ItemsFailed extends Error {
  override readonly name = 'ItemsFailed';

  constructor(failed: number, cause: unknown) {
    super(`${failed} of what was due failed`, { cause });
  }
}

/**
 * Does what is due, each item by itself, so that one that fails delays no other.
 * @throws ItemsFailed after all others are done
 */
export const eachDue = <Item>(
  clock: Clock,
  pages: AsyncIterable<Iterable<Item>> | Iterable<Iterable<Item>>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => eachOf(inTime(clock, pages), work);

/** The same for all items, however long they take. @throws ItemsFailed after all others are done */
export async function eachOf<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  let failed = 0;
  let firstFailure: unknown;
  for await (const item of items) {
    await work(item).catch((error: unknown) => {
      if (failed++ === 0) firstFailure = error;
    });
  }
  if (failed > 0) throw new ItemsFailed(failed, firstFailure);
}

async function* inTime<Item>(
  clock: Clock,
  pages: AsyncIterable<Iterable<Item>> | Iterable<Iterable<Item>>,
): AsyncGenerator<Item> {
  const ends = clock.now().getTime() + RUN_MS;
  const isOver = (): boolean => clock.now().getTime() >= ends;
  for await (const page of pages) {
    for (const item of page) {
      if (isOver()) return;
      yield item;
    }
    if (isOver()) return;
  }
}

/**
 * Reads what is due, page after page.
 * @param read at most `limit` items in a fixed order, from the one after `after`; from the first one without it
 */
export async function* pagesOf<Item>(
  read: (after: Item | undefined, limit: number) => Promise<Item[]>,
  limit = PAGE_SIZE,
): AsyncGenerator<Item[]> {
  for (let page = await read(undefined, limit); page.length > 0; page = await read(page.at(-1), limit)) {
    yield page;
    if (page.length < limit) return;
  }
}

/**
 * Repeats `batch`, each time in a transaction of its own, until it had fewer than `size` rows to change, or the run has
 * lasted its time. For rows that one statement changes; `eachDue` is for items of which each needs work of its own.
 */
export async function inBatches(
  clock: Clock,
  batch: (size: number) => Promise<number>,
  size = BATCH_SIZE,
): Promise<void> {
  const ends = clock.now().getTime() + RUN_MS;
  while ((await batch(size)) === size && clock.now().getTime() < ends);
}
