import { describe, expect, it } from '@jest/globals';
import { Miss } from '../../../src/domain/attendance/miss.js';
import { NoStepToAppeal } from '../../../src/domain/attendance/attendance-errors.js';
import {
  AlreadyAppealed,
  AppealTextNotAllowed,
  NoAppealWaiting,
} from '../../../src/domain/moderation/suspension-errors.js';
import { ConflictOfInterest } from '../../../src/domain/review-cases/claim-errors.js';

const day = (days: number) => new Date(Date.UTC(2026, 2, 7, 18) + days * 86_400_000);
const MODERATOR = { id: 3, wasThere: false };

function paused(): Miss {
  const miss = Miss.assessed(
    { userId: 1, matchId: 7, kind: 'no_show', at: day(0), date: '2026-03-07' },
    day(2),
  );
  miss.take({ kind: 'pause', takenAt: day(2), until: day(16) });
  return miss;
}

describe('A step', () => {
  it('applies until its end, which is excluded', () => {
    expect(paused().appliesAt(day(15.9))).toBe(true);
    expect(paused().appliesAt(day(16))).toBe(false);
  });

  it('does not apply while an appeal waits, and again once it is upheld, with the same end', () => {
    const miss = paused();
    miss.submitAppeal('I was there.', day(3));
    expect(miss.appliesAt(day(4))).toBe(false);
    miss.answerAppeal({ answer: 'We are sorry, it stands.', lift: false }, MODERATOR, day(5));
    expect([miss.appliesAt(day(6)), miss.appliesAt(day(16)), miss.counts]).toEqual([true, false, true]);
  });

  it('neither applies nor counts once it is lifted', () => {
    const miss = paused();
    miss.submitAppeal('I was there.', day(3));
    miss.answerAppeal({ answer: 'You were.', lift: true }, MODERATOR, day(4));
    expect([miss.appliesAt(day(4)), miss.counts]).toEqual([false, false]);
    expect(miss.appeal).toMatchObject({ answer: 'You were.', answeredBy: MODERATOR.id, answeredAt: day(4) });
  });

  it('is appealed once, in 1 to 1000 characters, and answered once', () => {
    const miss = paused();
    expect(() => miss.submitAppeal('x'.repeat(1001), day(3))).toThrow(AppealTextNotAllowed);
    expect(() => miss.answerAppeal({ answer: 'No.', lift: false }, MODERATOR, day(3))).toThrow(
      NoAppealWaiting,
    );
    miss.submitAppeal('x'.repeat(1000), day(3));
    expect(() => miss.submitAppeal('Again.', day(3))).toThrow(AlreadyAppealed);
    miss.answerAppeal({ answer: 'No.', lift: false }, MODERATOR, day(4));
    expect(() => miss.answerAppeal({ answer: 'Yes.', lift: true }, MODERATOR, day(4))).toThrow(
      NoAppealWaiting,
    );
  });

  it('is not decided by a moderator who had a seat at the table', () => {
    const miss = paused();
    miss.submitAppeal('I was there.', day(3));
    const answer = { answer: 'Yes.', lift: true };
    expect(() => miss.answerAppeal(answer, { id: 4, wasThere: true }, day(4))).toThrow(ConflictOfInterest);
    expect(miss.appeal!.answeredAt).toBeNull();
  });

  it('cannot be appealed once its miss is gone, nor a miss without a step', () => {
    expect(() => paused().submitAppeal('Late.', day(90))).toThrow(NoStepToAppeal);
    const miss = Miss.assessed(
      { userId: 1, matchId: 7, kind: 'no_show', at: day(0), date: '2026-03-07' },
      day(2),
    );
    expect(() => miss.submitAppeal('Why?', day(3))).toThrow(NoStepToAppeal);
  });

  it('is lifted when an appeal has waited for 14 days', () => {
    const miss = paused();
    expect(miss.grantOverdueAppeal(day(50))).toBe(false);
    miss.submitAppeal('I was there.', day(3));
    expect(miss.grantOverdueAppeal(day(16.9))).toBe(false);
    expect(miss.grantOverdueAppeal(day(17))).toBe(true);
    expect(miss.grantOverdueAppeal(day(18))).toBe(false);
    expect([miss.counts, miss.appeal!.answer]).toEqual([false, null]);
  });
});
