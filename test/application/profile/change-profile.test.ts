import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { PictureFromElsewhere } from '../../../src/application/shared/pictures.js';
import { MisleadingUsername } from '../../../src/domain/account/misleading-name.js';
import { UsernameTaken } from '../../../src/domain/account/username.js';
import { PICTURE, aProfileDesk } from './a-profile-desk.js';

describe('ChangeProfile', () => {
  it('changes given fields, keeps absent ones and clears null ones', async () => {
    const desk = await aProfileDesk();
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
    const desk = await aProfileDesk();
    await desk.changeTo({ interests: ['chess'] });
    expect(desk.jobs.named('profile-changed')).toEqual([{ type: 'profile-changed', userId: desk.ada.id }]);
  });

  it('refuses a username that misleads, but keeps the one that the user has', async () => {
    const desk = await aProfileDesk();
    for (const username of ['www.free-iphone.com', 'support', 'Mesa-Comun'])
      await expect(desk.changeTo({ username })).rejects.toThrow(MisleadingUsername);
    await desk.changeTo({ username: 'ada', bio: 'Hi' });
    expect(await desk.reloaded()).toMatchObject({ username: 'ada', bio: 'Hi' });
  });

  it('refuses the username of another user in any case, but allows a change of case of the own', async () => {
    const desk = await aProfileDesk();
    await expect(desk.changeTo({ username: 'GRACE', bio: 'x' })).rejects.toThrow(UsernameTaken);
    expect(await desk.reloaded()).toMatchObject({ username: 'ada', bio: null });
    await desk.changeTo({ username: 'ADA' });
    expect(await desk.reloaded()).toMatchObject({ username: 'ADA' });
  });

  it('ignores the age of a user with a date of birth', async () => {
    const desk = await aProfileDesk();
    await desk.changeTo({ age: 44 });
    expect((await desk.reloaded()).ageOn('2026-03-02')).toBe(21);
  });

  it('allows thirty changes in ten minutes', async () => {
    const desk = await aProfileDesk();
    for (let changes = 0; changes < 30; changes++) await desk.changeTo({ bio: `Bio ${changes}` });
    await expect(desk.changeTo({ bio: 'One more' })).rejects.toThrow(TooManyAttempts);
  });

  it('refuses a deleted account', async () => {
    const desk = await aProfileDesk();
    await expect(desk.change.execute({ userId: 4711, bio: 'x' })).rejects.toThrow(AccountGone);
  });

  it('keeps the picture if the form contains its current address', async () => {
    const desk = await aProfileDesk();
    await desk.changeTo({ profileImageUrl: PICTURE });
    const { profileImageUrl } = await desk.reloaded();
    await desk.changeTo({ profileImageUrl, bio: 'New bio' });
    expect(await desk.reloaded()).toMatchObject({ profileImageUrl, bio: 'New bio' });
    expect(desk.jobs.named('remove-picture')).toEqual([]);
  });

  it('takes a drawing in place of a photo, whose badge ends and whose file is deleted', async () => {
    const desk = await aProfileDesk();
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
    const desk = await aProfileDesk();
    for (const profileImageUrl of [
      'https://example.org/me.png',
      '/api/pictures/1/x.webp',
      '/drawings/dragon.svg',
      'javascript:alert(1)',
    ]) {
      await expect(desk.changeTo({ profileImageUrl })).rejects.toThrow(PictureFromElsewhere);
    }
  });
});
