import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import {
  createBoundedServer,
  SERVER_LIMITS,
  type ServerLimits,
} from '../../src/infrastructure/http/bounded-server.js';

const DRIP_MS = 40;
const SHORT: ServerLimits = {
  headersMs: 400,
  bodyMs: 400,
  bytesPerSecond: 4000,
  requestMs: 5000,
  keepAliveMs: 5000,
  checkEveryMs: 50,
  connectionsPerAddress: 3,
};

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that reads bodies to their end, and under `/refused` responds without reading. */
async function serve(limits: ServerLimits = SHORT): Promise<number> {
  server = createBoundedServer(limits);
  server.on('request', (request, response) => {
    if (request.url === '/refused') return response.writeHead(401).end();
    request.on('error', () => undefined);
    request.resume().on('end', () => response.end('read'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends `first`, then `drip` repeatedly. @returns all data received until the connection closed */
async function exchange(port: number, first: string, drip: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += String(chunk))).on('error', () => undefined);
  socket.write(first);
  const dripping = setInterval(() => socket.writable && socket.write(drip), DRIP_MS);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return said;
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

describe('a slow connection', () => {
  it.each([
    ['sends nothing', '', ''],
    ['never completes its headers', 'GET / HTTP/1.1\r\nHost: here\r\n', 'x-more: headers\r\n'],
    ['sends its body byte by byte', post('/', 90_000), 'x'],
    [
      'sends a chunked body byte by byte',
      post('/', 1).replace(/Content-Length: 1/, 'Transfer-Encoding: chunked'),
      '1\r\nx\r\n',
    ],
  ])('gets 408 and is closed when it %s', async (_, first, drip) => {
    expect(await exchange(await serve(), first, drip)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed when it continues a body that was rejected before reading', async () => {
    expect(
      await exchange(await serve(), post('/refused', 90_000).replace('Connection: close\r\n', ''), 'x'),
    ).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('is accepted for a large body at a steady rate', async () => {
    const [length, drip] = [20_000, 'x'.repeat(500)];
    expect((length / drip.length) * DRIP_MS).toBeGreaterThan(SHORT.bodyMs);
    expect(await exchange(await serve(), post('/', length), drip)).toMatch(/^HTTP\/1\.1 200 [^]*read/);
  });
});

describe('the default limits', () => {
  it('close headers after 15 s and bodies after 20 s, and accept ten megabytes over a weak network', () => {
    const { headersMs, bodyMs, bytesPerSecond, requestMs, checkEveryMs } = SERVER_LIMITS;
    expect(headersMs + checkEveryMs).toBeLessThan(15_000);
    expect(bodyMs + checkEveryMs).toBeLessThan(20_000);
    expect((bytesPerSecond * bodyMs) / 1000).toBeGreaterThan(100 * 1024);
    const weakNetwork = (10 * 1024 * 1024) / 170;
    expect(weakNetwork).toBeGreaterThan(bytesPerSecond);
    expect((10 * 1024 * 1024) / weakNetwork).toBeLessThan(requestMs / 1000);
  });
});

describe('connections from one address', () => {
  it('are closed over the limit, and accepted again after others have closed', async () => {
    const port = await serve({ ...SHORT, headersMs: 5000 });
    const open = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n', '')).toBe('');
    open[0]!.destroy();
    await once(open[0]!, 'close');
    let answer = '';
    while (answer === '')
      answer = await exchange(port, 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n', '');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of open) socket.destroy();
  });
});
