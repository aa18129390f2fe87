import type { APerson } from '../support/http/a-person.js';
import { signInToConsole } from '../support/http/a-staff-member.js';
import { totpCode } from '../support/http/totp-code.js';
import { type OpenApiDocument, operationsOf } from '../support/http/openapi-operations.js';
import { aProduct } from '../support/http/test-product.js';

const SESSION = '/api/admin/session';

/** The routes of a staff session without a second factor, and their responses. */
const OPEN_BEFORE_IT: Readonly<Record<string, number>> = {
  [`GET ${SESSION}`]: 200,
  [`POST ${SESSION}`]: 400,
  [`POST ${SESSION}/second-factor`]: 400,
  [`POST ${SESSION}/second-factor/confirm`]: 400,
  [`DELETE ${SESSION}`]: 200,
};

const cookieOf = ({ sessionCookie: { name, value } }: APerson): string => `${name}=${value}`;

let person: APerson;
let staff: APerson;

const product = aProduct({ env: { STAFF_SECOND_FACTOR: 'required' } });
beforeEach(async () => {
  person = await product.person().signUp();
  staff = await signInToConsole(product, person, 'admin');
});

async function enroll(): Promise<{ secret: string; status: number }> {
  const { password } = person;
  const { body } = await staff.expect('POST', `${SESSION}/second-factor`, 200, { password });
  const secret = String(body.secret);
  const { status } = await staff.post(`${SESSION}/second-factor/confirm`, { totp: totpCode(secret) });
  return { secret, status };
}

describe('an attacker with the password of an admin without a second factor', () => {
  it('can call only the enrollment and their own session, with any body', async () => {
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
    const routes = operationsOf(document)
      .filter(({ template }) => template.startsWith('/api/admin/'))
      .map(({ method, template }) => ({ method, template, name: `${method} ${template}` }));
    // The sign-out is last, because it ends the session.
    const isSignOut = ({ name }: { name: string }) => name === 'DELETE /api/admin/session';
    routes.sort((a, b) => Number(isSignOut(a)) - Number(isSignOut(b)));
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(OPEN_BEFORE_IT)));

    const open: Record<string, number> = {};
    const codes = new Set<unknown>();
    for (const { method, template, name } of routes) {
      const { status, body } = await staff.send(
        method,
        template.replace(/\{\w+\}/g, '999999'),
        method === 'POST' ? { unreadable: true } : undefined,
      );
      if (status === 403) codes.add(body.code);
      else open[name] = status;
    }
    expect(open).toEqual(OPEN_BEFORE_IT);
    expect([...codes]).toEqual(['second_factor_required']);
  });

  it('gets a response before a body is read', async () => {
    const { status } = await fetch(`${product.url}/api/admin/matching/run`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: product.url, Cookie: cookieOf(staff) },
      body: 'not JSON',
    });
    expect(status).toBe(403);
  });
});

describe('an admin who enrolls', () => {
  it('gets the full console at the confirmation, with a new session id', async () => {
    const before = cookieOf(staff);
    expect((await staff.get(SESSION)).body).toMatchObject({ hasSecondFactor: false, mustEnrol: true });
    expect((await enroll()).status).toBe(200);

    expect(cookieOf(staff)).not.toBe(before);
    expect((await staff.get(SESSION)).body).toMatchObject({ hasSecondFactor: true, mustEnrol: false });
    await staff.does('GET /api/admin/verifications 200');
    expect((await fetch(product.url + SESSION, { headers: { Cookie: before } })).status).toBe(401);
  });

  it('keeps the restricted session after a wrong code', async () => {
    await staff.expect('POST', `${SESSION}/second-factor`, 200, { password: person.password });
    await staff.expect('POST', `${SESSION}/second-factor/confirm`, 401, { totp: '000000' });
    await staff.does(`GET ${SESSION} 200`, 'GET /api/admin/verifications 403');
  });

  it('gets the full console with password and code from then on', async () => {
    const { secret } = await enroll();
    const { email, password } = person;
    const desk = product.person();
    await desk.expect('POST', SESSION, 200, { email, password, totp: totpCode(secret, 1) });
    await desk.expect('GET', '/api/admin/verifications', 200);
  });
});
