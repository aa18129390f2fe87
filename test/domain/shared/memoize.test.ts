import { expect, test } from '@jest/globals';
import { memoize } from '../../../src/domain/shared/memoize.js';

test('what is asked twice is answered from memory, an answer of nothing too', () => {
  const asked: string[] = [];
  const lengthOf = memoize((word: string) => {
    asked.push(word);
    return word.length > 3 ? word.length : undefined;
  });
  expect(['lunch', 'tea', 'lunch', 'tea'].map(lengthOf)).toEqual([5, undefined, 5, undefined]);
  expect(asked).toEqual(['lunch', 'tea']);
});
