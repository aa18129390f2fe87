import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aPhoto, setProfilePicture, submitId, submitPhoto } from '../../../support/http/an-upload.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();

const verificationOf = async (person: APerson) => (await person.get('/api/user/verification')).body;

it('the account shows the steps and the review of an ID, from the upload to its withdrawal', async () => {
  const person = await product.person().signUp();
  const steps = { email: true, birthDate: true, phone: false, idDocument: false, profilePicture: false };
  const fresh = { trustScore: 40, steps, phoneNumber: null };
  expect(await verificationOf(person)).toEqual({ ...fresh, reviews: [] });
  const review = {
    kind: 'id',
    status: 'submitted',
    submittedAt: expect.any(String),
    dueAt: expect.any(String),
    decidedAt: null,
    reason: null,
    withdrawalCause: null,
    note: null,
  };
  expect((await submitId(person)).body).toEqual({ ...fresh, reviews: [review] });
  const mine = async () => (await person.get('/api/user')).body;
  expect(await mine()).toMatchObject({ isIdVerified: false, verificationStatus: 'submitted' });
  const { body } = await person.expect('DELETE', '/api/user/verification/id', 200);
  expect(body.reviews).toMatchObject([{ kind: 'id', status: 'withdrawn', withdrawalCause: 'user' }]);
  expect((await mine()).verificationStatus).toBe('withdrawn');
});

it('an ID that is uploaded several times concurrently opens one review', async () => {
  const person = await product.person().signUp();
  const answers = await Promise.all([1, 2, 3, 4].map(() => submitId(person)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  // By the upload in progress, or by the review that it has opened.
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(['upload_under_way', 'review_already_open']).toContain(body.code);
  const { rowCount } = await product.query('select from verification_reviews where user_id = $1', [
    person.id,
  ]);
  expect(rowCount).toBe(1);
});

it('a photo is withdrawn when the profile picture changes, beside the ID', async () => {
  const person = await product.person().signUp();
  await setProfilePicture(person);
  await Promise.all([submitId(person), submitPhoto(person, await aPhoto())]);
  await setProfilePicture(person);
  expect((await verificationOf(person)).reviews).toMatchObject([
    { kind: 'id', status: 'submitted' },
    { kind: 'picture', status: 'withdrawn', withdrawalCause: 'picture_changed' },
  ]);
});

it('a metric counts files that are stored too long', async () => {
  const figure = async () =>
    /^evidence_files_kept_too_long (.*)$/m.exec(await (await fetch(`${product.url}/metrics`)).text())?.[1];
  // A file deleted by an earlier test is counted until its row is updated.
  await eventually(async () => (await figure()) === '0');
  const person = await product.person().signUp();
  await submitId(person);
  await product.query(
    `update verification_reviews set file_due_at = now() - interval '1 day' where user_id = $1`,
    [person.id],
  );
  expect(await figure()).toBe('1');
});
