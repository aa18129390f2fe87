import { COMPRESSED_FROM_BYTES, entityTag, matchesEntityTag } from '../../../src/adapters/http/entity-tag.js';

describe('an ETag', () => {
  it('is strong for a body that is never compressed, and weak for a longer one', () => {
    expect(entityTag('x'.repeat(COMPRESSED_FROM_BYTES - 1))).toMatch(/^"[\w-]{27}"$/);
    expect(entityTag('x'.repeat(COMPRESSED_FROM_BYTES))).toMatch(/^W\/"[\w-]{27}"$/);
    expect(entityTag('é'.repeat(COMPRESSED_FROM_BYTES / 2))).toMatch(/^W\//);
  });

  it('is the same for the same bytes only', () => {
    expect(entityTag(Buffer.from('é'))).toBe(entityTag('é'));
    expect(entityTag('a')).not.toBe(entityTag('b'));
  });

  it.each([
    [undefined, false],
    ['', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b"', false],
    ['"b", "a"', true],
    ['"b",W/"a" ,"c"', true],
    ['*', true],
    ['a', false],
    ['"a', false],
  ])('is compared weakly with the condition %s', (condition, isMatch) => {
    expect(matchesEntityTag(condition, '"a"')).toBe(isMatch);
    expect(matchesEntityTag(condition, 'W/"a"')).toBe(isMatch);
  });
});
