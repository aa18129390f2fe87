import { aTown } from '../a-town.js';

/** A town with one match of users 1 to 5, whose chat has two system messages; all jobs are done. */
export async function aTownWithChat() {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  town.realtime.forget();
  return { town, matchId: town.tables()[0]!.id };
}

/** The texts after the two system messages of a new match. */
export const textsOf = (rows: ReadonlyArray<{ readonly text: string }>): string[] =>
  rows.map(({ text }) => text).slice(2);
