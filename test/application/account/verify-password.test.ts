import { describe, expect, it } from '@jest/globals';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { WrongPassword } from '../../../src/domain/account/wrong-password.js';
import { anAccountDesk } from './account-desk.js';

describe('VerifyPassword', () => {
  it('requires the current password and refuses further attempts after ten wrong ones', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(desk.changePassword('guessing', 'brand new')).rejects.toThrow(WrongPassword);
    await expect(desk.changePassword('secret1', 'brand new')).rejects.toThrow(TooManyAttempts);
    expect(desk.sessions.ended).toEqual([]);
  });
});
