import { describe, expect, it } from '@jest/globals';
import {
  maskedNumber,
  phoneNumberFrom,
  PhoneNumberNotValid,
} from '../../../src/domain/trust-score/phone-number.js';
import { PhoneVerification } from '../../../src/domain/trust-score/phone-verification.js';
import { aStudent } from '../../support/builders/a-student.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a phone number', () => {
  it.each(['+14155550123', '+442079460958', '+4915123456789'])('is %s', (number) => {
    expect(phoneNumberFrom(number)).toBe(number);
  });

  it.each(['14155550123', '+0415555012', '+1 415 555 0123', '+12345', '+1234567890123456', ''])(
    'is not %j',
    (text) => expect(() => phoneNumberFrom(text)).toThrow(PhoneNumberNotValid),
  );

  it('shows its last four digits only', () => {
    expect(maskedNumber('+14155550123')).toBe('••••0123');
  });
});

describe('the code of a phone', () => {
  const verification = () => PhoneVerification.of(1042, '+14155550123', 'right', NOW);

  it('holds for ten minutes', () => {
    expect(verification().tryCode('right', after(599))).toBe(true);
    expect(verification().tryCode('right', after(600))).toBe(false);
  });

  it('may be tried five times', () => {
    const trying = verification();
    for (let tries = 1; tries <= 4; tries++) expect(trying.tryCode('wrong', NOW)).toBe(false);
    expect(trying.tryCode('right', NOW)).toBe(true);
    const tried = verification();
    for (let tries = 1; tries <= 5; tries++) tried.tryCode('wrong', NOW);
    expect(tried.tryCode('right', NOW)).toBe(false);
  });
});

describe('the account', () => {
  it('gains 20 points with a phone, and none with a second one', () => {
    const ada = aStudent({ id: 1 });
    ada.verifyPhone('+14155550123', NOW);
    expect([ada.trustScore, ada.phoneNumber, ada.trustSteps.phone]).toEqual([60, '+14155550123', true]);
    ada.verifyPhone('+14155550124', NOW);
    expect([ada.trustScore, ada.phoneNumber]).toEqual([60, '+14155550124']);
  });

  it('follows its reviews: the ID’s state is shown, and what is approved counts', () => {
    const ada = aStudent({ id: 1 });
    ada.applyReviewOutcome('id', 'submitted', NOW);
    ada.applyReviewOutcome('picture', 'submitted', NOW);
    expect([ada.verificationStatus, ada.trustScore]).toEqual(['submitted', 40]);
    ada.applyReviewOutcome('id', 'approved', NOW);
    ada.applyReviewOutcome('picture', 'approved', NOW);
    expect([ada.verificationStatus, ada.trustScore]).toEqual(['approved', 80]);
    ada.changePicture('/other.webp', NOW);
    expect([ada.verificationStatus, ada.trustScore]).toEqual(['approved', 60]);
  });
});
