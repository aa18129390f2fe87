import { aSeatedTable } from '../match/a-seated-table.js';

/** From Monday 10:00 to Friday 18:00 in New York, a day before the start. */
const UNTIL_THE_DAY_BEFORE = { days: 4, hours: 8 };
const REMINDER =
  "See you on Sat, Mar 7 at 6:00 PM! Can't make it? Leave the table so someone else can have your seat.";

describe('the reminder', () => {
  it('is sent once, in the chat and by mail to each member', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.leave(5, matchId);
    town.clock.pass(UNTIL_THE_DAY_BEFORE);
    for (let round = 0; round < 3; round++) {
      await town.remindTables();
      town.clock.pass({ hours: 1 });
    }
    expect(town.chat.said(matchId).filter((line) => line === REMINDER)).toHaveLength(1);
    for (const userId of [1, 2, 3, 4]) {
      const reminders = town
        .mailsTo(userId)
        .filter((subject) => subject === 'Your table is coming up: Sat, Mar 7, 6 PM');
      expect(reminders).toHaveLength(1);
    }
    expect(town.mailsTo(5)).not.toContain('Your table is coming up: Sat, Mar 7, 6 PM');
  });

  it('is not sent earlier than a day before the start', async () => {
    const { town, matchId } = await aSeatedTable();
    town.clock.pass({ ...UNTIL_THE_DAY_BEFORE, minutes: -1 });
    await town.remindTables();
    expect(town.chat.said(matchId)).not.toContain(REMINDER);
  });

  it('is not sent for a canceled match', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.cancelMatch(1, matchId);
    town.clock.pass(UNTIL_THE_DAY_BEFORE);
    await town.remindTables();
    expect(town.chat.said(matchId)).not.toContain(REMINDER);
  });

  it('is sent by mail two days, a day and three hours before, and asks once more who has not confirmed', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.confirm(1, matchId);
    const before = [1, 2].map((userId) => town.mailsTo(userId).length);
    for (let hour = 0; hour < 6 * 24; hour++) {
      await town.remindTables();
      town.clock.pass({ hours: 1 });
    }
    const soon = 'Your table is coming up: Sat, Mar 7, 6 PM';
    expect(town.mailsTo(1).slice(before[0])).toEqual([soon, soon, soon]);
    expect(town.mailsTo(2).slice(before[1])).toEqual([soon, soon, 'Are you coming on Sat, Mar 7?', soon]);
  });

  it('is sent in the language of its reader, by the clock of the reader', async () => {
    const { town } = await aSeatedTable();
    town.contacts.languages.set(2, 'es');
    town.matches.zones.set(2, 'Europe/London');
    // Thursday 17:00 in New York is 22:00 in London, so the mail was due there at 21:00.
    town.clock.pass({ days: 3, hours: 6 });
    await town.remindTables();
    const mails = [1, 2].map((userId) => town.mailsTo(userId).at(-1));
    expect(mails[0]).toMatch(/^Your table is ready/);
    expect(mails[1]).toBe('Se acerca tu mesa: sáb, 7 mar, 6\u00a0p.\u00a0m.');
  });
});
