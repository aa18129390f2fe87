import { UsernameTaken } from '../../../src/domain/account/username.js';
import { anAccountDesk } from '../account/account-desk.js';

describe('SaveRegistration', () => {
  it('refuses a username that is taken, ignoring case', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const again = desk.register({ email: 'other@example.org', username: 'ADA' });
    await expect(again).rejects.toThrow(UsernameTaken);
  });

  it('lets two pending registrations have the same username, so that a refusal reveals no account', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.register({ username: 'probe' });
    await desk.register({ username: 'probe', email: 'me@example.org' });
    expect(desk.lastMail().to).toBe('me@example.org');
  });

  it('keeps the mailed code if a correction exceeds the rate limit of mails', async () => {
    const desk = anAccountDesk();
    for (let times = 0; times < 6; times++) {
      desk.clock.pass({ seconds: 60 });
      await desk.register({ firstName: `Ada ${'abcdef'[times]}` });
    }
    expect(desk.mails()).toHaveLength(5);
    expect(await desk.verify(desk.lastCode())).toMatchObject({ firstName: 'Ada f' });
  });
});
