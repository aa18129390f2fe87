import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town } from '../a-town.js';

/** What one sees of a change of tables in a town, and how its members answer. */
const withAnswers = (town: Town, tableOf: (userId: number) => number) => ({
  town,
  answer: (userId: number, agrees = true, matchId = tableOf(userId)) =>
    town.answerTableChange.execute({ userId, matchId, agrees }),
  proposed: (matchId: number) => town.tableChanges.of(matchId),
  /** Runs the search for changes in the slot again. */
  proposes: () => town.proposeTableChanges.execute({ slot: DINNER }),
  said: (matchId: number, words: RegExp) => town.chat.said(matchId).filter((line) => words.test(line)),
  asks: (userId: number) =>
    town.mailsTo(userId).some((subject) => subject.startsWith('A question about your table')),
});

async function blocks(town: Town, userId: number, ...others: number[]) {
  for (const other of others) await town.blocks.add(userId, other, town.clock.now());
}

/** A town before Friday: a full table of users 1 to 6, and user 7, who has blocked 3 to 6 and waits. */
export async function aWaitingSeventh() {
  const town = aTown();
  await town.gather(1, 2, 3, 4, 5);
  const matchId = await town.gather(6);
  await blocks(town, 7, 3, 4, 5, 6);
  await town.gather(7);
  return { ...withAnswers(town, () => matchId), matchId };
}

/** The same town after the final run, which left user 7 without a seat and asked members 1 and 2. */
export async function anAskedTable() {
  const table = await aWaitingSeventh();
  await table.town.reachFriday();
  return table;
}

/**
 * Two confirmed tables of five, of which some members left after the final run, so that they have the given sizes. User 11
 * waits and has blocked the other ten.
 */
export async function twoShortTables({ sizes = [3, 3], isQuestioned = true } = {}) {
  const town = aTown();
  const [first, second] = [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ] as const;
  await blocks(town, 11, ...first, ...second);
  await town.ask(11);
  await town.gather(...first);
  // Blocks keep the second five from the free seat of the first table while both are formed.
  for (const userId of second) await blocks(town, userId, 1);
  await town.gather(...second);
  await town.reachFriday();
  for (const userId of second) await town.blocks.remove(userId, 1);
  const tables = town.tables().map(({ id }) => id) as [number, number];
  for (const [index, size] of sizes.entries())
    for (let left = 5; left > size; left--) await town.leave(index * 5 + left, tables[index]!);
  if (isQuestioned) await town.doJobs();
  const members = town.seated() as [number[], number[]];
  return {
    ...withAnswers(town, (userId) => tables[members[0].includes(userId) ? 0 : 1]),
    tables,
    members,
    all: members.flat(),
  };
}
