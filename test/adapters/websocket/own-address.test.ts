import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { WebSocket } from 'ws';
import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import { SystemClock } from '../../../src/adapters/time/system-clock.js';
import { OwnAddress } from '../../../src/adapters/websocket/own-address.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';
import { freePort } from '../../support/free-port.js';
import { type LocalServer, serveHttp } from '../../support/local-server.js';
import { TEST_SESSION_SECRET } from '../../support/postgres/insert-account.js';
import { SERVER_CERTIFICATE, SERVER_KEY } from '../../support/mail/certificates.js';

const clock = new SystemClock();
const links = new HmacSignedLinks(TEST_SESSION_SECRET, clock);
const at = (port: number, signer = links) => new OwnAddress(`http://127.0.0.1:${port}`, signer, clock);

let product: TestProduct;
let passing: Server;
let withoutUpgrade: LocalServer;
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const publicPort = await freePort();
  product = await startProduct({ env: { PUBLIC_URL: `http://127.0.0.1:${publicPort}` } });
  const { port } = product.server;
  passing = createTcpServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
    near.pipe(far).pipe(near);
  }).listen(publicPort, '127.0.0.1');
  await once(passing, 'listening');
  // As nginx does by default: a request for an upgrade arrives as a plain one.
  withoutUpgrade = await serveHttp(
    ({ method, url, headers: { connection: _, upgrade: __, ...headers } }, response) => {
      request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      }).end();
    },
  );
});
afterAll(async () => {
  await withoutUpgrade.close();
  passing.close();
  await product.stop();
});

describe('the public address', () => {
  it('answers as this product, and a ping comes back through a proxy that passes sockets', async () => {
    const proxied = at(portOf(passing));
    expect(await proxied.ask()).toBe(true);
    await proxied.ping();
    expect(await proxied.certificate()).toBeNull();
  });

  it('is answered, but has no sockets behind a proxy that does not pass the upgrade', async () => {
    const proxied = at(withoutUpgrade.port);
    expect(await proxied.ask()).toBe(true);
    await expect(proxied.ping()).rejects.toMatchObject({ code: expect.stringMatching(/^HTTP_\d+$/) });
  });

  it('has no sockets of this instance where another one answers', async () => {
    const stranger = new HmacSignedLinks('the secret of another instance', clock);
    await expect(at(product.server.port, stranger).ping()).rejects.toMatchObject({ code: 'HTTP_401' });
  });

  it('is another server where a page comes back, and silent where nothing does', async () => {
    const page = await serveHttp((_, response) => void response.end('<h1>Welcome to nginx</h1>'));
    expect(await at(page.port).ask()).toBe(false);
    await page.close();
    const nobody = at(await freePort());
    await expect(nobody.ask()).rejects.toThrow();
    await expect(nobody.ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('has a certificate, whose end and refusal are read', async () => {
    const server = createTlsServer({ key: SERVER_KEY, cert: SERVER_CERTIFICATE }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const secure = new OwnAddress(`https://localhost:${portOf(server)}`, links, clock);
    const certificate = await secure.certificate();
    expect(certificate!.refusal).toMatch(/UNABLE_TO_VERIFY/);
    expect(certificate!.endsAt.getFullYear()).toBeGreaterThan(2100);
    server.close();
  });
});

describe('the socket of the check', () => {
  const open = (token: string) =>
    new WebSocket(`ws://127.0.0.1:${product.server.port}/ws?check=${token}`, { origin: product.url });
  const tokenUntil = (seconds: number) =>
    links.sign('socket_check', 'instance', new Date(Date.now() + seconds * 1000));

  it('is refused with an old token, a made-up one, and one for something else', async () => {
    const other = links.sign('unsubscribe', 'instance', new Date(Date.now() + 60_000));
    for (const token of [tokenUntil(-1), 'x', other]) {
      const [, { statusCode }] = (await once(open(token), 'unexpected-response')) as [
        unknown,
        { statusCode: number },
      ];
      expect(statusCode).toBe(401);
    }
  });

  it('ends with the first frame, because it has no session', async () => {
    const socket = open(tokenUntil(60));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'join', matchId: 1 }));
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1006);
  });
});
