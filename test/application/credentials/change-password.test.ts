import { PasswordLengthNotAllowed } from '../../../src/domain/account/password.js';
import { anAccountDesk } from '../account/account-desk.js';

describe('ChangePassword', () => {
  it('ends all other sessions and mails the user', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await expect(desk.changePassword('secret1', 'short')).rejects.toThrow(PasswordLengthNotAllowed);
    await desk.changePassword('secret1', 'brand new');
    expect(desk.sessions.ended).toEqual([{ userId: ada.id, exceptSessionId: 'this one' }]);
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'Your password was changed' });
    expect(await desk.logIn('ada', 'brand new')).toBe(ada.id);
  });
});
