import { describe, expect, it } from '@jest/globals';
import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { anAccountDesk } from './account-desk.js';

/** How often it is answered, whatever the answer, before it is too often. */
async function timesBeforeTooMany(ask: (turn: number) => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < 500; turn++) {
    const refusal = await ask(turn).catch((error: unknown) => error);
    if (refusal instanceof TooManyAttempts) return turn;
  }
  throw new Error('never too often');
}

const person = (turn: number) => ({ username: `person${turn}`, email: `person${turn}@example.org` });

describe('one place of the internet', () => {
  it('signs up twenty people an hour and, counted apart, asks for twenty codes', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => desk.register(person(turn)))).toBe(20);
    await desk.forgot('x@example.org');

    const forgetful = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => forgetful.forgot(person(turn).email))).toBe(20);
    const impatient = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => impatient.resend(person(turn).email))).toBe(20);
  });

  it('goes on one by one after that, a sign-up every twenty seconds', async () => {
    const desk = anAccountDesk();
    await timesBeforeTooMany((turn) => desk.register(person(turn)));
    for (let later = 1; later < 4; later++) {
      desk.clock.pass({ seconds: 20 });
      await desk.register(person(100 + later));
      await expect(desk.register(person(200 + later))).rejects.toMatchObject({ retryAfterSeconds: 20 });
    }
  });

  it('types a hundred wrong codes in a quarter of an hour, of either kind', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => desk.verify('000000', person(turn).email))).toBe(100);
    await expect(desk.reset('000000')).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ minutes: 15 });
    expect(await timesBeforeTooMany((turn) => desk.reset('000000', 'brand new', person(turn).email))).toBe(
      100,
    );
  });

  it('guesses two hundred passwords in a quarter of an hour, over all names, and right ones do not count', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    for (let times = 0; times < 300; times++) await desk.logIn('ada');
    expect(await timesBeforeTooMany((turn) => desk.logIn(`person${turn}`))).toBe(200);
  });
});

describe('one name', () => {
  it('is guessed at less than 250 times a day, from however many places', async () => {
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

  it('opens in a browser that is known for it, however many others guess, and that browser has thirty tries a day', async () => {
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

describe('one address', () => {
  it('is mailed five codes an hour for each place that asks, and in all twenty and then one a quarter of an hour', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const codes = () => desk.jobs.named('begin-password-reset').length;
    const ask = async (origin: string) => desk.forgot('ada@example.org', { origin, device: null });
    for (let minute = 0; minute < 7; minute++) {
      for (let place = 0; place < 6; place++) await ask(`198.51.100.${place}`);
      desk.clock.pass({ minutes: 1 });
    }
    expect(codes()).toBe(20);
    desk.clock.pass({ minutes: 15 });
    for (let place = 10; place < 20; place++) await ask(`198.51.100.${place}`);
    expect(codes()).toBe(21);
    await desk.forgot('ada@example.org', { origin: '198.51.100.1', device: { userId: 7, id: 'known' } });
    expect(codes()).toBe(22);
  });

  it('keeps the code that was mailed when a sign-up is corrected too often for another', async () => {
    const desk = anAccountDesk();
    for (let times = 0; times < 6; times++) await desk.register({ firstName: `Ada ${'abcdef'[times]}` });
    expect(desk.mails()).toHaveLength(5);
    expect(await desk.verify(desk.lastCode())).toMatchObject({ firstName: 'Ada f' });
  });
});
