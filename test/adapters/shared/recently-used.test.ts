import { expect, it } from '@jest/globals';
import { RecentlyUsed } from '../../../src/adapters/shared/recently-used.js';

it('forgets what was unused for longest', () => {
  const two = new RecentlyUsed<number>(2);
  two.set('a', 1);
  two.set('b', 2);
  two.get('a');
  two.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => two.get(key))).toEqual([1, undefined, 3]);
});

it('counts by weight where one is given, once for an entry that is replaced', () => {
  const ten = new RecentlyUsed<string>(10, ({ length }) => length);
  ten.set('a', 'xxxx');
  ten.set('a', 'xxxxx');
  ten.set('b', 'yyyyy');
  expect([ten.get('a'), ten.get('b')]).toEqual(['xxxxx', 'yyyyy']);
  ten.set('c', 'z');
  expect([ten.get('a'), ten.get('b'), ten.get('c')]).toEqual([undefined, 'yyyyy', 'z']);
  ten.set('d', 'w'.repeat(11));
  expect(['a', 'b', 'c', 'd'].map((key) => ten.get(key))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
