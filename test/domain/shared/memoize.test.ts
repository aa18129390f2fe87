import { memoize } from '../../../src/domain/shared/memoize.js';

test('a second call returns the cached result, undefined included', () => {
  const asked: string[] = [];
  const lengthOf = memoize((word: string) => {
    asked.push(word);
    return word.length > 3 ? word.length : undefined;
  });
  expect(['lunch', 'tea', 'lunch', 'tea'].map(lengthOf)).toEqual([5, undefined, 5, undefined]);
  expect(asked).toEqual(['lunch', 'tea']);
});
