import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';
import { refused } from '../support/http/refused.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

const NEW_PASSWORD = 'a new password';

const product = theSharedProduct();

const logsIn = async (person: APerson, usernameOrEmail: string, password = person.password) =>
  (await product.person().post('/api/auth/login', { usernameOrEmail, password })).status;
const elsewhere = async (person: APerson) => {
  const browser = product.person();
  const { email: usernameOrEmail, password } = person;
  await browser.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password });
  return browser;
};
const mailTo = (address: string, subject: string) =>
  eventually(async () => (await product.mailsTo(address)).find((mail) => mail.subject === subject));
const changePassword = (person: APerson, password: string, newPassword = NEW_PASSWORD) =>
  person.send('PUT', '/api/user/password', { password, newPassword });
const requestEmailChange = (person: APerson, email: string, password = person.password) =>
  person.post('/api/user/email', { email, password });
const proves = (person: APerson, code: string) => person.post('/api/user/email/verify', { code });
const sixDigits = /(?<!\d)\d{6}(?!\d)/;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an attacker with access to an open session', () => {
  it('cannot change the password or the email address without the password', async () => {
    const ada = await product.person().signUp();
    await refused(changePassword(ada, 'not the one'), 403, 'wrong_password');
    const change = requestEmailChange(ada, `new-${ada.email}`, 'not the one');
    const { fields } = await refused(change, 403, 'wrong_password');
    expect(fields).toEqual({ password: expect.any(String) });
    expect(await logsIn(ada, ada.email)).toBe(200);
    await waitForJobs(product);
    expect(await product.mailsTo(`new-${ada.email}`)).toEqual([]);
  });

  it('is signed out with all other sessions when the owner changes the password, and the owner gets a mail', async () => {
    const ada = await product.person().signUp();
    const thief = await elsewhere(ada);
    const socket = await thief.connect();
    expect((await changePassword(ada, ada.password, 'short')).status).toBe(400);
    expect((await changePassword(ada, ada.password)).status).toBe(200);
    expect(await socket.closed).toBe(4401);
    await thief.does('GET /api/user 401');
    await ada.does('GET /api/user 200');
    expect([await logsIn(ada, ada.email), await logsIn(ada, ada.email, NEW_PASSWORD)]).toEqual([401, 200]);
    const mail = (await mailTo(ada.email, 'Your password was changed'))!;
    expect(mail.text).toContain('Forgot password?');
    expect(mail.text).not.toMatch(sixDigits);
  });
});

describe('a change of the email address', () => {
  it('takes effect after verification, and the old address gets a mail with instructions', async () => {
    const ada = await product.person().signUp();
    const address = `new-${ada.email}`;
    expect((await requestEmailChange(ada, ` ${address.toUpperCase()} `)).status).toBe(200);
    const code = await product.codeFor(address);
    const [codeMail] = await product.mailsTo(address);
    expect(codeMail!.text.match(new RegExp(sixDigits, 'g'))).toEqual([code]);
    expect(codeMail!.text).not.toContain('Ada');
    expect(await logsIn(ada, address)).toBe(401);

    await refused(proves(ada, another(code)), 400, 'code_not_accepted');
    expect(await proves(ada, code)).toMatchObject({ status: 200, body: { id: ada.id, email: address } });
    expect([await logsIn(ada, address), await logsIn(ada, ada.email)]).toEqual([200, 401]);
    const notice = (await mailTo(ada.email, 'Your email address was changed'))!;
    expect(notice.text).toContain("If it wasn't you");
    expect(notice.text).not.toMatch(sixDigits);
    expect((await proves(ada, code)).status).toBe(400);
  });

  it('does not reveal that an address is registered, and never takes it over', async () => {
    const [ada, ben] = [await product.person().signUp(), await product.person().register()];
    const [free, taken] = [
      await requestEmailChange(ada, `free-${ada.email}`),
      await requestEmailChange(ada, ben.email),
    ];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const received = (await mailTo(ben.email, 'Your address belongs to your account'))!;
    expect(received.text).not.toMatch(sixDigits);
    for (const code of ['000000', '123456', ben.lastEmailCode!])
      await refused(proves(ada, code), 400, 'code_not_accepted');
    expect(await logsIn(ben, ben.email)).toBe(200);
  });

  it('is discarded when the owner changes the password', async () => {
    const ada = await product.person().signUp();
    const address = `thief-${ada.email}`;
    const thief = await elsewhere(ada);
    await requestEmailChange(thief, address);
    const code = await product.codeFor(address);
    expect((await changePassword(ada, ada.password)).status).toBe(200);
    await refused(proves(ada, code), 400, 'code_not_accepted');
    expect((await ada.get('/api/user')).body).toMatchObject({ email: ada.email });
  });
});
