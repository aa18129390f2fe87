import { matchScore, pairAffinity, sharedFactors } from '../../../../src/domain/seating/model/affinity.js';
import type { SurveyAnswers } from '../../../../src/domain/shared/survey-answers.js';

const curious: SurveyAnswers = {
  favoriteConversationTopic: 'travel',
  favoriteMusic: 'indie',
  personalityType: 'chill',
};
const loud: SurveyAnswers = {
  favoriteConversationTopic: 'food',
  favoriteMusic: 'rock',
  personalityType: 'outgoing',
};
const person = (survey: SurveyAnswers | null, ...interests: string[]) => ({ survey, interests });

describe('the affinity of two users', () => {
  test('is 1 when they share every answer and every interest, 0 when they share nothing', () => {
    expect(pairAffinity(person(curious, 'chess'), person(curious, 'chess'))).toBe(1);
    expect(pairAffinity(person(curious, 'chess'), person(loud, 'film'))).toBe(0);
  });

  test.each([
    ['the vibe', { personalityType: 'chill' }, 0.35],
    ['the topic', { favoriteConversationTopic: 'travel' }, 0.3],
    ['the music', { favoriteMusic: 'indie' }, 0.2],
  ] as const)('counts %s alone as its weight', (_what, same, weight) => {
    const other = person({ ...loud, ...same }, 'film');
    expect(pairAffinity(person(curious, 'chess'), other)).toBeCloseTo(weight, 12);
  });

  test('counts shared interests by the Jaccard index', () => {
    const other = person(loud, 'film', 'yoga');
    expect(pairAffinity(person(curious, 'chess', 'film'), other)).toBeCloseTo(0.15 / 3, 12);
    expect(pairAffinity(person(curious, 'film', 'film'), other)).toBeCloseTo(0.15 / 2, 12);
  });

  test('compares interests without regard to case', () => {
    expect(pairAffinity(person(curious, 'Chess', 'chess'), person(loud, 'CHESS'))).toBeCloseTo(0.15, 12);
    expect(sharedFactors(person(curious, 'Chess'), person(loud, 'chess'))).toEqual(['interests']);
  });

  test('counts half for each answer that one of them left open', () => {
    expect(pairAffinity(person(null, 'chess'), person(curious, 'film'))).toBeCloseTo(0.425, 12);
    expect(
      pairAffinity(person({ ...curious, favoriteMusic: null }, 'chess'), person(loud, 'film')),
    ).toBeCloseTo(0.1, 12);
  });

  test('counts half for interests when both lists are empty, nothing when one is', () => {
    expect(pairAffinity(person(curious), person(loud))).toBeCloseTo(0.075, 12);
    expect(pairAffinity(person(curious), person(loud, 'film'))).toBe(0);
  });
});

describe('the score of a table', () => {
  test('is the mean over all its pairs, in hundredths', () => {
    const table = [person(curious, 'chess'), person(curious, 'chess'), person(loud, 'film')];
    expect(matchScore(table)).toBe(33);
  });

  test('rounds a half up, in any order of the members', () => {
    const pair = [person({ ...curious, personalityType: null }, 'chess'), person(loud, 'film')];
    expect(pairAffinity(pair[0]!, pair[1]!)).toBeCloseTo(0.175, 12);
    expect([matchScore(pair), matchScore(pair.toReversed())]).toEqual([18, 18]);
  });

  test('of users without answers is 50', () =>
    expect(matchScore([person(null), person(null), person(null)])).toBe(50));
});
