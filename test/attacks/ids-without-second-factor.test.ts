import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { APerson } from '../support/http/a-person.js';
import { signInToConsole } from '../support/http/a-staff-member.js';
import { totpCode } from '../support/http/totp-code.js';
import { type OpenApiDocument, operationsOf } from '../support/http/openapi-operations.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';

const SESSION = '/api/admin/session';

/** What a staff session without a second factor can call, and what it is then told. */
const OPEN_BEFORE_IT: Readonly<Record<string, number>> = {
  [`GET ${SESSION}`]: 200,
  [`POST ${SESSION}`]: 400,
  [`POST ${SESSION}/second-factor`]: 400,
  [`POST ${SESSION}/second-factor/confirm`]: 400,
  [`DELETE ${SESSION}`]: 200,
};

const cookieOf = ({ sessionCookie: { name, value } }: APerson): string => `${name}=${value}`;

let product: TestProduct;
let person: APerson;
let staff: APerson;

beforeAll(async () => {
  product = await startProduct({ env: { STAFF_SECOND_FACTOR: 'required' } });
});
afterAll(() => product?.stop());
beforeEach(async () => {
  person = await product.person().signUp();
  staff = await signInToConsole(product, person, 'admin');
});

async function enrols(): Promise<{ secret: string; status: number }> {
  const { password } = person;
  const { body } = await staff.expect('POST', `${SESSION}/second-factor`, 200, { password });
  const secret = String(body.secret);
  const { status } = await staff.post(`${SESSION}/second-factor/confirm`, { totp: totpCode(secret) });
  return { secret, status };
}

describe('an admin whose password was stolen before they enrolled', () => {
  it('opens no route of the console but the enrolment and their own session, whatever the body is', async () => {
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
    const routes = operationsOf(document)
      .filter(({ template }) => template.startsWith('/api/admin/'))
      .map(({ method, template }) => ({ method, template, name: `${method} ${template}` }));
    // Signing out comes last, because it ends the session that is tried.
    routes.sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(OPEN_BEFORE_IT)));

    const open: Record<string, number> = {};
    const told = new Set<unknown>();
    for (const { method, template, name } of routes) {
      const { status, body } = await staff.send(
        method,
        template.replace(/\{\w+\}/g, '999999'),
        method === 'POST' ? { unreadable: true } : undefined,
      );
      if (status === 403) told.add(body.code);
      else open[name] = status;
    }
    expect(open).toEqual(OPEN_BEFORE_IT);
    expect([...told]).toEqual(['second_factor_required']);
  });

  it('is refused before a body is read', async () => {
    const { status } = await fetch(`${product.url}/api/admin/matching/run`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: product.url,
        Cookie: cookieOf(staff),
      },
      body: 'not JSON',
    });
    expect(status).toBe(403);
  });

  it('is told by the session that only the enrolment is open', async () => {
    expect((await staff.get(SESSION)).body).toMatchObject({ hasSecondFactor: false, mustEnrol: true });
  });
});

describe('an admin who enrolls', () => {
  it('has the whole console at the confirmation, under a new session id', async () => {
    const before = cookieOf(staff);
    expect((await enrols()).status).toBe(200);

    expect(cookieOf(staff)).not.toBe(before);
    expect((await staff.get(SESSION)).body).toMatchObject({ hasSecondFactor: true, mustEnrol: false });
    await staff.expect('GET', '/api/admin/verifications', 200);
    expect((await fetch(product.url + SESSION, { headers: { Cookie: before } })).status).toBe(401);
  });

  it('keeps the session when the code is wrong, and still opens nothing', async () => {
    await staff.expect('POST', `${SESSION}/second-factor`, 200, { password: person.password });
    await staff.expect('POST', `${SESSION}/second-factor/confirm`, 401, { totp: '000000' });
    await staff.expect('GET', SESSION, 200);
    await staff.expect('GET', '/api/admin/verifications', 403);
  });

  it('opens the whole console with password and code from then on', async () => {
    const { secret } = await enrols();
    const { email, password } = person;
    const desk = product.person();
    await desk.expect('POST', SESSION, 200, { email, password, totp: totpCode(secret, 1) });
    await desk.expect('GET', '/api/admin/verifications', 200);
  });
});
