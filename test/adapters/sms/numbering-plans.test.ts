import { BundledNumberingPlans } from '../../../src/adapters/sms/numbering-plans.js';

describe('a typed phone number', () => {
  it.each([
    ['US', '(415) 555-0123', '+14155550123'],
    ['US', ' +1 415 555 0123 ', '+14155550123'],
    ['US', '+33 6 12 34 56 78', '+33612345678'],
    ['US', '４１５５５５０１２３', '+14155550123'],
    ['US', '٤١٥ ٥٥٥ ٠١٢٣', '+14155550123'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['FR', '+1 415 555 0123', '+14155550123'],
    ['DE', '0151 23456789', '+4915123456789'],
  ])('in %s %j is %s', (country, typed, number) => {
    expect(new BundledNumberingPlans(country).numberFrom(typed)).toBe(number);
  });

  it.each([
    ['US', '06 12 34 56 78'],
    ['US', '+1 061 234 5678'],
    ['FR', '+33 0 12 34 56 78'],
    ['FR', '415 555 0123'],
    ['US', '4155550123 ext. 5'],
    ['US', '555-0123'],
    ['US', 'call me'],
    ['US', ''],
    ['US', '+999999999999999999'],
  ])('in %s %j is refused, because it cannot exist', (country, typed) => {
    expect(new BundledNumberingPlans(country).numberFrom(typed)).toBeNull();
  });
});
