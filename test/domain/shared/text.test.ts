import { optionalText, requiredText } from '../../../src/domain/shared/text-not-allowed.js';
import { asciiDigits } from '../../../src/domain/shared/ascii-digits.js';
import { isolated } from '../../../src/domain/shared/isolated.js';
import { interestKey, interestKeys } from '../../../src/domain/shared/interest.js';

const refusal = (why: string, least: number) =>
  expect.objectContaining({ code: 'text_not_allowed', field: 'note', values: { why, least, most: 10 } });

it.each([
  ['', 'length'],
  [' \u200b ', 'length'],
  ['x'.repeat(11), 'length'],
  ['a\u202eb', 'hidden'],
])('a text that must be given is refused with its values: %j by its %s', (text, why) =>
  expect(() => requiredText('note', text, 10)).toThrow(refusal(why, 1)),
);

it.each([
  ['x'.repeat(11), 'length'],
  ['a\u202eb', 'hidden'],
])('a text that may be left out is refused with its values: %j by its %s', (text, why) =>
  expect(() => optionalText('note', text, 10)).toThrow(refusal(why, 0)),
);

it('a text is trimmed, counted in code points, and null where it may be left out and is not visible', () => {
  for (const read of [requiredText, optionalText])
    expect(read('note', ` ${'🍜'.repeat(10)}\n`, 10)).toBe('🍜'.repeat(10));
  for (const nothing of [null, '', ' \u200b ']) expect(optionalText('note', nothing, 10)).toBeNull();
});

it.each(['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६', '𝟏𝟐𝟑𝟜𝟝𝟞'])('the digits %s are 123456', (typed) =>
  expect(asciiDigits(typed)).toBe('123456'),
);

it('everything else stays as it is', () => expect(asciiDigits('½ a-2 ② ٣')).toBe('½ a-2 ② 3'));

it.each(['דנה', 'نور 23', 'Dana (דנה)!', 'ދިވެހި'])('%s is isolated, once', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  expect(isolated(isolated(text))).toBe(isolated(text));
});

it.each(['Dana', 'Дана', '達也 23!', ''])('%j stays as it is', (text) => expect(isolated(text)).toBe(text));

it('two spellings of an interest that differ in case and outer spaces are the same one', () => {
  expect(interestKey(' Board Games ')).toBe(interestKey('board games'));
  expect(interestKey('ÉCHECS')).toBe(interestKey('échecs'));
  expect(interestKey('chess')).not.toBe(interestKey('cheese'));
});

it('a list has each of its interests once', () =>
  expect([...interestKeys(['Chess', 'film', 'CHESS', ' Film'])]).toEqual(['chess', 'film']));
