import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '../../support/eventually.js';
import type { APerson } from '../../support/http/a-person.js';
import { aRequestBody, matchesOf } from '../../support/http/a-table.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';

/** Accepts connections and never answers, like a mail server or an API behind a broken firewall. */
class SilentServer {
  readonly sockets: Socket[] = [];
  private readonly server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    this.sockets.push(socket);
  });

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const MAILS = 20;
const TEXTS = 8;
const mailServer = new SilentServer();
const textService = new SilentServer();
let product: TestProduct;
let people: APerson[];

beforeAll(async () => {
  product = await startProduct({
    env: {
      MATCH_PATIENCE_SECONDS: '0',
      SMTP_URL: `smtp://${await mailServer.listen()}`,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15005550006',
      TWILIO_API_BASE: `http://${await textService.listen()}`,
    },
  });
  people = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((firstName) => product.person().signUp({ firstName })),
  );
});
afterAll(async () => {
  await mailServer.close();
  await textService.close();
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
  await eventually(async () => mailServer.sockets.length > 0 && textService.sockets.length > 0);

  for (const person of people) await person.expect('POST', '/api/matching-request', 200, aRequestBody());
  for (const person of people) await matchesOf(person, (matches) => matches.length > 0);
  // The text messages of the first attempt have not even timed out.
  expect(textService.sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(0);
});
