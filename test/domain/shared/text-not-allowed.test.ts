import { optionalText, requiredText } from '../../../src/domain/shared/text-not-allowed.js';

const refusal = (why: string, least: number) =>
  expect.objectContaining({ code: 'text_not_allowed', field: 'note', values: { why, least, most: 10 } });

it.each([
  ['', 'length'],
  [' \u200b ', 'length'],
  ['x'.repeat(11), 'length'],
  ['a\u202eb', 'hidden'],
])('a text that must be given is refused with its values: %j by its %s', (text, why) => {
  expect(() => requiredText('note', text, 10)).toThrow(refusal(why, 1));
});

it.each([
  ['x'.repeat(11), 'length'],
  ['a\u202eb', 'hidden'],
])('a text that may be left out is refused with its values: %j by its %s', (text, why) => {
  expect(() => optionalText('note', text, 10)).toThrow(refusal(why, 0));
});

it('a text is trimmed, counted in code points, and null where it may be left out and is not visible', () => {
  for (const read of [requiredText, optionalText])
    expect(read('note', ` ${'🍜'.repeat(10)}\n`, 10)).toBe('🍜'.repeat(10));
  for (const nothing of [null, '', ' \u200b ']) expect(optionalText('note', nothing, 10)).toBeNull();
});
