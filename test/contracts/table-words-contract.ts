import type { TableWords } from '../../src/application/table-word/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';

export interface WordStores {
  readonly unitOfWork: UnitOfWork;
  readonly words: TableWords;
  /** Inserts a match at dinner in New York on a date. @returns its id */
  readonly aTableOn: (date: string) => Promise<number>;
}

const [MONDAY, SUNDAY] = [new Date('2026-03-02T15:00:00Z'), new Date('2026-03-08T15:00:00Z')];
const BLUE_TEAPOT = { adjective: 0, noun: 0 };

/** Contract of all repositories of table words. `fresh` returns empty ones. */
export function tableWordsContract(fresh: () => Promise<WordStores>): void {
  let stores: WordStores;
  beforeEach(async () => {
    stores = await fresh();
  });
  const run = <T>(work: (words: TableWords) => Promise<T>) => stores.unitOfWork.run(() => work(stores.words));

  it('tables before a date that have no words are found in pages', async () => {
    const [first, second] = [await stores.aTableOn('2026-03-07'), await stores.aTableOn('2026-03-07')];
    await stores.aTableOn('2026-03-14');
    expect(await run((words) => words.without(MONDAY, SUNDAY, 10))).toEqual([first, second]);
    expect(await run((words) => words.without(MONDAY, SUNDAY, 1))).toEqual([first]);
    expect(await run((words) => words.without(MONDAY, SUNDAY, 10, first))).toEqual([second]);
    await run((words) => words.add(first, BLUE_TEAPOT));
    expect(await run((words) => words.without(MONDAY, SUNDAY, 10))).toEqual([second]);
    expect(await run((words) => words.without(SUNDAY, SUNDAY, 10))).toEqual([]);
  });

  it('words are used beside tables of the same date only, and the first ones of a table stay', async () => {
    const [first, second] = [await stores.aTableOn('2026-03-07'), await stores.aTableOn('2026-03-07')];
    const later = await stores.aTableOn('2026-03-14');
    await run((words) => words.add(first, BLUE_TEAPOT));
    await run((words) => words.add(first, { adjective: 1, noun: 1 }));
    expect(await run((words) => words.usedBeside(second))).toEqual([BLUE_TEAPOT]);
    expect(await run((words) => words.usedBeside(later))).toEqual([]);
  });
}
