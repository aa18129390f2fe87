import { limitedTo, refused } from '../../support/refused.js';
import { aProfileDesk, PICTURE } from './a-profile-desk.js';

let desk: Awaited<ReturnType<typeof aProfileDesk>>;
beforeEach(async () => {
  desk = await aProfileDesk();
});

const ANSWERS = {
  favoriteConversationTopic: 'food',
  favoriteMusic: 'indie',
  personalityType: 'chill',
} as const;

describe('the profile', () => {
  it('changes given fields, keeps absent ones and clears null ones', async () => {
    await desk.changeTo({ bio: ' Hi ', interests: 'music, travel' });
    expect(await desk.reloaded()).toMatchObject({
      bio: 'Hi',
      interests: ['music', 'travel'],
      username: 'ada',
    });
    await desk.changeTo({ bio: null });
    expect(await desk.reloaded()).toMatchObject({ bio: null, interests: ['music', 'travel'] });
    await desk.changeTo({ interests: null, username: 'Ada.B' });
    expect(await desk.reloaded()).toMatchObject({ interests: [], username: 'Ada.B' });
  });

  it('publishes an event for the match context', async () => {
    await desk.changeTo({ interests: ['chess'] });
    expect(desk.jobs.named('profile-changed')).toEqual([{ type: 'profile-changed', userId: desk.ada.id }]);
  });

  it('refuses a username that misleads, but keeps the one that the user has', async () => {
    for (const username of ['www.free-iphone.com', 'support', 'Mesa-Comun'])
      await refused(desk.changeTo({ username }), 'misleading_username');
    await desk.changeTo({ username: 'ada', bio: 'Hi' });
    expect(await desk.reloaded()).toMatchObject({ username: 'ada', bio: 'Hi' });
  });

  it('refuses the username of another user in any case, but allows a change of case of the own', async () => {
    await refused(desk.changeTo({ username: 'GRACE', bio: 'x' }), 'username_taken');
    expect(await desk.reloaded()).toMatchObject({ username: 'ada', bio: null });
    await desk.changeTo({ username: 'ADA' });
    expect(await desk.reloaded()).toMatchObject({ username: 'ADA' });
  });

  it('ignores the age of a user with a date of birth', async () => {
    await desk.changeTo({ age: 44 });
    expect((await desk.reloaded()).ageOn('2026-03-02')).toBe(21);
  });

  it('allows thirty changes in ten minutes', () =>
    limitedTo(30, (turn) => desk.changeTo({ bio: `Bio ${turn}` })));

  it('refuses a deleted account', () =>
    refused(desk.account.ownProfile.change({ userId: 4711, bio: 'x' }), 'not_signed_in'));

  it('keeps the picture if the form contains its current address', async () => {
    await desk.changeTo({ profileImageUrl: PICTURE });
    const { profileImageUrl } = await desk.reloaded();
    await desk.changeTo({ profileImageUrl, bio: 'New bio' });
    expect(await desk.reloaded()).toMatchObject({ profileImageUrl, bio: 'New bio' });
    expect(desk.jobs.named('remove-picture')).toEqual([]);
  });

  it('takes a drawing in place of a photo, whose badge ends and whose file is deleted', async () => {
    await desk.changeTo({ profileImageUrl: PICTURE });
    const photo = (await desk.reloaded()).profileImageUrl;
    await desk.changeTo({ profileImageUrl: '/drawings/fox.svg' });
    expect(await desk.reloaded()).toMatchObject({ profileImageUrl: '/drawings/fox.svg', hasPhoto: false });
    expect(desk.jobs.take('remove-picture')).toEqual([{ address: photo }]);
    await desk.changeTo({ profileImageUrl: PICTURE });
    expect((await desk.reloaded()).hasPhoto).toBe(true);
    expect(desk.jobs.named('remove-picture')).toEqual([]);
  });

  it('refuses pictures from other addresses', async () => {
    for (const profileImageUrl of [
      'https://example.org/me.png',
      '/api/pictures/1/x.webp',
      '/drawings/dragon.svg',
      'javascript:alert(1)',
    ]) {
      await refused(desk.changeTo({ profileImageUrl }), 'picture_from_elsewhere');
    }
  });
});

it('the language of mails is stored without validating seats again, and refused for a missing account', async () => {
  const { ownProfile } = desk.account;
  expect((await desk.reloaded()).language).toBe('en');
  await ownProfile.changeLanguage({ userId: desk.ada.id, language: 'es' });
  await ownProfile.changeLanguage({ userId: desk.ada.id, language: 'es' });
  expect((await desk.reloaded()).language).toBe('es');
  expect(desk.jobs.named('profile-changed')).toEqual([]);
  await refused(ownProfile.changeLanguage({ userId: 9999, language: 'es' }), 'not_signed_in');
});

describe('the survey', () => {
  it('replaces earlier answers and publishes an event each time', async () => {
    expect((await desk.reloaded()).hasTakenSurvey).toBe(false);
    await desk.answer(ANSWERS);
    await desk.answer({ ...ANSWERS, favoriteMusic: 'rock' });
    expect((await desk.reloaded()).hasTakenSurvey).toBe(true);
    expect(desk.surveys.answersOf.get(desk.ada.id)).toEqual({ ...ANSWERS, favoriteMusic: 'rock' });
    expect(desk.jobs.named('profile-changed')).toHaveLength(2);
  });

  it('takes twenty answers an hour', async () => {
    await limitedTo(20, () => desk.answer(ANSWERS));
    desk.clock.pass({ hours: 1 });
    await desk.answer(ANSWERS);
  });
});
