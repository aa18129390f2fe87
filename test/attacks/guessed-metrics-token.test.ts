import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { metricsAccess } from '../../src/infrastructure/http/metrics-access.js';
import { aProduct, PRODUCTION, withProduct } from '../support/http/test-product.js';
import { serveHttp } from '../support/local-server.js';

const TOKEN = 'a-token-of-the-tests-0123456789';
const PROXIED = { 'x-forwarded-for': '198.51.100.9' };

const product = aProduct({ env: { ...PRODUCTION, METRICS_TOKEN: TOKEN } });

const read = (headers: Record<string, string>): Promise<Response> =>
  fetch(`${product.url}/metrics`, { headers: { ...PROXIED, ...headers } });

describe('a stranger who wants the metrics through the proxy', () => {
  it.each([
    ['nothing', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another token', { authorization: 'Bearer another-token-of-the-tests-0123' }],
    ['the beginning of the token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['more than the token', { authorization: `Bearer ${TOKEN}0` }],
    ['the token in capitals', { authorization: `Bearer ${TOKEN.toUpperCase()}` }],
    ['the token and a second word', { authorization: `Bearer ${TOKEN} ${TOKEN}` }],
    ['the token as a password', { authorization: `Basic ${Buffer.from(`x:${TOKEN}`).toString('base64')}` }],
    ['a very long token', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
    ['a forged loopback address', { 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }],
  ])('gets 404 with %s, as if there were none', async (_what, headers) => {
    const response = await read(headers as Record<string, string>);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('http_request_duration_seconds');
  });

  it('gets nothing for the token in the query, which proxies would log', async () => {
    const response = await fetch(`${product.url}/metrics?token=${TOKEN}`, { headers: PROXIED });
    expect(response.status).toBe(404);
  });
});

describe('a stranger behind a proxy on the same machine that adds no header', () => {
  const statusFor = (host: string, readers: Parameters<typeof metricsAccess>[0]) =>
    statusOf(metricsAccess(readers), (port) => {
      const asked = request({ host: '127.0.0.1', port, headers: { host } });
      return once(asked.end(), 'response').then(([response]) => response.statusCode as number);
    });

  it.each([
    'tables.example.org',
    'tables.example.org:443',
    '203.0.113.5',
    '127.0.0.1.example.org',
    'localhost.example',
  ])('gets 404 where the proxy passes the host %s on', async (host) => {
    expect(await statusFor(host, { networks: [], token: undefined })).toBe(404);
    expect(await statusFor(host, { networks: ['127.0.0.0/8'], token: undefined })).toBe(404);
  });

  it.each(['127.0.0.1', 'localhost:3000', '[::1]:3000'])(
    'is no process of this machine that asks for %s',
    async (host) => {
      expect(await statusFor(host, { networks: [], token: undefined })).toBe(200);
    },
  );

  it('gets 404 where the proxy names its target, as nginx does by HTTP/1.0', async () => {
    const status = await statusOf(metricsAccess({ networks: [], token: undefined }), async (port) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return Number(/ (\d{3}) /.exec(answer.toString())?.[1]);
    });
    expect(status).toBe(404);
  });
});

it('the scraper reads the metrics through the proxy with the token', async () => {
  const response = await read({ authorization: `Bearer ${TOKEN}` });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('http_request_duration_seconds');
});

it('a server without production settings hides metrics and inbox where its address is not local', async () => {
  await withProduct({ env: { PUBLIC_URL: 'http://tables.example.org' } }, async ({ url }) => {
    for (const path of ['/dev/inbox', '/dev/inbox.json'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    expect((await fetch(`${url}/metrics`, { headers: PROXIED })).status).toBe(404);
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
  });
});

it('no header is a token while none is set', async () => {
  const headers = { ...PROXIED, authorization: 'Bearer undefined' };
  const status = await statusOf(
    metricsAccess({ networks: [], token: undefined }),
    async (port) => (await fetch(`http://127.0.0.1:${port}`, { headers })).status,
  );
  expect(status).toBe(404);
});

/** The status of one request to a server that asks `mayRead`. */
async function statusOf(
  mayRead: ReturnType<typeof metricsAccess>,
  ask: (port: number) => Promise<number>,
): Promise<number> {
  const server = await serveHttp((asked, response) => {
    response.writeHead(mayRead(asked) ? 200 : 404).end();
  });
  try {
    return await ask(server.port);
  } finally {
    await server.close();
  }
}
