import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { SaveSurvey } from '../../../src/application/profile/save-survey.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aProfileDesk } from './a-profile-desk.js';

const ANSWERS = {
  favoriteConversationTopic: 'food',
  favoriteMusic: 'indie',
  personalityType: 'chill',
} as const;

async function aSurvey() {
  const desk = await aProfileDesk();
  const limiter = new InMemoryRateLimiter(desk.clock);
  const survey = new SaveSurvey(desk.unitOfWork, desk.users, desk.surveys, limiter, desk.clock);
  return {
    desk,
    answer: (fields: { favoriteMusic?: 'rock' } = {}) =>
      survey.execute({ userId: desk.ada.id, answers: { ...ANSWERS, ...fields } }),
  };
}

describe('SaveSurvey', () => {
  it('replaces earlier answers and publishes an event each time', async () => {
    const { desk, answer } = await aSurvey();
    expect((await desk.reloaded()).hasTakenSurvey).toBe(false);
    await answer();
    await answer({ favoriteMusic: 'rock' });
    expect((await desk.reloaded()).hasTakenSurvey).toBe(true);
    expect(desk.surveys.answersOf.get(desk.ada.id)).toEqual({ ...ANSWERS, favoriteMusic: 'rock' });
    expect(desk.jobs.named('profile-changed')).toHaveLength(2);
  });

  it('takes twenty answers an hour', async () => {
    const { desk, answer } = await aSurvey();
    for (let time = 0; time < 20; time++) await answer();
    await expect(answer()).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ hours: 1 });
    await answer();
  });
});
