import { DINNER } from '../../support/builders/a-request.js';
import { refused } from '../../support/refused.js';
import { aSeatedTable } from '../match/a-seated-table.js';

async function afterTheMatch() {
  const { town, matchId } = await aSeatedTable();
  town.clock.pass({ days: 5, hours: 12 });
  const statusOf = (userId: number) =>
    town.tables()[0]!.members.find((member) => member.userId === userId)!.status;
  return { town, matchId, statusOf };
}

describe('feedback on a match', () => {
  it('records members as attended or as no-show, as they state', async () => {
    const { town, matchId, statusOf } = await afterTheMatch();
    await town.giveFeedback(1, matchId);
    await town.giveFeedback(2, matchId, { attended: false });
    expect([1, 2, 3].map(statusOf)).toEqual(['attended', 'no_show', 'joined']);
  });

  it('replaces earlier feedback of the same member', async () => {
    const { town, matchId, statusOf } = await afterTheMatch();
    await town.giveFeedback(1, matchId, { again: [2, 3, 3], note: '  Lovely  ' });
    await town.giveFeedback(1, matchId, { again: [2] });
    expect([...town.feedback.said.values()]).toEqual([{ userId: 1, attended: true, again: [2], note: null }]);
    await town.giveFeedback(1, matchId, { attended: false, again: [2] });
    expect([...town.feedback.said.values()]).toEqual([{ userId: 1, attended: false, again: [], note: null }]);
    expect(statusOf(1)).toBe('no_show');
  });

  it('is refused to other users, for unknown matches and with a note over 500 characters', async () => {
    const { town, matchId } = await afterTheMatch();
    await refused(town.giveFeedback(9, matchId), 'match_not_found');
    await refused(town.giveFeedback(1, 4711), 'match_not_found');
    await refused(town.giveFeedback(1, matchId, { note: 'x'.repeat(501) }), 'text_not_allowed');
    expect(town.feedback.said.size).toBe(0);
  });

  it('leaves what was said about others as it was when a client does not send it', async () => {
    const { town, matchId } = await afterTheMatch();
    await town.giveFeedback(1, matchId, { came: [2], didNotCome: [3], notAgain: [4] });
    await town.giveFeedback(1, matchId, { again: [2] });
    expect([...town.feedback.said.values()]).toEqual([
      expect.objectContaining({ again: [2], came: [2], didNotCome: [3] }),
    ]);
    expect(town.exclusions.of(4)).toEqual([1]);
    await town.giveFeedback(1, matchId, { again: [4] });
    expect(town.exclusions.of(4)).toEqual([]);
  });

  it('sends a concern to the moderators, once for each text that is not empty', async () => {
    const { town, matchId } = await afterTheMatch();
    await town.giveFeedback(1, matchId, { concern: '  ' });
    expect(town.concerns).toEqual([]);
    await town.giveFeedback(1, matchId, { concern: 'They shouted at the waiter' });
    expect(town.concerns).toEqual([
      { userId: 1, kind: 'match', targetId: matchId, reason: 'other', note: 'They shouted at the waiter' },
    ]);
    expect([...town.feedback.concerns]).toEqual([`${matchId}/1`]);
  });

  it('keeps two members apart at the next tables once one of them says never again', async () => {
    const { town, matchId } = await afterTheMatch();
    await town.advanceTables();
    await town.giveFeedback(2, matchId, { notAgain: [1] });
    const slot = { ...DINNER, preferredDate: '2026-03-14' };
    for (const userId of [1, 2, 3, 4, 5, 6]) await town.asks(userId, { slot });
    await town.doJobs();
    const tables = town.tables().filter(({ id }) => id !== matchId);
    const together = tables.map(({ seated }) => seated.map(({ userId }) => userId));
    expect(together.flat()).not.toHaveLength(0);
    for (const ids of together) expect(ids.includes(1) && ids.includes(2)).toBe(false);
  });

  it('closes the chat of two after "not again", which "again" and no answer do not', async () => {
    const { town, matchId } = await afterTheMatch();
    const locked: number[][] = [];
    const lockUsersForUpdate = async (ids: readonly number[]) => void locked.push([...ids]);
    Object.assign(town.blocks, { lockUsersForUpdate });
    await town.giveFeedback(1, matchId, { again: [3] });
    await town.giveFeedback(1, matchId, { notAgain: [] });
    expect([town.pairContacts.closed, locked]).toEqual([[], []]);
    await town.giveFeedback(1, matchId, { notAgain: [2] });
    expect([town.pairContacts.closed, locked, town.exclusions.of(2)]).toEqual([[[1, [2]]], [[1, 2]], [1]]);
  });
});

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
