import { request } from 'node:http';
import express from 'express';
import { build } from '../../../scripts/build.js';
import type { PublicAppearance } from '../../../src/application/appearance/ports.js';
import { loadConfig } from '../../../src/infrastructure/config/config.js';
import type { ShownCommunity } from '../../../src/application/community/current-community.js';
import { NO_COMMUNITY_TEXTS } from '../../../src/domain/community/community-texts.js';
import { builtPages } from '../../../src/infrastructure/http/pages.js';
import { type LocalServer, serveHttp } from '../../support/local-server.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';

const NAME = 'Dîner & Friends';
const PUBLIC_URL = 'http://dinner.example';
const COMMUNITY: ShownCommunity = { ...NO_COMMUNITY_TEXTS, name: 'Tables' };
const SHIPPED = async (): Promise<PublicAppearance> => ({ palette: 'tomato', logo: null });
let product: TestProduct;
beforeAll(async () => {
  await build();
  product = await startProduct({ env: { APP_NAME: NAME, PUBLIC_URL } });
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

interface Pages {
  readonly env?: Record<string, string>;
  readonly community?: () => ShownCommunity;
  readonly appearance?: typeof SHIPPED;
}

const servers: LocalServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Serves the pages of an instance. @returns what reads the texts of some files */
async function pagesOf({ env = {}, community = () => COMMUNITY, appearance = SHIPPED }: Pages) {
  const server = await serveHttp(express().use(builtPages(loadConfig(env), community, appearance)));
  servers.push(server);
  return (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(server.url + path)).text()));
}

it.each([
  ['outside', {}],
  ['own', { TILE_PROXY: 'on' }],
  ['google', { GOOGLE_MAPS_API_KEY: 'a-key', TILE_PROXY: 'on' }],
])('the page and the service worker contain the map provider %s', async (source, env) => {
  const [start, worker] = await (await pagesOf({ env }))('/', '/sw.js');
  expect(start).toContain(`name="map-tiles" content="${source}"`);
  expect(worker).toContain(`"map-tiles":"${source}"`);
});

it.each([
  ['[{"id":"1","name":"Google"}]', { OIDC_ISSUER: 'https://accounts.google.com' }],
  ['[{"id":"1","name":""}]', { OIDC_ISSUER: 'https://issuer.example/realms/a' }],
  [
    '[{"id":"1","name":"issuer.example"},{"id":"2","name":"Example Hospital"}]',
    {
      OIDC_ISSUER: 'https://issuer.example/realms/a',
      OIDC_ISSUER_2: 'https://other.example',
      OIDC_CLIENT_ID_2: 'a',
      OIDC_CLIENT_SECRET_2: 'b',
      OIDC_NAME_2: 'Example Hospital',
    },
  ],
])(
  'the page names the sign-in providers %s, who may join, the contact address and the operator',
  async (providers, settings) => {
    const env = {
      ...settings,
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
      SIGN_IN_WITH: 'provider',
      OPERATOR_NAME: 'Dîner & Friends',
      OPERATOR_ADDRESS: '1 "Elm" Street',
    };
    const community = () => ({ ...COMMUNITY, contactEmail: 'hello&goodbye@example.org' });
    const [start] = await (await pagesOf({ env, community }))('/');
    for (const [name, content] of [
      ['sign-in-providers', providers.replaceAll('"', '&quot;')],
      ['sign-in-with', 'provider'],
      ['contact-email', 'hello&amp;goodbye@example.org'],
      ['operator-name', 'Dîner &amp; Friends'],
      ['operator-address', '1 &quot;Elm&quot; Street'],
    ])
      expect(start).toContain(`name="${name}" content="${content}"`);
  },
);

it('the page, the console, the manifest and the service worker follow a change of the community', async () => {
  const files = ['/', '/admin', '/manifest.webmanifest', '/sw.js'];
  let community = COMMUNITY;
  const texts = await pagesOf({ community: () => community });
  for (const text of await texts(...files)) expect(text).toContain('Tables');
  const contact = { contactLink: 'https://uni-x.example/us', contactText: 'Room 12' };
  community = { ...COMMUNITY, ...contact, name: 'Uni & Co', houseRules: ['Be nice.'] };
  const [start, console, manifest, worker] = await texts(...files);
  expect(start).toContain('<title>Uni &amp; Co · ');
  expect(start).toContain('name="contact-link" content="https://uni-x.example/us"');
  expect(start).toContain('name="contact-text" content="Room 12"');
  expect(start).toContain('name="house-rules" content="on"');
  expect(console).toContain('content="Uni &amp; Co"');
  expect(JSON.parse(manifest!)).toMatchObject({ name: 'Uni & Co' });
  expect(worker).toContain('Room 12');
});

it('the pages and the service worker contain the appearance, and the console only its logo', async () => {
  const logo = { key: 'logos/a', digest: 'ab12', width: 640, height: 160, isTransparent: false };
  const texts = await pagesOf({ appearance: async () => ({ palette: 'navy', logo }) });
  const [start, console, worker] = await texts('/', '/admin', '/sw.js');
  const named = 'name="logo" content="/api/appearance/logo/ab12"';
  expect(start!.indexOf('--tomato:#1a3a8f')).toBeGreaterThan(start!.indexOf('rel="stylesheet"'));
  expect(start).toContain(named);
  expect(console).toContain(named);
  expect(console).not.toContain('--tomato');
  expect(worker).toContain('"palette":"navy","logo":"ab12"');
  expect(await page()).not.toContain('--tomato');
});

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

  it('has no headers that only documents obey', async () => {
    const [script] = /\/assets\/core-[\w-]+\.js/.exec(await page())!;
    const { headers } = await fetch(product.url + script);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('permissions-policy')).toBeNull();
  });

  it('returns 404 if it does not exist, and no other file of the folder is served', async () => {
    expect((await fetch(`${product.url}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${product.url}/assets/..%2f..%2fpackage.json`)).status).toBe(400);
  });
});

it('only a signed-in user gets the preload tags of a screen', async () => {
  const answer = await fetch(product.url, { headers: { cookie: 'tablemates.sid=anything' } });
  expect(await answer.text()).toContain('href="/api/user/matches?include=past%2Cpairs"');
  expect(answer.headers.get('vary')).toContain('Cookie');
  expect(await page()).not.toContain('/api/');
});

describe('a path', () => {
  const answerOf = (path: string) => fetch(product.url + path, { redirect: 'error' });

  it.each([
    '/',
    '/terms',
    '/privacy',
    '/auth',
    '/login',
    '/signup',
    '/browse',
    '/map',
    '/chat/1001',
    '/Terms/',
  ])('of a page answers 200: %s', async (path) => expect((await answerOf(path)).status).toBe(200));

  it.each(['/no/such/place', '/terms/of/use', '/chat/1/2', '/wp-login.php', '/index.html.bak', '/%E0'])(
    'without a page answers 404 with the page that says so: %s',
    async (path) => {
      const answer = await answerOf(path);
      expect([404, path === '/%E0' ? 400 : 404]).toContain(answer.status);
      if (answer.status === 404) expect(await answer.text()).toContain('src="/assets/');
    },
  );

  it.each(['/', '/terms', '/privacy'])(
    'of the public page %s has its canonical address and a preview',
    async (path) => {
      const answer = await answerOf(path);
      const text = await answer.text();
      const address = PUBLIC_URL + path;
      expect(text).toContain(`<link rel="canonical" href="${address}" />`);
      expect(text).toContain(`<meta property="og:url" content="${address}" />`);
      expect(text).toMatch(/<meta property="og:title" content="Dîner &amp; Friends · [A-Z][a-z ]+" \/>/i);
      const [, picture] = /property="og:image" content="[^"]*(\/icon[^"]*)"/.exec(text)!;
      expect((await answerOf(picture!)).headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('x-robots-tag')).toBeNull();
    },
  );

  it.each(['/browse', '/auth', '/no/such/place'])('of no public page is not indexed: %s', async (path) => {
    const answer = await answerOf(path);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.text()).not.toContain('canonical');
  });
});

it('the sitemap has every public page, none of which robots.txt forbids', async () => {
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots)!;
  expect(sitemap).toBe(`${PUBLIC_URL}/sitemap.xml`);
  const answer = await fetch(`${product.url}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(listed).toEqual(['/', '/terms', '/privacy']);
  const forbidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
  expect(forbidden).toEqual(['/api/', '/dev/']);
  expect(listed.filter((path) => forbidden.some((prefix) => path.startsWith(prefix)))).toEqual([]);
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
    expect(await headersFor(script, 'gzip, br')).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    const headers = await headersFor(script, 'gzip');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await fetch(`${product.url}/admin/assets/none.js`)).status).toBe(404);
  });

  it('does not handle paths that only start with the same letters', async () => {
    expect(await (await fetch(`${product.url}/administration`)).text()).toContain('src="/assets/');
  });
});
