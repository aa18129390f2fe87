import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { anAccountDesk } from '../account/account-desk.js';

describe('LogIn', () => {
  it('opens no session if the password was changed or the account deleted since the check', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await desk.logInDuring(async () => undefined);
    await desk.forgot();
    await desk.runJobs();
    await expect(desk.logInDuring(() => desk.reset(desk.lastCode(), 'brand new'))).rejects.toThrow(
      WrongCredentials,
    );
    const deletion = async () => {
      const user = (await desk.users.find(ada.id))!;
      user.anonymize(desk.clock.now());
      await desk.users.save(user);
    };
    await expect(desk.logInDuring(deletion, 'brand new')).rejects.toThrow(WrongCredentials);
  });

  it('opens a restricted session for a suspended user, and an ordinary one afterwards', async () => {
    const desk = anAccountDesk();
    const { id: userId } = await desk.signUp();
    const until = new Date(desk.clock.now().getTime() + 60_000);
    await desk.suspensions.add(Suspension.suspend({ userId, reason: 'Because', until }, 7, desk.clock.now()));
    expect(await desk.logInDuring(async () => undefined)).toMatchObject({
      kind: 'suspension',
      hasAppealed: false,
    });
    expect(desk.sessions.restricted).toHaveLength(1);
    desk.clock.pass({ minutes: 1 });
    expect(await desk.logInDuring(async () => undefined)).toBeNull();
    expect(desk.sessions.restricted).toHaveLength(1);
  });
});
