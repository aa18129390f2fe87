import { formationOf, grownFormation } from '../../../src/domain/match/formation.js';
import type { SurveyAnswers } from '../../../src/domain/shared/survey-answers.js';

const answers = (fields: Partial<SurveyAnswers> = {}): SurveyAnswers => ({
  favoriteConversationTopic: 'food',
  favoriteMusic: 'indie',
  personalityType: 'chill',
  ...fields,
});

const ada = { id: 1, survey: answers(), interests: ['reading', 'music'] };
const ben = { id: 2, survey: answers({ favoriteMusic: 'rock' }), interests: ['reading'] };
const cleo = {
  id: 3,
  survey: answers({ favoriteConversationTopic: 'travel', favoriteMusic: 'pop', personalityType: 'outgoing' }),
  interests: ['gaming'],
};

describe('The explanation of a match', () => {
  it('each pair has an affinity and its shared factors, in any order of the members', () => {
    const { pairs } = formationOf([cleo, ada, ben], 'rolling');
    expect(pairs).toEqual([
      { a: 1, b: 2, affinity: 73, shared: ['vibe', 'topic', 'interests'] },
      { a: 1, b: 3, affinity: 0, shared: [] },
      { a: 2, b: 3, affinity: 0, shared: [] },
    ]);
  });

  it('the explanation contains the mean and the lowest mean affinity', () => {
    const formation = formationOf([ada, ben, cleo], 'final');
    expect(formation).toMatchObject({ run: 'final', grownBy: null, meanAffinity: 24, worstMeanAffinity: 0 });
  });

  it('a missing answer is not a shared factor', () => {
    const silent = { id: 4, survey: null, interests: [] };
    expect(formationOf([silent, { ...silent, id: 5 }], 'manual').pairs).toEqual([
      { a: 4, b: 5, affinity: 50, shared: [] },
    ]);
  });

  it('the explanation contains the run that formed the match and the run that filled a seat', () => {
    const before = formationOf([ada, ben], 'rolling');
    const after = grownFormation(before, [ada, ben, cleo], 'backfill');
    expect(after).toMatchObject({ run: 'rolling', grownBy: 'backfill' });
    expect(after.pairs).toHaveLength(3);
    expect(grownFormation(null, [ada, ben], 'backfill')).toMatchObject({ run: null, grownBy: 'backfill' });
  });

  it('the explanation contains no location, distance or age', () => {
    const here = { ...ada, coordinates: { latitude: 40.7, longitude: -73.9 }, maxDistance: 10, age: 31 };
    expect(JSON.stringify(formationOf([here, ben], 'rolling'))).not.toMatch(/40\.7|73\.9|maxDistance|age"/);
  });
});
