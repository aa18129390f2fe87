import { maskedNumber } from '../../../src/domain/trust-score/phone-number.js';

it('a masked number shows only its last four digits', () => {
  expect(maskedNumber('+14155550123')).toBe('••••0123');
});
