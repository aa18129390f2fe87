import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aRequestBody, aTableOf } from '../../../support/http/a-table.js';
import { bornYearsAgo } from '../../../support/http/born-years-ago.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import type { ProductUnderTest } from '../../../support/http/test-product.js';

let product: ProductUnderTest;
let database: pg.Pool;
let ben: APerson;
let cleo: APerson;
let dan: APerson;
beforeAll(async () => {
  product = await sharedProduct();
  database = new pg.Pool({ connectionString: product.databaseUrl, max: 4 });
  [ben, cleo, dan] = [
    await aStaffMember(product, 'admin', { firstName: 'Ben' }),
    await aStaffMember(product, 'admin', { firstName: 'Cleo' }),
    await aStaffMember(product, 'admin', { firstName: 'Dan' }),
  ];
});
afterAll(() => database?.end());

interface Correction {
  readonly id: number;
  readonly isNewProved: boolean;
  readonly isOldProved: boolean;
}
interface FileOfUser {
  readonly age: number;
  readonly standing: string;
  readonly hasSecondFactor: boolean;
  readonly pendingCorrections: Correction[];
  readonly email: string;
}
const act = (by: APerson, person: { id: number }, verb: string, body: object) =>
  by.post<FileOfUser & { code?: string }>(`/api/admin/users/${person.id}/${verb}`, {
    reason: 'lost',
    ...body,
  });
const mailOf = (address: string, subject: string) =>
  eventually(async () => (await product.mailsTo(address)).find((mail) => mail.subject === subject));
const linkTo = async (address: string, subject: string) =>
  /\/e\/\S+/.exec((await mailOf(address, subject)).text)![0];
/** A request without a session, as from another device. */
async function signedOut(method: string, path: string, body?: string) {
  const headers = { 'accept-language': 'en', 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(product.url + path, { method, headers, body });
  return { status: response.status, headers: response.headers, page: await response.text() };
}
const enrolls = (person: { id: number }) =>
  database.query(
    `insert into second_factors (user_id, secret, enrolled_at, created_at) values ($1, 'sealed', now(), now())`,
    [person.id],
  );

describe('a birth date that an admin corrects', () => {
  it('costs the seat at a pending table whose ages it no longer fits', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { ageRangeMin: 20, ageRangeMax: 40 });
    const [ada] = people as [APerson];
    const { status, body } = await act(ben, ada, 'correct-birth-date', { dateOfBirth: bornYearsAgo(76) });
    expect([status, body.age]).toEqual([200, 76]);
    await eventually(async () => {
      const { rows } = await database.query(
        `select 1 from match_members where match_id = $1 and user_id = $2 and status in ('left', 'removed')`,
        [matchId, ada.id],
      );
      return rows.length > 0;
    });
    await mailOf(ada.email, 'We corrected your account');
  });

  it('below 18 ends session and request, and the member reads until when', async () => {
    const ada = await product.person().signUp();
    await ada.expect('POST', '/api/matching-request', 200, aRequestBody({ venueType: 'restaurant' }));
    const { body } = await act(ben, ada, 'correct-birth-date', { dateOfBirth: bornYearsAgo(17) });
    expect(body).toMatchObject({ standing: 'suspended' });
    expect((await ada.get('/api/user')).status).toBe(401);
    const login = { usernameOrEmail: ada.email, password: ada.password };
    expect((await ada.post('/api/auth/login', login)).body).toMatchObject({
      code: 'suspended',
      reason: expect.stringContaining("you're not 18 yet"),
    });
    expect((await act(ben, ada, 'lift', {})).body).toMatchObject({ code: 'still_under_age' });
  });
});

describe('a new address that an admin asks for', () => {
  it('is confirmed by both mailboxes on a page that changes nothing when it is opened', async () => {
    const ada = await product.person().signUp();
    const email = `new${ada.email}`;
    const { body } = await act(ben, ada, 'correct-email', { email });
    expect(body.pendingCorrections).toMatchObject([{ email, isNewProved: false, isOldProved: false }]);
    const links = [
      await linkTo(email, 'Please confirm your new address'),
      await linkTo(ada.email, 'Is this change of your address right?'),
    ];
    for (const link of links) {
      const { status, headers, page } = await signedOut('GET', link);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(page).toContain(email);
      expect(page).not.toMatch(/Ada|Byron/);
      expect((await signedOut('POST', link, '')).status).toBe(400);
    }
    await ada.expect('GET', '/api/user', 200);
    for (const link of links) expect((await signedOut('POST', link, 'reply=yes')).status).toBe(200);
    expect((await ada.get('/api/user')).status).toBe(401);
    await ada.expect('POST', '/api/auth/login', 200, { usernameOrEmail: email, password: ada.password });
    expect((await signedOut('GET', links[0]!)).status).toBe(404);
    expect((await signedOut('GET', '/e/another')).status).toBe(404);
  });

  it('is stopped or changed, and never both, by answers at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const ada = await product.person().signUp();
      const email = `new${ada.email}`;
      await act(ben, ada, 'correct-email', { email });
      const fromNew = await linkTo(email, 'Please confirm your new address');
      const fromOld = await linkTo(ada.email, 'Is this change of your address right?');
      await signedOut('POST', fromNew, 'reply=yes');
      const answers = await Promise.all([
        signedOut('POST', fromOld, 'reply=yes'),
        signedOut('POST', fromNew, 'reply=no'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      const { rows } = await database.query<{ email: string }>(`select email from users where id = $1`, [
        ada.id,
      ]);
      expect(rows[0]!.email === email).toBe(answers[0].status === 200);
    }
  });
});

describe('a second factor', () => {
  it('is reset once by two admins who agree at the same time', async () => {
    const mia = await product.person().signUp();
    await signInToConsole(product, mia, 'moderator');
    await enrolls(mia);
    const { body } = await act(ben, mia, 'reset-second-factor', {});
    expect(body).toMatchObject({ hasSecondFactor: true, pendingCorrections: [{ kind: 'second_factor' }] });
    const { id: correctionId } = body.pendingCorrections[0]!;
    expect((await act(ben, mia, 'corrections/agree', { correctionId })).body).toMatchObject({
      code: 'second_admin_needed',
    });
    const answers = await Promise.all(
      [cleo, dan].map((admin) => act(admin, mia, 'corrections/agree', { correctionId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)!.body.hasSecondFactor).toBe(false);
    await mailOf(mia.email, 'Your second factor was reset');
  });

  it('stays where the admin who asked loses the role at the same time', async () => {
    const eve = await aStaffMember(product, 'admin');
    const mia = await product.person().signUp();
    await signInToConsole(product, mia, 'moderator');
    await enrolls(mia);
    const { body } = await act(eve, mia, 'reset-second-factor', {});
    await ben.expect('POST', `/api/admin/users/${eve.id}/role`, 200, { role: 'member' });
    const { id: correctionId } = body.pendingCorrections[0]!;
    expect((await act(cleo, mia, 'corrections/agree', { correctionId })).body).toMatchObject({
      code: 'no_correction_asked',
    });
  });
});

it('corrections leave nothing with the account when it is deleted', async () => {
  const ada = await product.person().signUp();
  await act(ben, ada, 'correct-email', { email: `new${ada.email}` });
  await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
  const { rows } = await database.query(`select 1 from pending_corrections where user_id = $1`, [ada.id]);
  expect(rows).toEqual([]);
});
