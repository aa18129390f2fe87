import { describe, expect, it } from '@jest/globals';
import { aSeatedTable } from './a-seated-table.js';

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
});
