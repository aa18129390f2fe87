import { PhoneVerificationNotOffered } from '../../../src/application/trust-score/phone-code-texts.js';
import type { User } from '../../../src/domain/account/user.js';
import { PhoneNumberNotValid } from '../../../src/domain/trust-score/phone-number.js';
import { aTrustDesk, NUMBER } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

describe('sending a phone code', () => {
  it('queues the message to the given number', async () => {
    await desk.send(ada);
    expect(desk.texts()).toEqual([
      { to: NUMBER, text: 'Tablemates: 123456 is your code. It works once, for 10 minutes.' },
    ]);
  });

  it('stores a digest bound to user and number', async () => {
    await desk.send(ada);
    const [kept] = desk.verifications.rows.all();
    expect(JSON.stringify(kept)).toContain(`verify-phone/${ada.id} ${NUMBER}/123456`);
  });

  it('is refused if no text messages can be sent', async () => {
    const silent = aTrustDesk({ isOffered: false });
    await expect(silent.send(await silent.joins('ben'))).rejects.toThrow(PhoneVerificationNotOffered);
  });

  it('sends nothing to an invalid number', async () => {
    await expect(desk.send(ada, '415 555')).rejects.toThrow(PhoneNumberNotValid);
    expect(desk.texts()).toEqual([]);
  });
});
