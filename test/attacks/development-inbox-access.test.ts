import { request } from 'node:http';
import { theSharedProduct } from '../support/http/shared-product.js';

const product = theSharedProduct();
let port: string;
beforeAll(async () => {
  ({ port } = new URL(product.url));
});

/** Sends any header; `fetch` does not allow `Host`. */
const statusOf = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    })
      .once('error', reject)
      .end();
  });

describe.each(['/dev/inbox', '/dev/inbox.json'])('the development inbox at %s', (path) => {
  it('is available to a developer on the same machine', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      expect([host, await statusOf(path, { host: `${host}:${port}` })]).toEqual([host, 200]);
    }
    expect(await statusOf(path, { host: 'localhost' })).toBe(200);
  });

  it.each([
    'attacker.example',
    '127.0.0.1.attacker.example',
    'localhost.attacker.example:3000',
    '0.0.0.0',
    '[::]',
  ])('rejects pages of %s under DNS rebinding', async (host) => {
    expect(await statusOf(path, { host })).toBe(404);
  });

  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-host', 'tables.example.org'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 tunnel'],
    ['x-real-ip', '203.0.113.7'],
  ])('rejects requests through a proxy or tunnel: %s', async (name, value) => {
    expect(await statusOf(path, { host: `localhost:${port}`, [name]: value })).toBe(404);
  });
});
