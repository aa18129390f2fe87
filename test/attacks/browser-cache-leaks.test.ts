import { setRole } from '../support/http/a-staff-member.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { aProduct } from '../support/http/test-product.js';

const product = theSharedProduct();

describe('the next user of the same browser', () => {
  it('finds no API response in its cache', async () => {
    const ada = await product.person().signUp();
    for (const path of ['/api/user', '/api/user/matches', '/api/user/verification', '/api/none']) {
      expect([path, (await ada.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    expect((await ada.post('/api/reports', {})).headers.get('cache-control')).toBe('no-store');
    expect((await product.person().get('/api/user')).headers.get('cache-control')).toBe('no-store');
  });

  it('finds no pictures from before the sign-out, the deletion, or the sign-out from the console', async () => {
    const [ada, ben] = [await product.person().signUp(), await product.person().signUp()];
    for (const { headers } of [
      await ada.expect('POST', '/api/logout', 200),
      await ben.expect('DELETE', '/api/user', 200, { password: ben.password }),
      await product.person().expect('DELETE', '/api/admin/session', 200),
    ])
      expect(headers.get('clear-site-data')).toBe('"cache"');
  });
});

describe('an injected script', () => {
  it.each(['/', '/admin', '/api/user', '/healthz', '/readyz'])(
    'on %s cannot use camera, microphone or payment',
    async (path) => {
      const { headers } = await fetch(product.url + path);
      const allowed = headers.get('permissions-policy')?.split(/, ?/) ?? [];
      expect(allowed).toEqual(
        expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()', 'payment=()', 'usb=()']),
      );
    },
  );

  it.each(['/healthz', '/readyz', '/metrics', '/dev/inbox'])(
    'on %s is not permitted by any header',
    async (path) => {
      const { headers } = await fetch(product.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('an attacker on another subdomain, with TLS', () => {
  const TLS = { 'x-forwarded-proto': 'https' };
  const secure = aProduct({ env: { PUBLIC_URL: 'https://tables.example.org', TRUST_PROXY: '1' } });

  const cookieIn = (headers: Headers, name: string): string =>
    headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? `no ${name}`;

  it('cannot set a cookie that opens a session', async () => {
    const ada = secure.person();
    const { headers } = await ada.send('POST', '/api/auth/register', ada.form(), TLS);
    expect(cookieIn(headers, '__Host-tablemates.signup')).toMatch(/; Path=\/;.*Secure/);
    const browser = cookieIn(headers, '__Host-tablemates.signup').split(';')[0]!;
    const code = await secure.codeFor(ada.email);
    const verified = await secure
      .person()
      .send('POST', '/api/auth/verify-email', { email: ada.email, code }, { ...TLS, cookie: browser });
    expect(verified.status).toBe(200);
    const session = cookieIn(verified.headers, '__Host-tablemates.sid');
    expect(session).toMatch(/; Path=\/;.*HttpOnly.*Secure/);
    expect(session).not.toMatch(/domain=/i);

    await setRole(secure, (verified.body as { id: number }).id, 'moderator');
    const { email, password } = ada;
    const staff = await secure.person().send('POST', '/api/admin/session', { email, password }, TLS);
    expect(cookieIn(staff.headers, '__Host-tablemates.staff')).toMatch(/; Path=\/;.*Secure; SameSite=Strict/);

    const cookie = session.split(';')[0]!;
    const planted = cookie.replace('__Host-', '');
    const seen = (headers: Record<string, string>) =>
      secure.person().send('GET', '/api/user', undefined, { ...TLS, ...headers });
    expect((await seen({ cookie })).status).toBe(200);
    expect((await seen({ cookie: planted })).status).toBe(401);
    const out = await secure.person().send('POST', '/api/logout', undefined, { ...TLS, cookie });
    expect(cookieIn(out.headers, '__Host-tablemates.sid')).toMatch(
      /Path=\/; Expires=Thu, 01 Jan 1970.*Secure/,
    );
  });
});
