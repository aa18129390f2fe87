import { trustLevel, trustLevelInBrowse, trustScore } from '../../../src/domain/trust-score/trust-score.js';
import { maskedNumber } from '../../../src/domain/trust-score/phone-number.js';
import { PhoneVerification } from '../../../src/domain/trust-score/phone-verification.js';

const nothing = { email: false, birthDate: false, phone: false, idDocument: false, profilePicture: false };

it('each of the five steps adds 20 points to the score', () => {
  expect(trustScore(nothing)).toBe(0);
  expect(trustScore({ ...nothing, email: true, birthDate: true })).toBe(40);
  expect(
    trustScore({ email: true, birthDate: true, phone: true, idDocument: true, profilePicture: true }),
  ).toBe(100);
});

describe('The level of a score', () => {
  const onBothScales = (score: number) => [trustLevel(score), trustLevelInBrowse(score)];

  it.each([
    [0, 'New User', 'New User'],
    [19, 'New User', 'New User'],
    [20, 'Basic Trust', 'Basic Trust'],
    [39, 'Basic Trust', 'Basic Trust'],
    [40, 'Medium Trust', 'Basic Trust'],
    [49, 'Medium Trust', 'Basic Trust'],
    [50, 'Medium Trust', 'Medium Trust'],
    [59, 'Medium Trust', 'Medium Trust'],
    [60, 'Good Trust', 'Medium Trust'],
    [79, 'Good Trust', 'Medium Trust'],
    [80, 'High Trust', 'High Trust'],
    [100, 'High Trust', 'High Trust'],
  ])('the score %d is %s in profiles and %s in the list of meetups', (score, inProfiles, inBrowse) =>
    expect(onBothScales(score)).toEqual([inProfiles, inBrowse]),
  );
});

it('a masked number shows only its last four digits', () =>
  expect(maskedNumber('+14155550123')).toBe('••••0123'));

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
