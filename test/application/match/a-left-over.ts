import { aTown, UNTIL_FRIDAY } from '../a-town.js';

/** A town after the final run: a full table of users 1 to 6, and user 7 without a seat, who has blocked 3 to 6. */
export async function aLeftOver() {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  await town.ask(6);
  await town.doJobs();
  for (const userId of [3, 4, 5, 6]) await town.blocks.add(7, userId, town.clock.now());
  await town.ask(7);
  await town.doJobs();
  await town.later(UNTIL_FRIDAY);
  await town.runFinals();
  const [table] = town.tables();
  return { town, matchId: table!.id };
}
