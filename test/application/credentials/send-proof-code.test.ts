import { anAccountDesk } from '../account/account-desk.js';

describe('SendProofCode', () => {
  it('mails the code to the new address, and a later request replaces the earlier one', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.beginEmailChange('new@example.org');
    expect(desk.lastMail()).toMatchObject({ to: 'new@example.org', subject: 'Your verification code' });
    await desk.beginEmailChange('newer@example.org');
    expect(desk.emailProofs.rows.all()).toMatchObject([{ email: 'newer@example.org' }]);
  });

  it('stores a change for an address with an account too, but mails its owner without a code', async () => {
    const desk = anAccountDesk();
    await desk.signUp({ username: 'grace', email: 'grace@example.org' });
    await desk.signUp();
    await desk.beginEmailChange('grace@example.org');
    expect(desk.emailProofs.rows.all()).toMatchObject([{ email: 'grace@example.org' }]);
    expect(desk.lastMail().to).toBe('grace@example.org');
    expect(desk.lastMail().text).not.toMatch(/\d{6}/);
  });
});
