import { describe, expect, it } from '@jest/globals';
import { FeedbackNoteTooLong, MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aTown } from '../a-town.js';

/** From Monday 10:00 to Friday 18:00 in New York, a day before the dinner. */
const UNTIL_THE_DAY_BEFORE = { days: 4, hours: 8 };

const aTableOfFive = async () => {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  return { town, matchId: town.tables()[0]!.id };
};

const REMINDER =
  'See you on Sat, Mar 7 at 6:00 PM! Should you not be able to come, please leave the table, so that somebody else can.';

describe('a day before the dinner', () => {
  it('the table is reminded in its chat and everyone by mail, once', async () => {
    const { town, matchId } = await aTableOfFive();
    await town.leave(5, matchId);
    town.clock.pass(UNTIL_THE_DAY_BEFORE);
    for (let round = 0; round < 3; round++) {
      await town.remindTables();
      town.clock.pass({ hours: 1 });
    }
    expect(town.chat.said(matchId).filter((line) => line === REMINDER)).toHaveLength(1);
    for (const userId of [1, 2, 3, 4]) {
      const reminders = town.mailsTo(userId).filter((subject) => subject === 'Your table is waiting for you');
      expect(reminders).toHaveLength(1);
    }
    expect(town.mailsTo(5)).not.toContain('Your table is waiting for you');
  });

  it('and not a minute earlier', async () => {
    const { town, matchId } = await aTableOfFive();
    town.clock.pass({ ...UNTIL_THE_DAY_BEFORE, minutes: -1 });
    await town.remindTables();
    expect(town.chat.said(matchId)).not.toContain(REMINDER);
  });

  it('nobody is reminded of a table that has been called off', async () => {
    const { town, matchId } = await aTableOfFive();
    await town.cancelMatch(1, matchId);
    town.clock.pass(UNTIL_THE_DAY_BEFORE);
    await town.remindTables();
    expect(town.chat.said(matchId)).not.toContain(REMINDER);
  });
});

describe('after the dinner', () => {
  const dined = async () => {
    const { town, matchId } = await aTableOfFive();
    town.clock.pass({ days: 5, hours: 12 });
    return { town, matchId };
  };
  const statusOf = (town: ReturnType<typeof aTown>, userId: number) =>
    town.tables()[0]!.members.find((member) => member.userId === userId)!.status;

  it('whoever says that they came has attended, and whoever did not is a no-show', async () => {
    const { town, matchId } = await dined();
    await town.tells(1, matchId);
    await town.tells(2, matchId, { attended: false });
    expect([1, 2, 3].map((userId) => statusOf(town, userId))).toEqual(['attended', 'no_show', 'joined']);
  });

  it('saying it anew replaces what was said', async () => {
    const { town, matchId } = await dined();
    await town.tells(1, matchId, { again: [2, 3, 3], note: '  Lovely  ' });
    await town.tells(1, matchId, { again: [2] });
    expect([...town.feedback.said.values()]).toEqual([{ userId: 1, attended: true, again: [2], note: null }]);
    await town.tells(1, matchId, { attended: false, again: [2] });
    expect([...town.feedback.said.values()]).toEqual([{ userId: 1, attended: false, again: [], note: null }]);
    expect(statusOf(town, 1)).toBe('no_show');
  });

  it('nothing is kept of what nobody who sat there says, nor of a note without end', async () => {
    const { town, matchId } = await dined();
    await expect(town.tells(9, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.tells(1, 4711)).rejects.toThrow(MatchNotFound);
    await expect(town.tells(1, matchId, { note: 'x'.repeat(501) })).rejects.toThrow(FeedbackNoteTooLong);
    expect(town.feedback.said.size).toBe(0);
  });
});
