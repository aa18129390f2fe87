import { aSeatedTable } from '../match/a-seated-table.js';

const SUBJECT = 'How was Sat, Mar 7?';
/** From Monday 10:00 to Sunday 09:59 in New York, where the clocks are set forward in between. */
const UNTIL_JUST_BEFORE_TEN = { days: 5, hours: 22, minutes: 59 };

/** How often each member was asked. */
const asked = (town: Awaited<ReturnType<typeof aSeatedTable>>['town']) =>
  [1, 2, 3, 4, 5].map((userId) => town.mailsTo(userId).filter((subject) => subject === SUBJECT).length);

/** The table has met, and the clock is at Sunday 09:59. */
async function onSundayMorning() {
  const { town, matchId } = await aSeatedTable();
  town.clock.pass(UNTIL_JUST_BEFORE_TEN);
  await town.advanceTables();
  return { town, matchId };
}

describe('the question for feedback', () => {
  it('is mailed once, on Sunday at ten, to members who have not answered', async () => {
    const { town, matchId } = await onSundayMorning();
    await town.giveFeedback(2, matchId);
    await town.askForFeedback();
    expect(asked(town)).toEqual([0, 0, 0, 0, 0]);
    town.clock.pass({ minutes: 1 });
    for (let round = 0; round < 3; round++) {
      await town.askForFeedback();
      town.clock.pass({ hours: 1 });
    }
    expect(asked(town)).toEqual([1, 0, 1, 1, 1]);
  });

  it('is mailed once when two servers ask at the same time', async () => {
    const { town } = await onSundayMorning();
    town.clock.pass({ minutes: 1 });
    await Promise.all([town.askForFeedback(), town.askForFeedback()]);
    expect(asked(town)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is not mailed on Sunday night, nor for a match that did not take place', async () => {
    const { town } = await onSundayMorning();
    town.clock.pass({ hours: 10, minutes: 1 });
    await town.askForFeedback();
    expect(asked(town)).toEqual([0, 0, 0, 0, 0]);

    const cancelled = await aSeatedTable();
    await cancelled.town.cancelMatch(1, cancelled.matchId);
    cancelled.town.clock.pass(UNTIL_JUST_BEFORE_TEN);
    await cancelled.town.advanceTables();
    cancelled.town.clock.pass({ minutes: 1 });
    await cancelled.town.askForFeedback();
    expect(asked(cancelled.town)).toEqual([0, 0, 0, 0, 0]);
  });
});
