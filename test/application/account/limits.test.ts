import { describe, expect, it } from '@jest/globals';
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
  it('signs up twenty people an hour, and asks for twenty codes, counted together', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => desk.register(person(turn)))).toBe(20);
    await expect(desk.forgot('x@example.org')).rejects.toThrow(TooManyAttempts);
    await expect(desk.resend('x@example.org')).rejects.toThrow(TooManyAttempts);

    const forgetful = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => forgetful.forgot(person(turn).email))).toBe(20);
    const impatient = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => impatient.resend(person(turn).email))).toBe(20);
  });

  it('types a hundred codes in a quarter of an hour, of either kind', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => desk.verify('000000', person(turn).email))).toBe(100);
    await expect(desk.reset('000000')).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ minutes: 15 });
    expect(await timesBeforeTooMany((turn) => desk.reset('000000', 'brand new', person(turn).email))).toBe(
      100,
    );
  });

  it('guesses fifty passwords in a quarter of an hour, over all names', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => desk.logIn(`person${turn}`))).toBe(50);
  });
});

describe('one name', () => {
  it('is guessed at a hundred times in a quarter of an hour, from however many places', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => desk.logIn('ada', 'secret1', `198.51.100.${turn}`))).toBe(100);
  });
});
