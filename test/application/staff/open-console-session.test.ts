import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../../src/domain/staff/staff-errors.js';
import { type ConsoleDesk, ID, SESSION, aConsoleDesk } from './a-console-desk.js';

describe('OpenConsoleSession', () => {
  it('refuses a login whose password was changed since', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    const opening = await desk.prove();
    await desk.openSession.execute(opening, SESSION);
    const user = (await desk.users.find(ID))!;
    user.changePassword('another one', desk.clock.now());
    await desk.users.save(user);
    await expect(desk.openSession.execute(opening, SESSION)).rejects.toThrow(WrongCredentials);
  });

  it('refuses a login without the second factor that was enrolled since', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    const opening = await desk.prove();
    await desk.enroll();
    await expect(desk.openSession.execute(opening, SESSION)).rejects.toThrow(SecondFactorNeeded);
    await desk.openSession.execute(await desk.prove({ code: 'step 101' }), SESSION);
  });

  it.each([
    ['who is suspended', AccountSuspended, async (desk: ConsoleDesk): Promise<void> => void desk.suspend()],
    ['who lost the staff role', WrongCredentials, (desk: ConsoleDesk) => desk.saveUser('member')],
    [
      'whose second factor was removed',
      SecondFactorNotAccepted,
      (desk: ConsoleDesk) => desk.factors.remove(ID),
    ],
  ])('opens no session for a user %s since the login', async (_, refusal, change) => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    await desk.enroll();
    const opening = await desk.prove({ code: 'step 101' });
    await change(desk);
    await expect(desk.openSession.execute(opening, SESSION)).rejects.toThrow(refusal);
    expect(desk.sessions.opened).toEqual([]);
  });
});
