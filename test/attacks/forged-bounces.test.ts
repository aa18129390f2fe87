import { hmacBounceTokens } from '../../src/adapters/auth/hmac-bounce-tokens.js';
import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';
import { aProduct } from '../support/http/test-product.js';
import { MailServer } from '../support/mail/mail-server.js';

const WEBHOOK_TOKEN = 'a-token-of-the-tests';
const mailServer = new MailServer();
let victim: APerson;
const product = aProduct(async () => ({
  env: {
    SMTP_URL: await mailServer.start(),
    BOUNCE_ADDRESS: 'bounces@tables.example',
    BOUNCE_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  },
}));
beforeAll(async () => {
  victim = await product.person().signUp();
  await victim.expect('PUT', '/api/user/password', 200, {
    password: victim.password,
    newPassword: 'violet horse',
  });
  await eventually(async () => mailServer.to(victim.email).length === 1);
});
afterAll(() => mailServer.stop());

const post = (body: object, headers: Record<string, string> = {}) =>
  product.person().send('POST', '/api/webhooks/bounces', body, headers);
const returnPath = () => mailServer.to(victim.email)[0]!.returnPath;
const isMarked = async () => (await victim.get('/api/user')).body.isEmailUndeliverable;
const asService = { authorization: `Bearer ${WEBHOOK_TOKEN}` };

describe('a stranger who wants to mute the mails of a member', () => {
  it.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer another-token-of-the-tests' }],
    ['the beginning of the token', { authorization: `Bearer ${WEBHOOK_TOKEN.slice(0, -1)}` }],
    ['the token as a password', { authorization: `Basic ${WEBHOOK_TOKEN}` }],
  ])('is refused at the webhook with %s, even with the right return address', async (_what, headers) => {
    const { status } = await post(
      { returnPath: returnPath(), statusCode: '5.1.1' },
      headers as Record<string, string>,
    );
    expect(status).toBe(401);
    expect(await isMarked()).toBe(false);
  });

  it('gets no further with guessed return addresses', async () => {
    const forged = [
      'bounces@tables.example',
      `bounces+${'0'.repeat(32)}@tables.example`,
      `bounces+${hmacBounceTokens('another secret')(victim.email)}@tables.example`,
      `bounces+${victim.email.replace('@', '=')}@tables.example`,
      returnPath().replace('tables.example', 'tables.example.evil.example'),
    ];
    for (const address of forged)
      expect((await post({ returnPath: address, statusCode: '5.1.1' }, asService)).status).toBe(204);
    expect(await isMarked()).toBe(false);
  });

  it('is not helped by a report of success or a broken one', async () => {
    for (const statusCode of ['2.1.5', '4.1.1', '5.7.1', '5.1.1; 5.1.1', '', '\r\n5.1.1'])
      expect((await post({ returnPath: returnPath(), statusCode }, asService)).status).toBe(204);
    expect(await isMarked()).toBe(false);
  });
});

it('the mail service itself marks the address', async () => {
  expect((await post({ returnPath: returnPath(), statusCode: '5.1.1' }, asService)).status).toBe(204);
  expect(await isMarked()).toBe(true);
});
