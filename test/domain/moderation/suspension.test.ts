import { describe, expect, it } from '@jest/globals';
import {
  AlreadyAppealed,
  AppealNeedsAnother,
  AppealTextNotAllowed,
  NoAppealWaiting,
  NoEndingProposed,
  NotSuspended,
  ReasonNotAllowed,
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

describe('a suspension', () => {
  it('keeps someone out at once, and until its time has passed', () => {
    const suspension = suspended(later(7));
    expect(suspension.status).toBe('in_force');
    expect(suspension.isInForceAt(later(6.9))).toBe(true);
    expect(suspension.isInForceAt(later(7))).toBe(false);
  });

  it('without an end keeps someone out until it is lifted', () => {
    const suspension = suspended();
    expect(suspension.isInForceAt(later(10_000))).toBe(true);
    suspension.lift(NOAH, later(1));
    expect(suspension).toMatchObject({ status: 'lifted', liftedBy: NOAH, liftedAt: later(1) });
    expect(suspension.isInForceAt(later(1))).toBe(false);
  });

  it('is written down as over once its time has passed, and not before', () => {
    const suspension = suspended(later(7));
    expect(suspension.endByTime(later(6))).toBe(false);
    expect(suspension.endByTime(later(7))).toBe(true);
    expect(suspension.status).toBe('over');
    expect(suspension.endByTime(later(8))).toBe(false);
  });

  it('whose time has passed cannot be lifted, even where nobody has written it down', () => {
    expect(() => suspended(later(7)).lift(NOAH, later(7))).toThrow(NotSuspended);
  });

  it('ends at a moment to come and says why', () => {
    const suspend = (reason: string, until: Date | null) => () =>
      Suspension.suspend({ userId: 9, reason, until }, MIA, NOW);
    expect(suspend('Why', NOW)).toThrow(UntilNotAhead);
    for (const reason of ['', '  ', '\u200b', 'x'.repeat(501), 'a\u0000b'])
      expect(suspend(reason, null)).toThrow(ReasonNotAllowed);
    expect(suspend('💥'.repeat(500), null)).not.toThrow();
  });
});

describe('ending an account', () => {
  it('changes nothing for the person until a second moderator agrees', () => {
    const ending = proposed();
    expect(ending.isInForceAt(NOW)).toBe(false);
    expect(() => ending.agree(MIA)).toThrow(SecondModeratorNeeded);
    expect(ending.status).toBe('proposed');
    ending.agree(NOAH);
    expect(ending).toMatchObject({ status: 'in_force', askedBy: MIA, agreedBy: NOAH, until: null });
    expect(ending.isInForceAt(later(10_000))).toBe(true);
  });

  it('is agreed to or declined once', () => {
    const ended = proposed();
    ended.agree(NOAH);
    expect(() => ended.agree(OLGA)).toThrow(NoEndingProposed);
    expect(() => ended.decline()).toThrow(NoEndingProposed);
    const declined = proposed();
    declined.decline();
    expect(declined.status).toBe('declined');
    expect(() => declined.agree(NOAH)).toThrow(NoEndingProposed);
  });

  it('is nothing that could be appealed against while it is proposed', () => {
    expect(() => proposed().takeAppeal('It was not me', NOW)).toThrow(NotSuspended);
  });
});

describe('an appeal', () => {
  it('is made once and answered by somebody who had no part in it', () => {
    const suspension = suspended();
    suspension.takeAppeal('  It was my brother.  ', later(1));
    expect(() => suspension.takeAppeal('Please', later(1))).toThrow(AlreadyAppealed);
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
    expect(() => suspension.takeAppeal('Once more', later(3))).toThrow(AlreadyAppealed);
  });

  it('may be answered by lifting', () => {
    const suspension = suspended();
    suspension.takeAppeal('It was not me', later(1));
    suspension.answerAppeal({ answer: 'You are right.', lift: true }, NOAH, later(2));
    expect(suspension).toMatchObject({ status: 'lifted', liftedBy: NOAH });
  });

  it('against an ending is answered by neither of the two who ended it', () => {
    const ending = proposed();
    ending.agree(NOAH);
    ending.takeAppeal('It was not me', later(1));
    const answer = { answer: 'Sorry', lift: true };
    for (const moderator of [MIA, NOAH])
      expect(() => ending.answerAppeal(answer, moderator, later(2))).toThrow(AppealNeedsAnother);
    ending.answerAppeal(answer, OLGA, later(2));
    expect(ending.status).toBe('lifted');
  });

  it('says something, and not everything', () => {
    const suspension = suspended();
    for (const note of ['', ' \n ', 'x'.repeat(1001)])
      expect(() => suspension.takeAppeal(note, NOW)).toThrow(AppealTextNotAllowed);
    suspension.takeAppeal('x'.repeat(1000), NOW);
    expect(() => suspension.answerAppeal({ answer: ' ', lift: false }, NOAH, NOW)).toThrow(
      AppealTextNotAllowed,
    );
  });

  it('is not there to be answered where nobody made one', () => {
    const answer = { answer: 'Hello', lift: false };
    expect(() => suspended().answerAppeal(answer, NOAH, NOW)).toThrow(NoAppealWaiting);
  });
});
