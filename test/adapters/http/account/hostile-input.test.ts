import type { APerson } from '../../../support/http/a-person.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import type { ProductUnderTest } from '../../../support/http/test-product.js';

let product: ProductUnderTest;
let ada: APerson;

beforeAll(async () => {
  product = await sharedProduct();
  ada = await product.person().signUp();
});

const BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/auth/register': {
    username: 'hostile',
    email: 'hostile@example.org',
    firstName: 'Ada',
    lastName: 'Byron',
    password: 'secret1',
    confirmPassword: 'secret1',
    dateOfBirth: '2000-01-01',
    isAdult: true,
  },
  'POST /api/auth/verify-email': { email: 'hostile@example.org', code: '123456' },
  'POST /api/auth/resend-verification': { email: 'hostile@example.org' },
  'POST /api/auth/login': { usernameOrEmail: 'hostile', password: 'secret1' },
  'POST /api/auth/forgot-password': { email: 'hostile@example.org' },
  'POST /api/auth/reset-password': { email: 'hostile@example.org', code: '123456', newPassword: 'secret1' },
  'POST /api/survey': { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' },
  'PUT /api/profile': { username: 'hostile', bio: 'x', profileImageUrl: 'x', interests: 'x', age: 20 },
  'PATCH /api/user/location': { location: 'x', latitude: 1, longitude: 1 },
};

const HOSTILE: unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x'.repeat(50_000),
  -1,
  1e308,
  true,
  [],
  ['x'],
  [[['x']]],
  {},
  { toString: 'x', length: 3 },
  { $ne: null },
  '../../etc/passwd',
  "'; drop table users; --",
  '\u202etxt.exe',
  '2147483648',
];

describe('a hostile body', () => {
  it.each(Object.keys(BODIES))('%s never responds with 500', async (route) => {
    const [method, path] = route.split(' ') as [string, string];
    for (const field of Object.keys(BODIES[route]!)) {
      for (const value of HOSTILE) {
        const { status, body } = await ada.send(method, path, { ...BODIES[route], [field]: value });
        expect([field, value, status, body.code]).toEqual([field, value, expect.any(Number), body.code]);
        expect(status).toBeLessThan(500);
      }
    }
  });

  it.each(Object.keys(BODIES))('%s refuses a body that is not a JSON object with 400', async (route) => {
    const [method, path] = route.split(' ') as [string, string];
    for (const body of ['', '{', 'null', '[]', '"text"', '{"a":1}}', '{"email":"\\ud800"']) {
      const answer = await ada.send(method, path, body);
      // An empty update of the profile changes nothing.
      if (body === '' && path === '/api/profile') continue;
      expect([body, answer.status]).toEqual([body, 400]);
      expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    }
  });

  it.each(Object.keys(BODIES))(
    '%s refuses other media types with 415 and large bodies with 413',
    async (route) => {
      const [method, path] = route.split(' ') as [string, string];
      const form = await ada.send(method, path, 'email=x', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(form.status).toBe(415);
      const limit = path === '/api/profile' ? 2_900_000 : 100 * 1024;
      const huge = await ada.send(method, path, { padding: 'x'.repeat(limit) });
      expect(huge.status).toBe(413);
    },
  );

  it('a broken encoding is 400', async () => {
    const response = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: 'this is not gzip',
    });
    expect(response.status).toBe(400);
  });

  it('unknown fields are ignored', async () => {
    await ada.send('PUT', '/api/profile', {
      bio: 'Hi',
      trustScore: 100,
      isIdVerified: true,
      email: 'new@example.org',
      id: 1,
      __proto__: { isIdVerified: true },
      constructor: { prototype: { polluted: true } },
    });
    expect((await ada.get('/api/user')).body).toMatchObject({
      id: ada.id,
      bio: 'Hi',
      trustScore: 40,
      isIdVerified: false,
      email: ada.email,
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('a request from a foreign page is refused', async () => {
    const answer = await ada.send('PUT', '/api/profile', { bio: 'x' }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});
