import { expect, it } from '@jest/globals';
import { icebreakersLeft, nextOccasion } from '../../../src/domain/icebreakers/asking.js';

it('a table may ask for three more questions, each with its own idempotency key', () => {
  const occasions = ['icebreaker', 'icebreaker-warmup'];
  for (const left of [3, 2, 1]) {
    expect(icebreakersLeft(occasions)).toBe(left);
    occasions.push(nextOccasion(occasions));
  }
  expect(new Set(occasions).size).toBe(5);
  expect(icebreakersLeft(occasions)).toBe(0);
  expect(() => nextOccasion(occasions)).toThrow('all its extra questions');
});
