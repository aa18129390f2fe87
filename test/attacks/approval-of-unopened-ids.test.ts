import type { APerson } from '../support/http/a-person.js';
import { aPdf } from '../support/http/a-pdf.js';
import { claimAndOpen } from '../support/http/claim-review.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { submitId } from '../support/http/an-upload.js';
import { refused } from '../support/http/refused.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const product = theSharedProduct();
let maya: APerson;
let omar: APerson;
beforeAll(async () => {
  [maya, omar] = [await aStaffMember(product, 'moderator'), await aStaffMember(product, 'moderator')];
});

/** Hands in an ID. @returns its review */
async function anId(bytes?: Buffer): Promise<string> {
  const person = await product.person().signUp();
  expect((await submitId(person, bytes)).status).toBe(200);
  const { rows } = await product.query<{ id: number }>(
    'select id from verification_reviews where user_id = $1',
    [person.id],
  );
  return `/api/admin/verifications/${rows[0]!.id}`;
}

const approve = (moderator: APerson, path: string, body: object = {}) =>
  moderator.post(`${path}/approve`, body);

it('an ID cannot be approved before all of its pages were opened', async () => {
  const path = await anId(aPdf({ pages: 2 }));
  await maya.does(`POST ${path}/claim 200`);
  for (const body of [{}, { dateOfBirthAgrees: true }])
    await refused(approve(maya, path, body), 409, 'file_not_seen');
  // Neither the second page nor the record counts as opening the document.
  await maya.does(`GET ${path}/file?page=2 200`, `GET ${path} 200`);
  await refused(approve(maya, path), 409, 'file_not_seen');
  await maya.does(`GET ${path}/file 200`);
  expect((await approve(maya, path)).body).toMatchObject({ about: { trustScore: 60 } });
});

it('views by a colleague or under an earlier claim do not count', async () => {
  const path = await anId();
  await claimAndOpen(omar, path);
  await omar.does(`POST ${path}/release 200`);
  for (const moderator of [maya, omar]) {
    await moderator.does(`POST ${path}/claim 200`);
    await refused(approve(moderator, path), 409, 'file_not_seen');
    await moderator.does(`POST ${path}/release 200`);
  }
});

it('an ID with another date of birth cannot be approved, but can be rejected', async () => {
  const path = await anId();
  await claimAndOpen(maya, path);
  await refused(approve(maya, path, { dateOfBirthAgrees: false }), 409, 'date_of_birth_differs');
  await maya.expect('POST', `${path}/reject`, 200, { reason: 'mismatch' });
});
