import { describe, expect, it } from '@jest/globals';
import {
  maskedNumber,
  phoneNumberFrom,
  PhoneNumberNotValid,
} from '../../../src/domain/trust-score/phone-number.js';

describe('A phone number', () => {
  it.each(['+14155550123', '+442079460958', '+4915123456789'])('the number %s is accepted', (number) => {
    expect(phoneNumberFrom(number)).toBe(number);
  });

  it.each(['14155550123', '+0415555012', '+1 415 555 0123', '+12345', '+1234567890123456', ''])(
    'the number %j is refused',
    (text) => expect(() => phoneNumberFrom(text)).toThrow(PhoneNumberNotValid),
  );

  it('a masked number shows only its last four digits', () => {
    expect(maskedNumber('+14155550123')).toBe('••••0123');
  });
});
