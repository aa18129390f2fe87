import { expect, test } from '@jest/globals';
import { remembered } from '../../../src/domain/shared/remembered.js';

test('a second call returns the cached result, undefined included', () => {
  const asked: string[] = [];
  const lengthOf = remembered((word: string) => {
    asked.push(word);
    return word.length > 3 ? word.length : undefined;
  });
  expect(['lunch', 'tea', 'lunch', 'tea'].map(lengthOf)).toEqual([5, undefined, 5, undefined]);
  expect(asked).toEqual(['lunch', 'tea']);
});
