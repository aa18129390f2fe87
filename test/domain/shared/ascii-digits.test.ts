import { asciiDigits } from '../../../src/domain/shared/ascii-digits.js';

it.each(['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६', '𝟏𝟐𝟑𝟜𝟝𝟞'])('the digits %s are 123456', (typed) =>
  expect(asciiDigits(typed)).toBe('123456'),
);

it('everything else stays as it is', () => expect(asciiDigits('½ a-2 ② ٣')).toBe('½ a-2 ② 3'));
