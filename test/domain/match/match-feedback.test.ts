import {
  ContradictoryFeedback,
  MatchNotOver,
  FeedbackIsClosed,
  MatchNotFound,
  NotAtThisTable,
} from '../../../src/domain/match/match-errors.js';
import { feedbackFrom } from '../../../src/domain/match/match-feedback.js';
import type { Match } from '../../../src/domain/match/match.js';
import { aMatch } from '../../support/builders/a-match.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const START = new Date('2026-03-07T23:00:00Z');
const hours = (count: number): Date => new Date(START.getTime() + count * 3_600_000);

const aTable = (): Match => aMatch([1, 2, 3, 4]);
const said = (userId: number, again: number[] = []) => ({ userId, attended: true, again, note: null });

describe('Feedback on a match', () => {
  it('feedback is accepted from completion until the chat is archived', () => {
    expect(() => aTable().recordFeedback(said(1), hours(3.99))).toThrow(MatchNotOver);
    aTable().recordFeedback(said(1), hours(4));
    aTable().recordFeedback(said(1), hours(171.9));
    expect(() => aTable().recordFeedback(said(1), hours(172))).toThrow(FeedbackIsClosed);
  });

  it('only members can give feedback, and only about other members', () => {
    const table = aTable();
    table.leave(4, MONDAY);
    expect(() => table.recordFeedback(said(4), hours(5))).toThrow(MatchNotFound);
    for (const stranger of [1, 4, 5])
      expect(() => table.recordFeedback(said(1, [stranger]), hours(5))).toThrow(NotAtThisTable);
    table.recordFeedback(said(1, [2, 3]), hours(5));
    expect(table.members[0]!.status).toBe('attended');
  });

  it('feedback on a canceled match is refused', () => {
    const table = aTable();
    table.cancel(1, MONDAY);
    expect(() => table.recordFeedback(said(1), hours(5))).toThrow(MatchNotFound);
  });

  it('an answer about who came, or about never again, must concern another member', () => {
    for (const field of ['came', 'didNotCome', 'notAgain'] as const) {
      const about = (ids: number[]) => () => aTable().recordFeedback({ ...said(1), [field]: ids }, hours(5));
      expect(about([1])).toThrow(NotAtThisTable);
      expect(about([5])).toThrow(NotAtThisTable);
      expect(about([2, 3])).not.toThrow();
    }
  });

  it('two answers about one member that exclude each other are refused', () => {
    expect(() => feedbackFrom({ ...said(1, [2]), notAgain: [3, 2] })).toThrow(ContradictoryFeedback);
    expect(() => feedbackFrom({ ...said(1), came: [2], didNotCome: [2] })).toThrow(ContradictoryFeedback);
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
