import type { Socket } from 'node:net';
import { eventually } from '../../support/eventually.js';
import type { APerson } from '../../support/http/a-person.js';
import { aRequestBody, matchesOf } from '../../support/http/a-table.js';
import { type LocalServer, serveTcp } from '../../support/local-server.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';

const MAILS = 20;
const TEXTS = 8;
/** The connections to a mail server and to an API behind a broken firewall, which never answer. */
const [mailed, texted]: [Socket[], Socket[]] = [[], []];
const servers: LocalServer[] = [];
let product: TestProduct;
let people: APerson[];

beforeAll(async () => {
  for (const sockets of [mailed, texted]) servers.push(await serveTcp((socket) => sockets.push(socket)));
  product = await startProduct({
    env: {
      MATCH_PATIENCE_SECONDS: '0',
      SMTP_URL: servers[0]!.url.replace('http', 'smtp'),
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15005550006',
      TWILIO_API_BASE: servers[1]!.url,
    },
  });
  people = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((firstName) => product.person().signUp({ firstName })),
  );
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await product?.stop();
});

it('users of a slot are seated while every mail and every text message hangs', async () => {
  const [ada] = people;
  for (let count = 0; count < MAILS; count++)
    await ada!.expect('POST', '/api/auth/forgot-password', 200, { email: ada!.email });
  for (let count = 0; count < TEXTS; count++)
    await ada!.expect('POST', '/api/user/verification/phone/send', 200, {
      phoneNumber: `+1212555010${count}`,
    });
  await eventually(async () => mailed.length > 0 && texted.length > 0);

  for (const person of people) await person.expect('POST', '/api/matching-request', 200, aRequestBody());
  for (const person of people) await matchesOf(person, (matches) => matches.length > 0);
  // The text messages of the first attempt have not even timed out.
  expect(texted.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(0);
});
