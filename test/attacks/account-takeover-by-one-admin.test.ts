import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../support/http/a-staff-member.js';
import { sharedProduct } from '../support/http/shared-product.js';
import type { ProductUnderTest } from '../support/http/test-product.js';

let product: ProductUnderTest;
let database: pg.Pool;
let mallory: APerson;
let ben: APerson;
beforeAll(async () => {
  product = await sharedProduct();
  database = new pg.Pool({ connectionString: product.databaseUrl });
  [mallory, ben] = [await aStaffMember(product, 'admin'), await aStaffMember(product, 'admin')];
});
afterAll(() => database?.end());

const act = (by: APerson, { id }: APerson, verb: string, body: object = {}) =>
  by.post<{ code?: string; pendingCorrections: Array<{ id: number }> }>(`/api/admin/users/${id}/${verb}`, {
    reason: 'lost',
    ...body,
  });
const linkIn = async (address: string) =>
  eventually(async () => {
    const mails = await product.mailsTo(address);
    return mails.map(({ text }) => /\/e\/\S+/.exec(text)?.[0]).find(Boolean);
  });
const answers = (link: string, reply: string) =>
  fetch(product.url + link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `reply=${reply}`,
  });
const emailOf = async ({ id }: APerson) =>
  (await database.query<{ email: string }>(`select email from users where id = $1`, [id])).rows[0]!.email;

it('an admin cannot move an account to a mailbox of their own, and its owner can stop them', async () => {
  const ada = await product.person().signUp();
  const own = `mallory-${ada.email}`;
  const { body } = await act(mallory, ada, 'correct-email', { email: own });
  const { id: correctionId } = body.pendingCorrections[0]!;
  expect((await answers(await linkIn(own), 'yes')).status).toBe(200);
  expect((await act(mallory, ada, 'corrections/agree', { correctionId })).body.code).toBe(
    'second_admin_needed',
  );
  // Not even with a colleague who is deceived, before the owner has had a day.
  expect((await act(ben, ada, 'corrections/agree', { correctionId })).body.code).toBe('too_early_to_agree');
  expect(await emailOf(ada)).toBe(ada.email);
  expect((await answers(await linkIn(ada.email), 'no')).status).toBe(200);
  await database.query(`update pending_corrections set asked_at = asked_at - interval '2 days'`);
  expect((await act(ben, ada, 'corrections/agree', { correctionId })).body.code).toBe('no_correction_asked');
  expect(await emailOf(ada)).toBe(ada.email);
});

it('an admin with a stolen session cannot reset a second factor alone, and no other admin misses it', async () => {
  const dan = await product.person().signUp();
  const dansConsole = await signInToConsole(product, dan, 'moderator');
  await database.query(
    `insert into second_factors (user_id, secret, enrolled_at, created_at) values ($1, 'sealed', now(), now())`,
    [dan.id],
  );
  const { body } = await act(mallory, dan, 'reset-second-factor');
  const { id: correctionId } = body.pendingCorrections[0]!;
  expect((await act(mallory, dan, 'corrections/agree', { correctionId })).body.code).toBe(
    'second_admin_needed',
  );
  await dansConsole.expect('GET', '/api/admin/session', 200);
  const address = await emailOf(ben);
  const told = await eventually(async () =>
    (await product.mailsTo(address)).find(({ subject }) => subject === 'A correction needs a second admin'),
  );
  expect(told.text).toContain(`/admin/users/${dan.id}/show`);
});
