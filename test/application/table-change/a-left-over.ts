import { aTown, UNTIL_FRIDAY } from '../a-town.js';

/** A town before Friday: a full table of users 1 to 6, and user 7, who has blocked 3 to 6 and waits. */
export async function aWaitingSeventh() {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  await town.ask(6);
  await town.doJobs();
  for (const userId of [3, 4, 5, 6]) await town.blocks.add(7, userId, town.clock.now());
  await town.ask(7);
  await town.doJobs();
  return { town, matchId: town.tables()[0]!.id };
}

/** The same town after the final run, which left user 7 without a seat. */
export async function aLeftOver() {
  const { town, matchId } = await aWaitingSeventh();
  await town.later(UNTIL_FRIDAY);
  await town.runFinals();
  return { town, matchId };
}
