import { TextNotAllowed } from '../../../src/domain/shared/text-not-allowed.js';
import {
  AlreadyAppealed,
  AppealNeedsAnother,
  NoAppealWaiting,
  NoEndingProposed,
  NotSuspended,
  SecondModeratorNeeded,
  UntilNotAhead,
} from '../../../src/domain/moderation/suspension-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const [MIA, NOAH, OLGA] = [1, 2, 3];

const suspended = (until: Date | null = null) =>
  Suspension.suspend({ userId: 9, reason: 'You insulted people.', until }, MIA, NOW);
const proposed = () => Suspension.proposeEnding({ userId: 9, reason: 'You threatened people.' }, MIA, NOW);

describe('A suspension', () => {
  it('a suspension is in force at once and until its end, which is excluded', () => {
    const suspension = suspended(later(7));
    expect(suspension.status).toBe('in_force');
    expect(suspension.isInForceAt(later(6.9))).toBe(true);
    expect(suspension.isInForceAt(later(7))).toBe(false);
  });

  it('a suspension without an end is in force until it is lifted', () => {
    const suspension = suspended();
    expect(suspension.isInForceAt(later(10_000))).toBe(true);
    suspension.lift(NOAH, later(1));
    expect(suspension).toMatchObject({ status: 'lifted', liftedBy: NOAH, liftedAt: later(1) });
    expect(suspension.isInForceAt(later(1))).toBe(false);
  });

  it('the expiry is stored as a state once, and not before the end', () => {
    const suspension = suspended(later(7));
    expect(suspension.expire(later(6))).toBe(false);
    expect(suspension.expire(later(7))).toBe(true);
    expect(suspension.status).toBe('over');
    expect(suspension.expire(later(8))).toBe(false);
  });

  it('an expired suspension cannot be lifted, even before the expiry is stored', () => {
    expect(() => suspended(later(7)).lift(NOAH, later(7))).toThrow(NotSuspended);
  });

  it('a suspension requires an end in the future and a readable reason', () => {
    const suspend = (reason: string, until: Date | null) => () =>
      Suspension.suspend({ userId: 9, reason, until }, MIA, NOW);
    expect(suspend('Why', NOW)).toThrow(UntilNotAhead);
    for (const reason of ['', '  ', '\u200b', 'x'.repeat(501), 'a\u0000b'])
      expect(suspend(reason, null)).toThrow(TextNotAllowed);
    expect(suspend('💥'.repeat(500), null)).not.toThrow();
  });
});

describe('The ending of an account', () => {
  it('a proposed ending has no effect until a second moderator agrees', () => {
    const ending = proposed();
    expect(ending.isInForceAt(NOW)).toBe(false);
    expect(() => ending.agree(MIA)).toThrow(SecondModeratorNeeded);
    expect(ending.status).toBe('proposed');
    ending.agree(NOAH);
    expect(ending).toMatchObject({ status: 'in_force', askedBy: MIA, agreedBy: NOAH, until: null });
    expect(ending.isInForceAt(later(10_000))).toBe(true);
  });

  it('an ending is confirmed or declined once', () => {
    const ended = proposed();
    ended.agree(NOAH);
    expect(() => ended.agree(OLGA)).toThrow(NoEndingProposed);
    expect(() => ended.decline()).toThrow(NoEndingProposed);
    const declined = proposed();
    declined.decline();
    expect(declined.status).toBe('declined');
    expect(() => declined.agree(NOAH)).toThrow(NoEndingProposed);
  });

  it('a proposed ending cannot be appealed', () => {
    expect(() => proposed().submitAppeal('It was not me', NOW)).toThrow(NotSuspended);
  });
});

describe('An appeal', () => {
  it('an appeal is made once and answered by a moderator who did not decide', () => {
    const suspension = suspended();
    suspension.submitAppeal('  It was my brother.  ', later(1));
    expect(() => suspension.submitAppeal('Please', later(1))).toThrow(AlreadyAppealed);
    const answer = { answer: 'We have looked at it.', lift: false };
    expect(() => suspension.answerAppeal(answer, MIA, later(2))).toThrow(AppealNeedsAnother);
    suspension.answerAppeal(answer, NOAH, later(2));
    expect(suspension.appeal).toEqual({
      note: 'It was my brother.',
      at: later(1),
      answer: 'We have looked at it.',
      answeredBy: NOAH,
      answeredAt: later(2),
    });
    expect(suspension.status).toBe('in_force');
    expect(() => suspension.answerAppeal(answer, NOAH, later(3))).toThrow(NoAppealWaiting);
    expect(() => suspension.submitAppeal('Once more', later(3))).toThrow(AlreadyAppealed);
  });

  it('an answer can lift the suspension', () => {
    const suspension = suspended();
    suspension.submitAppeal('It was not me', later(1));
    suspension.answerAppeal({ answer: 'You are right.', lift: true }, NOAH, later(2));
    expect(suspension).toMatchObject({ status: 'lifted', liftedBy: NOAH });
  });

  it('neither moderator of an ending can answer the appeal against it', () => {
    const ending = proposed();
    ending.agree(NOAH);
    ending.submitAppeal('It was not me', later(1));
    const answer = { answer: 'Sorry', lift: true };
    for (const moderator of [MIA, NOAH])
      expect(() => ending.answerAppeal(answer, moderator, later(2))).toThrow(AppealNeedsAnother);
    ending.answerAppeal(answer, OLGA, later(2));
    expect(ending.status).toBe('lifted');
  });

  it('an appeal and its answer have 1 to 1,000 characters', () => {
    const suspension = suspended();
    for (const note of ['', ' \n ', 'x'.repeat(1001)])
      expect(() => suspension.submitAppeal(note, NOW)).toThrow(TextNotAllowed);
    suspension.submitAppeal('x'.repeat(1000), NOW);
    expect(() => suspension.answerAppeal({ answer: ' ', lift: false }, NOAH, NOW)).toThrow(TextNotAllowed);
  });

  it('a suspension without an appeal cannot be answered', () => {
    const answer = { answer: 'Hello', lift: false };
    expect(() => suspended().answerAppeal(answer, NOAH, NOW)).toThrow(NoAppealWaiting);
  });
});
