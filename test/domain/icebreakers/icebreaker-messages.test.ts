import { describe, expect, it } from '@jest/globals';
import { icebreakerMessage, parseIcebreaker } from '../../../src/domain/icebreakers/icebreaker-messages.js';
import { QUESTION_KEYS } from '../../../src/domain/icebreakers/questions.js';

describe('a message with icebreaker questions', () => {
  it.each(['formed', 'warmup', 'table', 'another'] as const)('of the kind %s is parsed', (kind) => {
    for (const key of QUESTION_KEYS)
      expect(parseIcebreaker(icebreakerMessage(kind, [key]))).toEqual({ kind, questions: [key] });
  });

  it('with several questions is parsed in their order', () => {
    const questions = ['spot', 'travel', 'differ.music'] as const;
    expect(parseIcebreaker(icebreakerMessage('table', questions))).toEqual({ kind: 'table', questions });
  });

  it.each([
    ['food', 'Something to start with: What is the best thing you have eaten this month?'],
    ['career', 'Something to start with: What did you want to be at ten, and what is left of it?'],
    ['travel', 'Something to start with: Which place would you go back to tomorrow, and why?'],
  ])('about %s in an earlier wording is parsed', (key, stored) => {
    expect(parseIcebreaker(stored)).toEqual({ kind: 'formed', questions: [key] });
  });

  it('is the only one with questions', () => {
    expect(parseIcebreaker('What is your favorite color?').questions).toEqual([]);
  });
});
