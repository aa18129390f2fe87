import { PhoneVerification } from '../../../src/domain/trust-score/phone-verification.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('The code of a phone verification', () => {
  const verification = () => PhoneVerification.of(1042, '+14155550123', 'right', NOW);

  it('a code expires after ten minutes', () => {
    expect(verification().tryCode('right', after(599))).toBe('right');
    expect(verification().tryCode('right', after(600))).toBe('wrong');
  });

  it('a code can be tried five times', () => {
    const trying = verification();
    for (let tries = 1; tries <= 4; tries++) expect(trying.tryCode('wrong', NOW)).toBe('wrong');
    expect(trying.tryCode('right', NOW)).toBe('right');
    const tried = verification();
    for (let tries = 1; tries <= 5; tries++) tried.tryCode('wrong', NOW);
    expect(tried.tryCode('right', NOW)).toBe('wrong');
  });
});
