import { feedbackFrom } from '../../../src/domain/match/match-feedback.js';
import type { Match } from '../../../src/domain/match/match.js';
import { aMatch } from '../../support/builders/a-match.js';
import { breaks } from '../../support/refused.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const START = new Date('2026-03-07T23:00:00Z');
const hours = (count: number): Date => new Date(START.getTime() + count * 3_600_000);

const aTable = (): Match => aMatch([1, 2, 3, 4]);
const said = (userId: number, again: number[] = []) => ({ userId, attended: true, again, note: null });

describe('Feedback on a match', () => {
  it('feedback is accepted from completion until the chat is archived', () => {
    breaks(() => aTable().recordFeedback(said(1), hours(3.99)), 'dinner_not_over');
    aTable().recordFeedback(said(1), hours(4));
    aTable().recordFeedback(said(1), hours(171.9));
    breaks(() => aTable().recordFeedback(said(1), hours(172)), 'feedback_is_closed');
  });

  it('only members can give feedback, and only about other members', () => {
    const table = aTable();
    table.leave(4, MONDAY);
    breaks(() => table.recordFeedback(said(4), hours(5)), 'match_not_found');
    for (const stranger of [1, 4, 5])
      breaks(() => table.recordFeedback(said(1, [stranger]), hours(5)), 'not_at_this_table');
    table.recordFeedback(said(1, [2, 3]), hours(5));
    expect(table.members[0]!.status).toBe('attended');
  });

  it('feedback on a canceled match is refused', () => {
    const table = aTable();
    table.cancel(1, MONDAY);
    breaks(() => table.recordFeedback(said(1), hours(5)), 'match_not_found');
  });

  it('an answer about who came, or about never again, must concern another member', () => {
    for (const field of ['came', 'didNotCome', 'notAgain'] as const) {
      const about = (ids: number[]) => () => aTable().recordFeedback({ ...said(1), [field]: ids }, hours(5));
      breaks(about([1]), 'not_at_this_table');
      breaks(about([5]), 'not_at_this_table');
      expect(about([2, 3])).not.toThrow();
    }
  });

  it('two answers about one member that exclude each other are refused', () => {
    breaks(() => feedbackFrom({ ...said(1, [2]), notAgain: [3, 2] }), 'contradictory_feedback');
    breaks(() => feedbackFrom({ ...said(1), came: [2], didNotCome: [2] }), 'contradictory_feedback');
  });

  it('a member who did not attend says nothing about who came, and may still say never again', () => {
    const absent = { ...said(1, [2]), attended: false, came: [3], didNotCome: [4], notAgain: [4, 4] };
    expect(feedbackFrom(absent)).toMatchObject({ again: [], came: [], didNotCome: [], notAgain: [4] });
    expect(feedbackFrom(said(1))).toMatchObject({ came: undefined, notAgain: undefined });
  });

  it('later feedback replaces earlier feedback', () => {
    const table = aTable();
    table.recordFeedback(said(1), hours(5));
    table.recordFeedback({ ...said(1), attended: false }, hours(6));
    expect(table.members[0]!.status).toBe('no_show');
    expect(table.seated).toHaveLength(4);
  });
});
