import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aPhoto, submitId, submitPhoto, setProfilePicture } from '../../../support/http/an-upload.js';
import { aProduct } from '../../../support/http/test-product.js';
import { eventually } from '../../../support/eventually.js';

const product = aProduct();

const verificationOf = async (person: APerson) =>
  (await person.get<{ trustScore: number; reviews: object[] }>('/api/user/verification')).body;

const keyOf = async ({ id }: APerson): Promise<string> => {
  const { rows } = await product.query<{ file_key: string }>(
    'select file_key from verification_reviews where user_id = $1',
    [id],
  );
  return rows[0]!.file_key;
};

const isGone = (key: string) =>
  eventually(async () => (await product.server.container.get(OPENED).objectStore.get(key)) === null);

it('a new user has 40 points', async () => {
  const person = await product.person().signUp();
  expect(await verificationOf(person)).toEqual({
    trustScore: 40,
    steps: { email: true, birthDate: true, phone: false, idDocument: false, profilePicture: false },
    phoneNumber: null,
    reviews: [],
  });
});

describe('an ID', () => {
  it('is in review after the upload, which the account shows', async () => {
    const person = await product.person().signUp();
    const { body } = await submitId(person);
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
    expect(body.reviews).toEqual([review]);
    expect(await verificationOf(person)).toMatchObject({ trustScore: 40, reviews: [review] });
    expect((await person.get('/api/user')).body).toMatchObject({
      isIdVerified: false,
      verificationStatus: 'submitted',
    });
  });

  it('uploaded twice concurrently opens one review', async () => {
    const person = await product.person().signUp();
    const answers = await Promise.all([1, 2, 3, 4].map(() => submitId(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    // By the upload in progress, or by the review that it has opened.
    expect(['upload_under_way', 'review_already_open']).toContain(refused.body.code);
    const { rows } = await product.query('select 1 from verification_reviews where user_id = $1', [
      person.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('can be withdrawn, which deletes its file and allows another one', async () => {
    const person = await product.person().signUp();
    await submitId(person);
    const key = await keyOf(person);
    const { body } = await person.expect('DELETE', '/api/user/verification/id', 200);
    expect(body.reviews).toEqual([
      expect.objectContaining({ kind: 'id', status: 'withdrawn', withdrawalCause: 'user' }),
    ]);
    await isGone(key);
    await person.expect('DELETE', '/api/user/verification/id', 404);
    expect((await person.get('/api/user')).body.verificationStatus).toBe('withdrawn');
    expect((await submitId(person)).status).toBe(200);
    expect(await verificationOf(person)).toMatchObject({ reviews: [{ kind: 'id', status: 'submitted' }] });
  });
});

describe('a fresh photo', () => {
  it('is withdrawn when the profile picture changes', async () => {
    const person = await product.person().signUp();
    await setProfilePicture(person);
    expect((await submitPhoto(person, await aPhoto())).status).toBe(200);
    const key = await keyOf(person);
    await setProfilePicture(person);
    expect(await verificationOf(person)).toMatchObject({
      reviews: [{ kind: 'picture', status: 'withdrawn', withdrawalCause: 'picture_changed' }],
    });
    await isGone(key);
    expect((await submitPhoto(person, await aPhoto())).status).toBe(200);
  });

  it('is reviewed independently of an ID', async () => {
    const person = await product.person().signUp();
    await setProfilePicture(person);
    await Promise.all([submitId(person), submitPhoto(person, await aPhoto())]);
    expect(await verificationOf(person)).toMatchObject({
      reviews: [
        { kind: 'id', status: 'submitted' },
        { kind: 'picture', status: 'submitted' },
      ],
    });
  });
});

it('the job withdraws reviews that were not decided in time and deletes their files', async () => {
  const [late, inTime] = [await product.person().signUp(), await product.person().signUp()];
  for (const person of [late, inTime]) await submitId(person);
  const [key, kept] = [await keyOf(late), await keyOf(inTime)];
  await product.query(`update verification_reviews set file_due_at = now() where user_id = $1`, [late.id]);
  await product.server.container.get(OPENED).jobs.add('purge-evidence', {});
  await isGone(key);
  expect(await verificationOf(late)).toMatchObject({
    reviews: [{ status: 'withdrawn', withdrawalCause: 'deadline' }],
  });
  expect(await verificationOf(inTime)).toMatchObject({ reviews: [{ status: 'submitted' }] });
  expect(await product.server.container.get(OPENED).objectStore.get(kept)).not.toBeNull();
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
