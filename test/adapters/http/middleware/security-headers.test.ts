import { aProduct, withProduct } from '../../../support/http/test-product.js';

const product = aProduct({ env: { TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.png' } });

/** The policy as a list of sources by directive. */
function policyOf(headers: Headers): Record<string, string[]> {
  const directives = headers.get('content-security-policy')!.split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name, ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

describe('every answer', () => {
  it.each([
    '/',
    '/matches',
    '/api/user',
    '/api/openapi.json',
    '/api/docs',
    '/api/nothing',
    '/assets/none.js',
    '/%zz',
    '/favicon.svg',
  ])('to %s prevents sniffing, framing and foreign scripts, without naming the server', async (path) => {
    const { headers } = await fetch(product.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
    const policy = policyOf(headers);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https://tiles.example.org'],
    });
  });

  it('has HSTS where the product is served over TLS', async () => {
    expect((await fetch(product.url)).headers.get('strict-transport-security')).toBeNull();
    await withProduct({ env: { PUBLIC_URL: 'https://tables.example.org' } }, async (secure) => {
      const { headers } = await fetch(`${secure.url}/api/user`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(policyOf(headers)).toHaveProperty('upgrade-insecure-requests');
    });
  });

  it('allows scripts of Google Maps only with an API key', async () => {
    await withProduct({ env: { GOOGLE_MAPS_API_KEY: 'a-key' } }, async (withKey) => {
      const policy = policyOf((await fetch(`${withKey.url}/`)).headers);
      expect(policy['script-src']).toEqual([
        "'self'",
        'https://maps.googleapis.com',
        'https://maps.gstatic.com',
      ]);
      expect(policy['connect-src']).toEqual(["'self'", 'https://*.googleapis.com', 'https://*.gstatic.com']);
      expect(policy['font-src']).toEqual(["'self'", 'https://fonts.gstatic.com']);
    });
  });
});

it('an API response is never cached', async () => {
  for (const path of ['/api/user', '/api/nothing', '/api/config', '/api/login']) {
    const { headers } = await fetch(product.url + path, { redirect: 'manual' });
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
