import { describe, expect, it } from '@jest/globals';
import { SaveSurvey } from '../../../src/application/account/save-survey.js';
import { aProfileDesk } from './a-profile-desk.js';

describe('SaveSurvey', () => {
  it('replaces earlier answers and publishes an event each time', async () => {
    const desk = await aProfileDesk();
    const answers = {
      favoriteConversationTopic: 'food',
      favoriteMusic: 'indie',
      personalityType: 'chill',
    } as const;
    const survey = new SaveSurvey(desk.unitOfWork, desk.users, desk.surveys, desk.clock);
    expect((await desk.reloaded()).hasTakenSurvey).toBe(false);
    await survey.execute({ userId: desk.ada.id, answers });
    await survey.execute({ userId: desk.ada.id, answers: { ...answers, favoriteMusic: 'rock' } });
    expect((await desk.reloaded()).hasTakenSurvey).toBe(true);
    expect(desk.surveys.answersOf.get(desk.ada.id)).toEqual({ ...answers, favoriteMusic: 'rock' });
    expect(desk.jobs.named('profile-changed')).toHaveLength(2);
  });
});
