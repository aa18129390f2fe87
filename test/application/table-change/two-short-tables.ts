import { aTown, UNTIL_FRIDAY } from '../a-town.js';

/**
 * Two confirmed tables of five, of which some members left after the final run, so that they have the given sizes. User 11
 * waits and has blocked the other ten.
 */
export async function twoShortTables({ sizes = [3, 3], isQuestioned = true } = {}) {
  const town = aTown();
  for (let userId = 1; userId <= 10; userId++) await town.blocks.add(11, userId, town.clock.now());
  await town.ask(11);
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  // Blocks keep the second five from the free seat of the first table while both are formed.
  for (const userId of [6, 7, 8, 9, 10]) await town.blocks.add(userId, 1, town.clock.now());
  await town.ask(6, 7, 8, 9, 10);
  await town.doJobs();
  await town.later(UNTIL_FRIDAY);
  await town.runFinals();
  for (const userId of [6, 7, 8, 9, 10]) await town.blocks.remove(userId, 1);
  const tables = town.tables().map(({ id }) => id) as [number, number];
  for (const [index, size] of sizes.entries())
    for (let left = 5; left > size; left--) await town.leave(index * 5 + left, tables[index]!);
  if (isQuestioned) await town.doJobs();
  const members = town.seated() as [number[], number[]];
  return { town, tables, members };
}
