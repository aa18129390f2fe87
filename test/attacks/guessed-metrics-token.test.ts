import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { metricsAccess } from '../../src/infrastructure/http/metrics-access.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';

const TOKEN = 'a-token-of-the-tests-0123456789';
const PROXIED = { 'x-forwarded-for': '198.51.100.9' };

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({
    env: {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of the tests',
      FILES_KEY: 'a key for files of the tests',
      DATABASE_URL: 'postgres://127.0.0.1/elsewhere',
      SMTP_URL: 'smtp://127.0.0.1:1',
      RATE_LIMITS: 'on',
      STAFF_SECOND_FACTOR: 'required',
      HOST: '127.0.0.1',
      METRICS_TOKEN: TOKEN,
    },
  });
});
afterAll(() => product.stop());

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

it('the scraper reads the metrics through the proxy with the token', async () => {
  const response = await read({ authorization: `Bearer ${TOKEN}` });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('http_request_duration_seconds');
});

it('a server without production settings hides metrics and inbox where its address is not local', async () => {
  const exposed = await startProduct({ env: { PUBLIC_URL: 'http://tables.example.org' } });
  try {
    for (const path of ['/dev/inbox', '/dev/inbox.json'])
      expect([path, (await fetch(exposed.url + path)).status]).toEqual([path, 404]);
    expect((await fetch(`${exposed.url}/metrics`, { headers: PROXIED })).status).toBe(404);
    expect((await fetch(`${exposed.url}/metrics`)).status).toBe(200);
  } finally {
    await exposed.stop();
  }
});

it('no header is a token while none is set', async () => {
  const mayRead = metricsAccess({ networks: [], token: undefined });
  const server: Server = createServer((request, response) => {
    response.writeHead(mayRead(request) ? 200 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const headers = { ...PROXIED, authorization: 'Bearer undefined' };
    expect((await fetch(`http://127.0.0.1:${port}`, { headers })).status).toBe(404);
  } finally {
    server.close();
  }
});
