import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { anAccountDesk } from '../account/account-desk.js';

describe('ConfirmEmailChange', () => {
  it('accepts the code within 15 minutes and five attempts', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.beginEmailChange('new@example.org');
    const code = desk.lastCode();
    for (let tries = 0; tries < 4; tries += 1)
      await expect(desk.confirmEmailChange('000000')).rejects.toThrow(CodeNotAccepted);
    await desk.confirmEmailChange(code);
    expect(await desk.users.findByEmail('new@example.org')).toMatchObject({ username: 'ada' });

    desk.clock.pass({ minutes: 1 });
    await desk.beginEmailChange('newer@example.org');
    desk.clock.pass({ minutes: 15 });
    await expect(desk.confirmEmailChange(desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('never takes an address from another account, even with the right code', async () => {
    const desk = anAccountDesk();
    await desk.signUp({ username: 'grace', email: 'grace@example.org' });
    await desk.signUp();
    await desk.beginEmailChange('grace@example.org');
    expect(desk.lastMail()).toMatchObject({
      to: 'grace@example.org',
      subject: 'Your address belongs to your account',
    });
    const [unsent] = desk.emailProofs.rows.all();
    const code = unsent!.state.codeDigest.split('/').at(-1)!;
    await expect(desk.confirmEmailChange(code)).rejects.toThrow(CodeNotAccepted);
    expect(await desk.users.findByEmail('grace@example.org')).toMatchObject({ username: 'grace' });
  });
});
