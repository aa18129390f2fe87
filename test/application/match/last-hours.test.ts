import type { Mail } from '../../../src/application/shared/ports.js';
import { LANGUAGES } from '../../../src/domain/shared/language.js';
import { aSeatedTable } from './a-seated-table.js';

/** From Monday 10:00 to Saturday 15:00 in New York, three hours before the start, when a free seat is filled no more. */
const UNTIL_THREE_HOURS_BEFORE = { days: 5, hours: 5 };
/** What all texts that promise the seat to someone else have in common. */
const PROMISE = /someone else|otra persona|quelqu’un d’autre|jemand anders|new table for you/;

let table: Awaited<ReturnType<typeof aSeatedTable>>;
beforeEach(async () => {
  table = await aSeatedTable();
});

describe('From three hours before the start on', () => {
  const lastMailTo = (userId: number) =>
    table.town.jobs.named<Mail>('send-mail').findLast(({ to }) => to === `person${userId}@example.org`)!.text;

  it.each(LANGUAGES)('the mail that asks for a seat promises it to nobody, in %s', async (language) => {
    const { town, matchId } = table;
    for (const userId of [2, 3]) town.contacts.languages.set(userId, language);
    town.clock.pass({ ...UNTIL_THREE_HOURS_BEFORE, minutes: -1 });
    await town.askToLeave(2, matchId);
    expect(lastMailTo(2)).toMatch(PROMISE);
    town.clock.pass({ minutes: 1 });
    await town.askToLeave(3, matchId);
    expect(lastMailTo(3)).not.toMatch(PROMISE);
  });

  it('two who are left are told that there is no other table, and before that one is looked for', async () => {
    const { town, matchId } = table;
    const question = () =>
      town.chat.said(matchId).filter((line) => line.startsWith("It's just the two of you"))[0];
    town.clock.pass(UNTIL_THREE_HOURS_BEFORE);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.doJobs();
    expect(question()).toMatch(/the table is cancelled, and it's too late to find you a new one\.$/);

    const early = await aSeatedTable();
    for (const userId of [3, 4, 5]) await early.town.leave(userId, early.matchId);
    await early.town.doJobs();
    expect(early.town.chat.said(early.matchId).join()).toMatch(
      /Otherwise we'll look for a new table for you\./,
    );
  });

  it('the reminder in the chat promises the seat to nobody', async () => {
    const { town, matchId } = table;
    town.clock.pass(UNTIL_THREE_HOURS_BEFORE);
    await town.remindTables();
    const said = town.chat.said(matchId).filter((line) => line.startsWith('See you on'));
    expect(said).toEqual([
      "See you on Sat, Mar 7 at 6:00 PM! Can't make it? Leave the table so the others know.",
    ]);
  });
});
