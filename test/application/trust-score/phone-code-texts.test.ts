import { aTrustDesk } from './a-trust-desk.js';

describe('the text message of a phone code', () => {
  it('contains no other six-digit number, even if the product name has one', async () => {
    const odd = aTrustDesk({ appName: 'Table 20260302' });
    await odd.send(await odd.joins('ben'));
    expect(odd.texts()[0]!.text.match(/\d{6,}/g)).toEqual(['123456']);
  });
});
