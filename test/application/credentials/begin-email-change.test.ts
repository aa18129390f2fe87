import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { EmailDomainNotAllowed } from '../../../src/domain/account/email-domains.js';
import { SameEmail } from '../../../src/domain/account/email-address.js';
import { anAccountDesk } from '../account/account-desk.js';

describe('BeginEmailChange', () => {
  it('refuses the current address of the account', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await expect(desk.beginEmailChange(' ADA@example.org ')).rejects.toThrow(SameEmail);
  });

  it('refuses an address of another domain, and keeps one of earlier', async () => {
    const desk = anAccountDesk(['example.org']);
    await desk.signUp();
    await expect(desk.beginEmailChange('ada@elsewhere.org')).rejects.toThrow(EmailDomainNotAllowed);
    await desk.beginEmailChange('lovelace@example.org');
  });

  it('sends one code per minute to an address and five per hour for a user', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.beginEmailChange('new@example.org');
    await expect(desk.beginEmailChange('new@example.org')).rejects.toThrow(TooManyAttempts);
    for (const name of ['b', 'c', 'd']) await desk.beginEmailChange(`${name}@example.org`);
    await expect(desk.beginEmailChange('e@example.org')).rejects.toThrow(TooManyAttempts);
  });
});
