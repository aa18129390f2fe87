import { interestKey, interestKeys } from '../../../src/domain/shared/interest.js';

it('two spellings of an interest that differ in case and outer spaces are the same one', () => {
  expect(interestKey(' Board Games ')).toBe(interestKey('board games'));
  expect(interestKey('ÉCHECS')).toBe(interestKey('échecs'));
  expect(interestKey('chess')).not.toBe(interestKey('cheese'));
});

it('a list has each of its interests once', () => {
  expect([...interestKeys(['Chess', 'film', 'CHESS', ' Film'])]).toEqual(['chess', 'film']);
});
