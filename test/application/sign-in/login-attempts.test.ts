import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { anAccountDesk, timesBeforeTooMany } from '../account/account-desk.js';

describe('limitLoginAttempts', () => {
  it('limits failed logins per name and network address', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    for (let tries = 0; tries < 10; tries++) {
      await expect(desk.logIn('ada', 'guess it')).rejects.toThrow(WrongCredentials);
    }
    await expect(desk.logIn('ada')).rejects.toThrow(TooManyAttempts);
    expect(await desk.logIn('ada', 'secret1', '198.51.100.9')).toBe(ada.id);
    desk.clock.pass({ minutes: 1 });
    expect(await desk.logIn('ada')).toBe(ada.id);
  });

  it('limits failed logins per network address to 200 in 15 minutes, without counting successful ones', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    for (let times = 0; times < 300; times++) await desk.logIn('ada');
    expect(await timesBeforeTooMany((turn) => desk.logIn(`person${turn}`))).toBe(200);
  });

  it('limits failed logins per name to fewer than 250 a day over all networks', async () => {
    const desk = anAccountDesk();
    let guesses = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      for (let place = 0; place < 10; place++) {
        const refusal = await desk
          .logIn('ada', 'a guess', `198.51.${minute}.${place}`)
          .catch((e: unknown) => e);
        if (refusal instanceof WrongCredentials) guesses++;
      }
      desk.clock.pass({ minutes: 1 });
    }
    expect(guesses).toBeGreaterThan(200);
    expect(guesses).toBeLessThan(250);
  });

  it('gives a known device its own limit of thirty failed logins a day', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    const atHome = { userId: ada.id, id: 'at home' };
    await timesBeforeTooMany((turn) => desk.logIn('ada', 'a guess', `198.51.100.${turn}`));
    for (let times = 0; times < 50; times++)
      expect(await desk.logIn('ada', 'secret1', undefined, atHome)).toBe(ada.id);
    const foreign = { userId: ada.id + 1, id: 'of somebody else' };
    await expect(desk.logIn('ada', 'secret1', undefined, foreign)).rejects.toThrow(TooManyAttempts);
    const inVain = () => desk.logIn('ada', 'a guess', undefined, atHome);
    expect(await timesBeforeTooMany(inVain)).toBe(30);
  });
});
