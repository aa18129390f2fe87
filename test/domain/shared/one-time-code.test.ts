import {
  codeNumbered,
  CODES,
  type CodeState,
  newCode,
  tryCode,
} from '../../../src/domain/shared/one-time-code.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const code = newCode('digest', NOW);

const answerTo = (guess: string, state: CodeState, codeTries: number, now: Date) =>
  tryCode({ ...state, codeTries }, guess, now);

describe('A one-time code', () => {
  it('a code has six digits, with leading zeros', () =>
    expect([0, 7, CODES - 1].map(codeNumbered)).toEqual(['000000', '000007', '999999']));

  it('only the hash of the code is accepted', () => {
    expect(answerTo('digest', code, 0, NOW)).toBe('right');
    for (const guess of ['', 'digesu', 'diges', 'digestdigest', 'digest\u0000']) {
      expect(answerTo(guess, code, 0, NOW)).toBe('wrong');
    }
    expect(answerTo('x', { ...code, codeDigest: '' }, 0, NOW)).toBe('wrong');
  });

  it('a code expires after 15 minutes', () => {
    expect(answerTo('digest', code, 0, later(15 * 60 - 1))).toBe('right');
    expect(answerTo('digest', code, 0, later(15 * 60))).toBe('wrong');
  });

  it('the fifth attempt is accepted, the sixth is refused', () => {
    expect(answerTo('digest', code, 4, NOW)).toBe('right');
    expect(answerTo('digest', code, 5, NOW)).toBe('wrong');
  });

  describe('that replaces others', () => {
    const third = newCode('third', later(120), newCode('second', later(60), newCode('first', NOW)));

    it('tells each of them from a wrong one, as long as it is valid itself', () => {
      const answers = (tries: number, now: Date) =>
        ['first', 'second', 'third', 'another'].map((guess) => answerTo(guess, third, tries, now));
      expect(answers(0, later(120))).toEqual(['replaced', 'replaced', 'right', 'wrong']);
      expect(answers(5, later(120))).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
      expect(answers(0, later(120 + 15 * 60))).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
    });

    it('knows the last five', () => {
      const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(
        (earlier, digest) => newCode(digest, NOW, earlier),
        third,
      );
      expect(all.replacedDigests).toEqual(['e', 'd', 'c', 'b', 'a']);
    });
  });
});
