import { describe, expect, it } from '@jest/globals';
import { codeExpiry, codeNumbered, CODES, opens } from '../../../src/domain/shared/one-time-code.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const onFile = { digest: 'digest', expiresAt: codeExpiry(NOW), tries: 0 };

describe('A one-time code', () => {
  it('a code has six digits, with leading zeros', () => {
    expect([0, 7, CODES - 1].map(codeNumbered)).toEqual(['000000', '000007', '999999']);
  });

  it('only the hash of the code is accepted', () => {
    expect(opens('digest', onFile, NOW)).toBe(true);
    for (const guess of ['', 'digesu', 'diges', 'digestdigest', 'digest\u0000']) {
      expect(opens(guess, onFile, NOW)).toBe(false);
    }
    expect(opens('x', { ...onFile, digest: '' }, NOW)).toBe(false);
  });

  it('a code expires after 15 minutes', () => {
    expect(opens('digest', onFile, later(15 * 60 - 1))).toBe(true);
    expect(opens('digest', onFile, later(15 * 60))).toBe(false);
  });

  it('the fifth attempt is accepted, the sixth is refused', () => {
    expect(opens('digest', { ...onFile, tries: 4 }, NOW)).toBe(true);
    expect(opens('digest', { ...onFile, tries: 5 }, NOW)).toBe(false);
  });
});
