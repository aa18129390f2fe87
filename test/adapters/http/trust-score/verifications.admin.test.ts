import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aPdf } from '../../../support/http/a-pdf.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aTableOf, endDinner } from '../../../support/http/a-table.js';
import { AN_ID, aPhoto, setProfilePicture, submitId, submitPhoto } from '../../../support/http/an-upload.js';
import { audited } from '../../../support/http/audited.js';
import { claimAndOpen } from '../../../support/http/claim-review.js';
import { refused, refusedFields } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const LIST = '/api/admin/verifications';
/** Enough for a race whose order is by chance. */
const ROUNDS = 3;

const product = theSharedProduct();
let maya: APerson;
let omar: APerson;
beforeAll(async () => {
  maya = await aStaffMember(product, 'moderator', { firstName: 'Maya', lastName: 'Lind' });
  omar = await aStaffMember(product, 'moderator', { firstName: 'Omar', lastName: 'Said' });
});

interface Reviewed {
  readonly person: APerson;
  readonly id: number;
  readonly path: string;
}

/** The newest review of the user. */
async function reviewOf(person: APerson): Promise<Reviewed> {
  const { rows } = await product.query<{ id: number }>(
    'select id from verification_reviews where user_id = $1 order by id desc limit 1',
    [person.id],
  );
  const { id } = rows[0]!;
  return { person, id, path: `${LIST}/${id}` };
}

async function anId(bytes: Buffer = AN_ID, person?: APerson): Promise<Reviewed> {
  const owner = person ?? (await product.person().signUp());
  expect((await submitId(owner, bytes)).status).toBe(200);
  return reviewOf(owner);
}

async function aFreshPhoto(firstName = 'Ada'): Promise<Reviewed> {
  const person = await product.person().signUp({ firstName });
  await setProfilePicture(person);
  expect((await submitPhoto(person, await aPhoto())).status).toBe(200);
  return reviewOf(person);
}

const claims = (moderator: APerson, { path }: Reviewed) => moderator.expect('POST', `${path}/claim`, 200);
const read = async (moderator: APerson, { path }: Reviewed) => (await moderator.get(path)).body;
const steps = async (person: APerson) => (await person.get('/api/user/verification')).body;
const codes = (answers: Answer[]) => answers.map(({ status, body }) => body.code ?? status).sort();
const expireClaim = ({ id }: Reviewed) =>
  product.query(`update verification_reviews set claimed_until = now() - interval '1 s' where id = $1`, [id]);

describe('a review', () => {
  it('contains its user, and the date of birth only for the holder of the claim', async () => {
    const review = await anId();
    expect(await read(omar, review)).toMatchObject({
      id: review.id,
      kind: 'id',
      status: 'submitted',
      claim: null,
      earlier: [],
      comparedWith: null,
      contentType: 'image/webp',
      hasFile: true,
      pageCount: 1,
      mayReview: true,
      whyNot: null,
      person: { id: review.person.id, name: 'Ada Byron' },
      about: { firstName: 'Ada', lastName: 'Byron', trustScore: 40, dateOfBirth: null },
    });
    expect((await claimAndOpen(maya, review.path)).body).toMatchObject({
      status: 'in_review',
      claim: { by: { id: maya.id, name: 'Maya Lind' }, isMine: true },
      mayReview: true,
      about: { dateOfBirth: '2000-01-01' },
    });
    expect(await read(omar, review)).toMatchObject({
      claim: { by: { name: 'Maya Lind' }, isMine: false },
      mayReview: false,
      whyNot: 'claimed',
      about: { dateOfBirth: null },
    });
    const socket = await review.person.connect();
    const { body } = await maya.expect('POST', `${review.path}/approve`, 200, { dateOfBirthAgrees: true });
    expect(body).toMatchObject({
      status: 'approved',
      decidedBy: { name: 'Maya Lind' },
      dateOfBirthAgrees: true,
      whyNot: 'over',
      about: { trustScore: 60, dateOfBirth: null },
    });
    await socket.waitFor('matches_changed');
    socket.close();
    expect(await steps(review.person)).toMatchObject({ trustScore: 60, steps: { idDocument: true } });
    const mine = { isIdVerified: true, verificationStatus: 'approved' };
    expect((await review.person.get('/api/user')).body).toMatchObject(mine);
    await product.mailTo(review.person, 'Your ID is verified');
    await waitForJobs(product);
    expect((await read(maya, review)).hasFile).toBe(false);
    const lines = (await audited(product, 'verification', review.id)).filter((line) => !/viewed$/.test(line));
    expect(lines).toEqual(['verification.claimed', 'verification.approved']);
  });

  it('of a photo has the profile picture at a console URL', async () => {
    const review = await aFreshPhoto();
    const { comparedWith, about } = (await claims(maya, review)).body as {
      comparedWith: string;
      about: { profileImageUrl: string; dateOfBirth: string | null };
    };
    expect([comparedWith, about.dateOfBirth]).toEqual([about.profileImageUrl, null]);
    const picture = await maya.expect('GET', comparedWith, 200);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    await maya.does('GET /api/admin/pictures/1/..%2f..%2fevidence 404');
  });

  it('that is rejected shows its reason to the user and to later reviewers', async () => {
    const review = await anId();
    await claims(maya, review);
    const reject = `${review.path}/reject`;
    await refusedFields(maya.post(reject, { reason: 'other', note: 'x'.repeat(501) }), 'note');
    await maya.expect('POST', reject, 200, { reason: 'unreadable', note: '  The corner is dark. ' });
    const said = { status: 'rejected', reason: 'unreadable', note: 'The corner is dark.' };
    expect(await steps(review.person)).toMatchObject({ trustScore: 40, reviews: [said] });
    expect(await read(omar, await anId(AN_ID, review.person))).toMatchObject({
      earlier: [{ id: review.id, kind: 'id', status: 'rejected', reason: 'unreadable' }],
    });
  });

  it('that is released can be claimed by others', async () => {
    const review = await anId();
    await claims(maya, review);
    const released = await maya.expect('POST', `${review.path}/release`, 200);
    expect(released.body).toMatchObject({ status: 'submitted', claim: null, mayReview: true });
    await claims(omar, review);
  });

  it('of a table-mate cannot be claimed, for eight weeks after the dinner', async () => {
    const { matchId, people } = await aTableOf(product);
    const [mate, member] = people as [APerson, APerson];
    const review = await anId(AN_ID, member);
    const desk = await signInToConsole(product, mate, 'moderator');
    for (const settle of [async () => undefined, () => endDinner(product, matchId, 'archived')]) {
      await settle();
      expect(await read(desk, review)).toMatchObject({ mayReview: false, whyNot: 'table_mate' });
      await refused(desk.post(`${review.path}/claim`), 403, 'conflict_of_interest');
    }
    await product.query(`update matches set starts_at = now() - interval '57 days' where id = $1`, [matchId]);
    await claims(desk, review);
  });
});

it('the file is served to the holder of a valid claim, by pages, under a neutral name and without scripts', async () => {
  const review = await anId(aPdf({ pages: 2 }));
  const file = `${review.path}/file`;
  await maya.does(`GET ${file} 404`);
  expect((await claims(maya, review)).body).toMatchObject({ pageCount: 2 });
  for (const page of ['', '?page=1', '?page=2']) {
    const { headers } = await maya.expect('GET', `${file}${page}`, 200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="verification-${review.id}.webp"`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers.get('etag')).toBeNull();
  }
  await maya.does(`GET ${file}?page=3 404`, `GET ${file}?page=0 400`, `GET ${file}?page=1.5 400`);
  await omar.does(`GET ${file} 404`);
  await review.person.does(`GET ${file} 401`);
  await expireClaim(review);
  await maya.does(`GET ${file} 404`);
});

describe('concurrent requests', () => {
  it('of two moderators give the claim to one', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await anId();
      const answers = await Promise.all([maya, omar].map((each) => each.post(`${review.path}/claim`)));
      expect(codes(answers)).toEqual([200, 'review_claimed']);
    }
  });

  it('an approval and a withdrawal have a consistent outcome', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await anId();
      await claimAndOpen(maya, review.path);
      const [approval, withdrawal] = await Promise.all([
        maya.post(`${review.path}/approve`, {}),
        review.person.delete('/api/user/verification/id'),
      ]);
      const isApproved = approval.status === 200;
      expect(withdrawal.status).toBe(isApproved ? 404 : 200);
      expect(await steps(review.person)).toMatchObject({
        trustScore: isApproved ? 60 : 40,
        steps: { idDocument: isApproved },
        reviews: [{ status: isApproved ? 'approved' : 'withdrawn' }],
      });
    }
  });

  it('an approval and a new profile picture never verify an unreviewed picture', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await aFreshPhoto();
      await claims(maya, review);
      const [approval] = await Promise.all([
        maya.post(`${review.path}/approve`, {}),
        setProfilePicture(review.person),
      ]);
      expect([200, 'review_is_over']).toContain(codes([approval])[0]);
      expect(await steps(review.person)).toMatchObject({ trustScore: 40, steps: { profilePicture: false } });
    }
  });

  it('two decisions of one moderator count once', async () => {
    const review = await anId();
    await claimAndOpen(maya, review.path);
    const decide = (verb: string, body = {}) => maya.post(`${review.path}/${verb}`, body);
    const answers = [decide('approve'), decide('reject', { reason: 'other' }), decide('approve')];
    expect(codes(await Promise.all(answers))).toEqual([200, 'review_is_over', 'review_is_over']);
    await waitForJobs(product);
    expect(await product.mailsTo(review.person.email)).toHaveLength(1);
  });
});

describe('the list', () => {
  interface Entry extends Record<string, unknown> {
    readonly id: number;
    readonly kind: string;
    readonly person: { readonly name: string } | null;
  }

  let reviews: Reviewed[];
  beforeAll(async () => {
    await product.query('delete from verification_reviews');
    reviews = [];
    for (const firstName of ['Ada', 'Ben', 'Cleo'])
      reviews.push(await anId(AN_ID, await product.person().signUp({ firstName })));
    reviews.push(await aFreshPhoto('Dan'));
  });

  const list = async (filter: object = {}, by = maya) => (await by.list<Entry>(LIST, { filter })).body;
  const names = (entries: readonly Entry[]) =>
    entries.map(({ person, kind }) => `${person?.name.split(' ')[0]} ${kind}`);
  const ALL = ['Ada id', 'Ben id', 'Cleo id', 'Dan picture'];

  it('is paginated, by due time', async () => {
    const { body, headers } = await maya.list<Entry>(LIST);
    expect([names(body), headers.get('content-range')]).toEqual([ALL, 'verifications 0-3/4']);
    const page = await maya.list<Entry>(LIST, { range: [1, 2], sort: ['id', 'DESC'] });
    expect([names(page.body), page.headers.get('content-range')]).toEqual([
      ['Cleo id', 'Ben id'],
      'verifications 1-2/4',
    ]);
    const beyond = await maya.list(LIST, { range: [50, 60] });
    expect(beyond.headers.get('content-range')).toBe('verifications */4');
  });

  it('is filtered by kind, user, ids, status and own claims, until a claim has expired', async () => {
    const [ada, ben] = reviews as [Reviewed, Reviewed];
    expect(names(await list({ kind: 'picture' }))).toEqual(['Dan picture']);
    expect(names(await list({ userId: ben.person.id }))).toEqual(['Ben id']);
    expect(names(await list({ id: [ada.id, ben.id] }))).toEqual(['Ada id', 'Ben id']);
    await claims(maya, ben);
    expect(names(await list({ mine: true }))).toEqual(['Ben id']);
    expect(await list({ mine: true }, omar)).toEqual([]);
    expect(await list({ status: 'in_review' }, omar)).toMatchObject([
      { claim: { by: { name: 'Maya Lind' }, isMine: false } },
    ]);
    expect(names(await list({ status: 'submitted' }))).toEqual(ALL.toSpliced(1, 1));
    await expireClaim(ben);
    expect(names(await list({ status: 'submitted' }))).toEqual(ALL);
    expect(names(await list({ status: 'open' }))).toEqual(ALL);
    expect(await list({ mine: true })).toEqual([]);
    expect(await list({ id: [ben.id] })).toMatchObject([{ status: 'submitted', claim: null }]);
    await refused(maya.post(`${ben.path}/approve`, {}), 409, 'review_not_claimed');
  });

  it('marks overdue reviews until they are decided, and has no name of a deleted account', async () => {
    const [ada, ben] = reviews as [Reviewed, Reviewed];
    await product.query(`update verification_reviews set due_at = now() - interval '1 s' where id = $1`, [
      ada.id,
    ]);
    const overdue = async () => (await list()).filter(({ isOverdue }) => isOverdue).map(({ id }) => id);
    expect(await overdue()).toEqual([ada.id]);
    await claims(maya, ada);
    await maya.expect('POST', `${ada.path}/reject`, 200, { reason: 'expired' });
    expect(await overdue()).toEqual([]);
    expect(await list({ status: 'rejected' })).toMatchObject([
      { id: ada.id, decidedBy: { name: 'Maya Lind' }, reason: 'expired' },
    ]);
    await product.query('delete from users where id = $1', [ben.person.id]);
    expect(await list({ id: [ben.id] })).toMatchObject([{ person: null }]);
    expect(await read(maya, ben)).toMatchObject({ person: null, about: null, earlier: [] });
    await maya.does(`POST ${ben.path}/claim 404`);
  });

  it.each([
    { sort: ['note', 'ASC'] as const },
    { filter: { status: 'lost' } },
    { filter: { kind: ['id'] } },
    { filter: { email: 'a@b.c' } },
    { filter: { mine: 'yes' } },
    { filter: { id: ["1' or true"] } },
    { range: [5, 1] as const },
  ])('refuses %j', async (query) => expect((await maya.list(LIST, query)).status).toBe(400));
});
