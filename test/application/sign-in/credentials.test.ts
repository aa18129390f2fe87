import { EmailNotVerified, WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { anAccountDesk } from '../account/account-desk.js';

describe('Credentials', () => {
  it('responds the same, after the same work, to a wrong password and an unknown name', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const failure = async (name: string, password: string) => {
      const before = desk.passwords.verified;
      const error = await desk.logIn(name, password).then(
        () => new Error('signed in'),
        (refusal: Error) => refusal,
      );
      return { error: error.constructor, message: error.message, work: desk.passwords.verified - before };
    };
    const wrongPassword = await failure('ada', 'wrong password');
    expect(wrongPassword).toMatchObject({ error: WrongCredentials, work: 2 });
    for (const name of ['nobody', 'nobody@example.org', 'no such\u0000name', '', '💥', 'a@b']) {
      expect(await failure(name, 'secret1')).toEqual(wrongPassword);
    }
  });

  it('reports an unverified address only with the right password', async () => {
    const desk = anAccountDesk();
    await desk.register();
    await expect(desk.logIn('ada')).rejects.toThrow(EmailNotVerified);
    await expect(desk.logIn('ada@example.org')).rejects.toThrow('Please verify your e-mail');
    await expect(desk.logIn('ada', 'wrong password')).rejects.toThrow(WrongCredentials);
  });

  it('accepts the password of an account with a pending registration under its address', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await desk.register({ username: 'mallory', password: 'guessing' });
    expect(await desk.logIn('ada@example.org')).toBe(ada.id);
  });

  it('does not reveal an account to the password of a pending registration', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.register({ username: 'probe1', password: 'guessing' });
    await desk.register({
      username: 'probe2',
      email: 'nobody@example.org',
      password: 'guessing',
      signUpKey: null,
    });
    const known = await desk.logIn('ada@example.org', 'guessing').catch((error: Error) => error.message);
    const unknown = await desk.logIn('nobody@example.org', 'guessing').catch((error: Error) => error.message);
    expect(known).toBe(unknown);
    expect(known).toBe('Please verify your e-mail');
  });
});
