import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { build } from '../../../scripts/build.js';
import { loadConfig } from '../../../src/infrastructure/config.js';
import { builtPages } from '../../../src/infrastructure/pages.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';

const NAME = 'Dîner & Friends';
let product: TestProduct;
beforeAll(async () => {
  await build();
  product = await startProduct({ env: { APP_NAME: NAME } });
});
afterAll(() => product?.stop());

const page = async () => (await fetch(product.url)).text();

/** The headers of a file for a browser with these encodings. */
const headersFor = (path: string, encodings: string) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    request(product.url + path, { headers: { 'accept-encoding': encodings } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers));
    })
      .once('error', reject)
      .end();
  });

it.each([
  ['outside', {}],
  ['own', { TILE_PROXY: 'on' }],
  ['google', { GOOGLE_MAPS_API_KEY: 'a-key', TILE_PROXY: 'on' }],
])('the page and the service worker contain the map provider %s', async (source, env) => {
  const server = createServer(express().use(builtPages(loadConfig(env)))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(url)).text()).toContain(`name="map-tiles" content="${source}"`);
    expect(await (await fetch(`${url}/sw.js`)).text()).toContain(`"map-tiles":"${source}"`);
  } finally {
    server.close();
  }
});

it.each([
  ['google', 'https://accounts.google.com'],
  ['oidc', 'https://issuer.example/realms/a'],
])(
  'the page names the sign-in provider %s, the contact address and the operator',
  async (provider, issuer) => {
    const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    const config = loadConfig({
      ...oidc,
      CONTACT_EMAIL: 'hello&goodbye@example.org',
      OPERATOR_NAME: 'Dîner & Friends',
      OPERATOR_ADDRESS: '1 "Elm" Street',
    });
    const server = createServer(express().use(builtPages(config))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const text = await (await fetch(url)).text();
      expect(text).toContain(`name="sign-in-provider" content="${provider}"`);
      expect(text).toContain('name="contact-email" content="hello&amp;goodbye@example.org"');
      expect(text).toContain('name="operator-name" content="Dîner &amp; Friends"');
      expect(text).toContain('name="operator-address" content="1 &quot;Elm&quot; Street"');
    } finally {
      server.close();
    }
  },
);

describe('the installed app', () => {
  it('has the configured name', async () => {
    const manifest = await fetch(`${product.url}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: NAME, short_name: NAME });
    expect(await page()).toContain('content="Dîner &amp; Friends"');
  });

  it('is revalidated on every request, and a new name counts as a change', async () => {
    const worker = await fetch(`${product.url}/sw.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(await worker.text()).toContain(encodeURIComponent(NAME));
  });

  it('restricts its service worker and manifest to the same origin', async () => {
    const policy = (await fetch(product.url)).headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self';manifest-src 'self'");
  });
});

it('the page sets the hint for a session that began without it, and none for a visitor', async () => {
  const cookiesFor = async (cookie: string) =>
    (await fetch(product.url, { headers: { cookie } })).headers.getSetCookie();
  expect(await cookiesFor('tablemates.sid=s%3Aabc')).toEqual([expect.stringMatching(/^tablemates\.hint=1;/)]);
  expect(await cookiesFor('other=1')).toEqual([]);
});

describe('a script of the app', () => {
  it('is cached forever, and compressed if the browser accepts it', async () => {
    const [script] = /\/assets\/core-[\w-]+\.js/.exec(await page())!;
    const small = await headersFor(script, 'gzip, br');
    expect(small).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(small['content-type']).toContain('text/javascript');
    expect(await headersFor(script, 'gzip')).toMatchObject({ 'content-encoding': 'gzip' });
    expect(await headersFor(script, 'identity')).not.toHaveProperty('content-encoding');
    const readable = await fetch(product.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(await readable.text()).toContain('react');
  });

  it('returns 404 if it does not exist, and no other file of the folder is served', async () => {
    expect((await fetch(`${product.url}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${product.url}/assets/..%2f..%2fpackage.json`)).status).toBe(400);
  });
});

it('only a signed-in user gets the preload tags of a screen', async () => {
  const answer = await fetch(product.url, { headers: { cookie: 'tablemates.sid=anything' } });
  expect(await answer.text()).toContain('href="/api/user/matches"');
  expect(answer.headers.get('vary')).toContain('Cookie');
  expect(await page()).not.toContain('/api/');
});

describe('the console', () => {
  it.each(['/admin', '/admin/', '/admin/users/1001/show', '/admin/a.b'])(
    'is the page at %s',
    async (path) => {
      const answer = await fetch(product.url + path, { redirect: 'error' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      const text = await answer.text();
      expect(text).toContain('src="/admin/assets/');
      expect(text).toContain('content="Dîner &amp; Friends"');
    },
  );

  it('caches its scripts forever, and serves no other files', async () => {
    const [script] = /\/admin\/assets\/index-[\w-]+\.js/.exec(
      await (await fetch(`${product.url}/admin`)).text(),
    )!;
    const headers = await headersFor(script, 'gzip');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await fetch(`${product.url}/admin/assets/none.js`)).status).toBe(404);
  });

  it('does not handle paths that only start with the same letters', async () => {
    expect(await (await fetch(`${product.url}/administration`)).text()).toContain('src="/assets/');
  });
});
