import type { APerson } from '../support/http/a-person.js';
import { aPdf } from '../support/http/a-pdf.js';
import { claimAndOpen } from '../support/http/claim-review.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { submitId } from '../support/http/an-upload.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const product = theSharedProduct();
let maya: APerson;
let omar: APerson;
beforeAll(async () => {
  [maya, omar] = [await aStaffMember(product, 'moderator'), await aStaffMember(product, 'moderator')];
});

async function pathOfReview(person: APerson): Promise<string> {
  const { rows } = await product.query<{ id: number }>(
    'select id from verification_reviews where user_id = $1 order by id desc limit 1',
    [person.id],
  );
  return `/api/admin/verifications/${rows[0]!.id}`;
}

async function anId(bytes?: Buffer): Promise<{ person: APerson; path: string }> {
  const person = await product.person().signUp();
  expect((await submitId(person, bytes)).status).toBe(200);
  return { person, path: await pathOfReview(person) };
}

const codeOfApproval = async (moderator: APerson, path: string, body: object = {}) => {
  const answer = await moderator.post(`${path}/approve`, body);
  return answer.body.code ?? answer.status;
};
const scoreOf = async (person: APerson) =>
  (await person.get<{ trustScore: number }>('/api/user/verification')).body.trustScore;

it('an ID cannot be approved before all of its pages were opened', async () => {
  const { person, path } = await anId(aPdf({ pages: 2 }));
  await maya.expect('POST', `${path}/claim`, 200);
  for (const body of [{}, { dateOfBirthAgrees: true }])
    expect(await codeOfApproval(maya, path, body)).toBe('file_not_seen');
  // Neither the second page nor the record counts as opening the document.
  await maya.expect('GET', `${path}/file?page=2`, 200);
  await maya.expect('GET', path, 200);
  expect([await codeOfApproval(maya, path), await scoreOf(person)]).toEqual(['file_not_seen', 40]);
  await maya.expect('GET', `${path}/file`, 200);
  expect([await codeOfApproval(maya, path), await scoreOf(person)]).toEqual([200, 60]);
});

it('views by a colleague or under an earlier claim do not count', async () => {
  const { path } = await anId();
  await claimAndOpen(omar, path);
  await omar.expect('POST', `${path}/release`, 200);
  await maya.expect('POST', `${path}/claim`, 200);
  expect(await codeOfApproval(maya, path)).toBe('file_not_seen');
  await maya.expect('POST', `${path}/release`, 200);
  await omar.expect('POST', `${path}/claim`, 200);
  expect(await codeOfApproval(omar, path)).toBe('file_not_seen');
  await claimAndOpen(omar, path);
  // Claiming again extends the claim and keeps its views.
  await omar.expect('POST', `${path}/claim`, 200);
  expect(await codeOfApproval(omar, path, { dateOfBirthAgrees: true })).toBe(200);
});

it('an ID with another date of birth cannot be approved, but can be rejected', async () => {
  const { person, path } = await anId();
  await claimAndOpen(maya, path);
  const refused = await maya.expect('POST', `${path}/approve`, 409, { dateOfBirthAgrees: false });
  expect([refused.body.code, await scoreOf(person)]).toEqual(['date_of_birth_differs', 40]);
  await maya.expect('POST', `${path}/reject`, 200, { reason: 'mismatch' });
});
