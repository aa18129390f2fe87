import { aStaffMember } from '../support/http/a-staff-member.js';
import type { APerson } from '../support/http/a-person.js';
import { type OpenApiDocument, operationsOf } from '../support/http/openapi-operations.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const REASON = 'You insulted people in a chat.';
const UNTIL = new Date(Date.now() + 7 * 86_400_000).toISOString();
/** The mailed code takes the place of the password that a deletion asks for. */
const OPEN = [
  'POST /api/appeals',
  'GET /api/user/export',
  'DELETE /api/user',
  'POST /api/user/confirmation-code',
];

const product = theSharedProduct();
let mia: APerson;
let noah: APerson;

beforeAll(async () => {
  mia = await aStaffMember(product, 'moderator');
  noah = await aStaffMember(product, 'moderator');
});

const logsIn = (person: APerson) =>
  person.post('/api/auth/login', { usernameOrEmail: person.email, password: person.password });
const suspends = (person: APerson) =>
  mia.post(`/api/admin/users/${person.id}/suspend`, { reason: REASON, until: UNTIL });
const lifts = (person: APerson) => mia.post(`/api/admin/users/${person.id}/lift`, {});

/** A user with a restricted session, from a sign-in during the suspension. */
async function suspendedAndSignedIn(): Promise<APerson> {
  const ada = await product.person().signUp();
  await suspends(ada);
  expect((await logsIn(ada)).status).toBe(403);
  return ada;
}

const isSuspended = { status: 403, body: { code: 'suspended', until: UNTIL, reason: REASON } };

describe('a suspended user who signs in', () => {
  it('can only appeal, export their data and delete the account', async () => {
    const ada = await suspendedAndSignedIn();
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
    const ofMembers = operationsOf(document)
      .filter(({ operation }) => operation.security.some((each) => 'session' in each))
      .map(({ method, template }) => `${method} ${template}`);
    expect(ofMembers).toEqual(expect.arrayContaining(OPEN));
    const opened: string[] = [];
    for (const operation of ofMembers) {
      const [method, template] = operation.split(' ') as [string, string];
      const answer = await ada.send(method, template.replace(/\{\w+\}/g, '1000'));
      if (answer.status === 403 && answer.body.code === 'suspended') continue;
      opened.push(operation);
    }
    expect(opened.sort()).toEqual([...OPEN].sort());
    expect(await ada.get('/api/user')).toMatchObject(isSuspended);
    await expect(ada.connect()).rejects.toThrow('403');
    expect((await ada.get('/api/admin/session')).status).toBe(401);
  });

  it('can appeal once, export their data and delete the account', async () => {
    const ada = await suspendedAndSignedIn();
    expect((await ada.get('/api/user')).body).toMatchObject({ hasAppealed: false });
    expect((await ada.post('/api/appeals', { note: 'x'.repeat(1001) })).status).toBe(400);
    expect((await ada.post('/api/appeals', { note: 'It was my brother.' })).status).toBe(200);
    expect((await ada.post('/api/appeals', { note: 'Really.' })).body.code).toBe('already_appealed');
    expect((await ada.get('/api/user')).body).toMatchObject({ hasAppealed: true });
    expect((await noah.get(`/api/admin/users/${ada.id}`)).body).toMatchObject({
      suspensions: [{ appeal: { note: 'It was my brother.' } }],
    });

    const archive = await ada.get('/api/user/export');
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
    await ada.expect('DELETE', '/api/user', 403, { password: 'not the one' });
    await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
    await ada.does('GET /api/user 401');
    expect((await logsIn(ada)).status).toBe(401);
  });

  it('keeps a restricted session after the suspension, and after the next one', async () => {
    const ada = await suspendedAndSignedIn();
    await lifts(ada);
    await ada.does('GET /api/user 401');
    expect((await ada.post('/api/appeals', { note: 'Let me in.' })).status).toBe(401);
    await expect(ada.connect()).rejects.toThrow('401');
    // By SQL, so that no session is ended.
    await product.query(
      `insert into suspensions (user_id, kind, status, reason, until, asked_at)
       values ($1, 'suspension', 'in_force', $2, $3, now())`,
      [ada.id, REASON, UNTIL],
    );
    expect(await ada.get('/api/user')).toMatchObject(isSuspended);
    expect((await ada.get('/api/user/matches')).status).toBe(403);
  });

  it('cannot use a session from before, even if its row still exists', async () => {
    const ada = await product.person().signUp();
    const elsewhere = product.person();
    await product.query(
      `insert into suspensions (user_id, kind, status, reason, until, asked_at)
       values ($1, 'suspension', 'in_force', $2, $3, now())`,
      [ada.id, REASON, UNTIL],
    );
    expect((await ada.get('/api/user')).status).toBe(401);
    const { email, password } = ada;
    expect(await elsewhere.post('/api/auth/login', { usernameOrEmail: email, password })).toMatchObject(
      isSuspended,
    );
    expect((await ada.get('/api/user/export')).status).toBe(401);
  });
});

it('a user with an ended account has the same restrictions', async () => {
  const ada = await product.person().signUp();
  for (const moderator of [mia, noah])
    await moderator.post(`/api/admin/users/${ada.id}/terminate`, { reason: REASON });
  expect((await logsIn(ada)).body).toMatchObject({ code: 'suspended', kind: 'ending', until: null });
  expect((await ada.get('/api/user/export')).status).toBe(200);
  expect((await ada.get('/api/user/matches')).body.code).toBe('suspended');
  expect((await ada.post('/api/appeals', { note: 'Please look again.' })).status).toBe(200);
});
