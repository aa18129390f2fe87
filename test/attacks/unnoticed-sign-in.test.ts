import { eventually } from '../support/eventually.js';
import { totpCode } from '../support/http/totp-code.js';
import type { APerson } from '../support/http/a-person.js';
import { setRole, aStaffMember } from '../support/http/a-staff-member.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const NEW_DEVICE = 'New sign-in to your account';
const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

const product = theSharedProduct();

const noticesTo = async ({ email }: APerson, subject = NEW_DEVICE) => {
  await waitForJobs(product);
  return (await product.mailsTo(email)).filter((mail) => mail.subject === subject);
};
const signsIn = (at: APerson, { email, password }: APerson, userAgent = CHROME_ON_ANDROID) =>
  at.send('POST', '/api/auth/login', { usernameOrEmail: email, password }, { 'user-agent': userAgent });

describe('a sign-in with a stolen password', () => {
  it('sends the owner a mail, in words and without a number that looks like a code', async () => {
    const ada = await product.person().signUp();
    expect(await noticesTo(ada)).toEqual([]);
    await signsIn(product.person(), ada);
    const [notice] = await noticesTo(ada);
    expect(notice!.text).toContain('Chrome on Android');
    expect(notice!.text).toContain('Forgot password?');
    expect(notice!.text).not.toMatch(/(?<!\d)\d{6}(?!\d)/);
  });

  it("sends it even with a device cookie of the attacker's own account, and without their text", async () => {
    const [ada, mallory] = [await product.person().signUp(), await product.person().signUp()];
    await signsIn(mallory, ada, 'Win-at-https://evil.example/1 (x)');
    const [notice, ...others] = await noticesTo(ada);
    expect([others, notice!.text.includes('evil')]).toEqual([[], false]);
  });

  it('sends it for the console too', async () => {
    const ada = await product.person().signUp();
    await setRole(product, ada.id, 'moderator');
    const { email, password } = ada;
    await product.person().expect('POST', '/api/admin/session', 200, { email, password });
    expect((await noticesTo(ada))[0]!.text).toContain('console');
  });
});

describe('a sign-in on a known device', () => {
  it('sends no mail, and neither does the first sign-in after registration', async () => {
    const ada = await product.person().signUp();
    await ada.expect('POST', '/api/logout', 200);
    await signsIn(ada, ada);
    await signsIn(ada, ada);
    expect(await noticesTo(ada)).toEqual([]);
  });

  it('sends one if the device is no longer among the ten known ones', async () => {
    const ada = await product.person().signUp();
    for (let device = 0; device < 10; device += 1) await signsIn(product.person(), ada);
    expect(await noticesTo(ada)).toHaveLength(10);
    const { rows } = await product.query(`select 1 from known_devices where user_id = $1`, [ada.id]);
    expect(rows).toHaveLength(10);
    await signsIn(ada, ada);
    expect(await noticesTo(ada)).toHaveLength(11);
  });
});

describe('a change of console credentials', () => {
  it('sends a mail: role change, second factor, used recovery code', async () => {
    const admin = await aStaffMember(product, 'admin');
    const ada = await product.person().signUp();
    await admin.expect('POST', `/api/admin/users/${ada.id}/role`, 200, {
      role: 'moderator',
      password: admin.password,
    });
    expect((await noticesTo(ada, 'Your role was changed'))[0]!.text).toContain('moderator');

    const { email, password } = ada;
    const console = product.person();
    const path = '/api/admin/session';
    await console.expect('POST', path, 200, { email, password });
    const { body } = await console.expect('POST', `${path}/second-factor`, 200, { password });
    const totp = totpCode(String(body.secret));
    const { recoveryCodes } = (await console.expect('POST', `${path}/second-factor/confirm`, 200, { totp }))
      .body;
    expect(await noticesTo(ada, 'Your second factor is on')).toHaveLength(1);

    const [recoveryCode] = recoveryCodes as string[];
    await product.person().expect('POST', path, 200, { email, password, totp: recoveryCode });
    const [used] = await noticesTo(ada, 'A recovery code was used');
    expect(used!.text).toContain('9');
    expect(used!.text).not.toContain(recoveryCode);
  });
});

it('a code that is requested after a sign-in is in the newest mail', async () => {
  const ada = await product.person().signUp();
  await signsIn(product.person(), ada);
  await ada.expect('POST', '/api/auth/forgot-password', 200, { email: ada.email });
  const subjects = await eventually(async () => {
    const mails = (await product.mailsTo(ada.email)).map(({ subject }) => subject);
    return mails.includes('Your reset code') && mails;
  });
  await waitForJobs(product);
  expect([subjects[0], (await product.mailsTo(ada.email))[0]!.subject]).toEqual([
    'Your reset code',
    'Your reset code',
  ]);
});
