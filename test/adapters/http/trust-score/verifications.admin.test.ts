import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import { eventually } from '../../../support/eventually.js';
import type { APerson, Answer } from '../../../support/http/a-person.js';
import { claimAndOpen } from '../../../support/http/claim-review.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aTableOf, endDinner } from '../../../support/http/a-table.js';
import { AN_ID, aPhoto, submitId, submitPhoto, setProfilePicture } from '../../../support/http/an-upload.js';
import { aPdf } from '../../../support/http/a-pdf.js';
import { aProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const LIST = '/api/admin/verifications';

const product = aProduct({ log: (line) => log.push(line) });
let maya: APerson;
let omar: APerson;
const log: string[] = [];

beforeAll(async () => {
  maya = await aStaffMember(product, 'moderator', { firstName: 'Maya', lastName: 'Lind' });
  omar = await aStaffMember(product, 'moderator', { firstName: 'Omar', lastName: 'Said' });
});

interface Reviewed {
  readonly person: APerson;
  readonly id: number;
  readonly path: string;
  readonly key: string;
}

/** The newest review of the user. */
async function reviewOf(person: APerson): Promise<Reviewed> {
  const { rows } = await product.query<{ id: number; file_key: string }>(
    'select id, file_key from verification_reviews where user_id = $1 order by id desc limit 1',
    [person.id],
  );
  const { id, file_key: key } = rows[0]!;
  return { person, id, key, path: `${LIST}/${id}` };
}

async function anId(bytes: Buffer = AN_ID, person?: APerson): Promise<Reviewed> {
  const owner = person ?? (await product.person().signUp());
  expect((await submitId(owner, bytes)).status).toBe(200);
  return reviewOf(owner);
}

async function aFreshPhoto(): Promise<Reviewed> {
  const person = await product.person().signUp();
  await setProfilePicture(person);
  expect((await submitPhoto(person, await aPhoto())).status).toBe(200);
  return reviewOf(person);
}

const has = (moderator: APerson, { path }: Reviewed) => moderator.expect('POST', `${path}/claim`, 200);
const hasOpen = (moderator: APerson, { path }: Reviewed) => claimAndOpen(moderator, path);
const steps = async (person: APerson) =>
  (await person.get<{ trustScore: number; steps: object }>('/api/user/verification')).body;
const codes = (answers: Answer[]) => answers.map(({ status, body }) => body.code ?? status);
const isGone = ({ key }: Reviewed) =>
  eventually(async () => (await product.server.container.get(OPENED).objectStore.get(key)) === null);

async function linesAbout({ id }: Reviewed): Promise<Array<{ actor: number; action: string }>> {
  const { rows } = await product.query<{ actor: number; action: string }>(
    `select actor_id as actor, action from audit_log
     where target_kind = 'verification' and target_id = $1 order by position`,
    [id],
  );
  return rows;
}

describe('a review', () => {
  it('contains its user, and the date of birth only for the holder of the claim', async () => {
    const review = await anId();
    const { body } = await omar.expect('GET', review.path, 200);
    expect(body).toMatchObject({
      id: review.id,
      kind: 'id',
      status: 'submitted',
      person: { id: review.person.id, name: 'Ada Byron' },
      claim: null,
      contentType: 'image/webp',
      hasFile: true,
      pageCount: 1,
      mayReview: true,
      whyNot: null,
      comparedWith: null,
      about: { firstName: 'Ada', lastName: 'Byron', trustScore: 40, dateOfBirth: null },
      earlier: [],
    });
    const claimed = await hasOpen(maya, review);
    expect(claimed.body).toMatchObject({
      status: 'in_review',
      claim: { by: { id: maya.id, name: 'Maya Lind' }, isMine: true },
      mayReview: true,
      about: { dateOfBirth: '2000-01-01' },
    });
    expect((await omar.get(review.path)).body).toMatchObject({
      claim: { by: { name: 'Maya Lind' }, isMine: false },
      mayReview: false,
      whyNot: 'claimed',
      about: { dateOfBirth: null },
    });
    await maya.expect('POST', `${review.path}/approve`, 200, {});
    expect((await maya.get(review.path)).body).toMatchObject({
      whyNot: 'over',
      about: { dateOfBirth: null },
    });
  });

  it('of a photo has the profile picture at a console URL', async () => {
    const review = await aFreshPhoto();
    const { comparedWith, about } = (await has(maya, review)).body as {
      comparedWith: string;
      about: { profileImageUrl: string; dateOfBirth: string | null };
    };
    expect([comparedWith, about.dateOfBirth]).toEqual([about.profileImageUrl, null]);
    const picture = await maya.expect('GET', comparedWith, 200);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await review.person.get(comparedWith)).status).toBe(401);
    await maya.expect('GET', '/api/admin/pictures/1/..%2f..%2fevidence', 404);
  });

  it('that is approved counts at once, notifies the user and deletes its file', async () => {
    const review = await anId();
    const socket = await review.person.connect();
    await hasOpen(maya, review);
    await socket.waitFor('matches_changed');
    const approved = await maya.expect('POST', `${review.path}/approve`, 200, { dateOfBirthAgrees: true });
    expect(approved.body).toMatchObject({
      status: 'approved',
      decidedBy: { name: 'Maya Lind' },
      dateOfBirthAgrees: true,
      about: { trustScore: 60 },
    });
    expect(await steps(review.person)).toMatchObject({ trustScore: 60, steps: { idDocument: true } });
    expect((await review.person.get('/api/user')).body).toMatchObject({
      isIdVerified: true,
      verificationStatus: 'approved',
    });
    await isGone(review);
    // The file is deleted first, then its key.
    await eventually(async () => (await maya.get(review.path)).body.hasFile === false);
    await product.mailTo(review.person, 'Your ID is verified');
    const lines = await linesAbout(review);
    expect(lines.slice(0, 3)).toEqual([
      { actor: maya.id, action: 'verification.claimed' },
      { actor: maya.id, action: 'verification.file_viewed' },
      { actor: maya.id, action: 'verification.approved' },
    ]);
    expect(lines[3]).toEqual({ actor: maya.id, action: 'verification.viewed' });
    socket.close();
  });

  it('that is rejected shows its reason to the user and to later reviewers', async () => {
    const review = await anId();
    await has(maya, review);
    const decision = { reason: 'unreadable', note: '  The corner is dark. ' };
    await maya.expect('POST', `${review.path}/reject`, 200, decision);
    const said = { status: 'rejected', reason: 'unreadable', note: 'The corner is dark.' };
    expect(await steps(review.person)).toMatchObject({ trustScore: 40, reviews: [said] });
    const mail = await eventually(async () =>
      (await product.mailsTo(review.person.email)).find(({ subject }) => /another try/.test(subject)),
    );
    expect(mail.text).toContain('The reviewer adds: The corner is dark.');
    const again = await anId(AN_ID, review.person);
    expect((await omar.get(again.path)).body).toMatchObject({
      earlier: [{ id: review.id, kind: 'id', status: 'rejected', reason: 'unreadable' }],
    });
    // Stored for another week, but no longer shown.
    expect(await product.server.container.get(OPENED).objectStore.get(review.key)).not.toBeNull();
    await maya.expect('GET', `${review.path}/file`, 404);
  });

  it('that is released can be claimed by others', async () => {
    const review = await anId();
    await has(maya, review);
    expect(codes([await omar.post(`${review.path}/release`)])).toEqual(['review_not_claimed']);
    const released = await maya.expect('POST', `${review.path}/release`, 200);
    expect(released.body).toMatchObject({ status: 'submitted', claim: null, mayReview: true });
    await has(omar, review);
    expect(codes([await maya.post(`${review.path}/approve`, {})])).toEqual(['review_not_claimed']);
  });

  it('is rejected with a short note', async () => {
    const review = await anId();
    await has(maya, review);
    const body = { reason: 'other', note: 'x'.repeat(501) };
    const answer = await maya.expect('POST', `${review.path}/reject`, 400, body);
    expect(Object.keys(answer.body.fields as object)).toEqual(['note']);
    expect((await maya.get(review.path)).body.status).toBe('in_review');
  });
});

describe('a conflict of interest', () => {
  it('excludes moderators from their own reviews', async () => {
    const member = await product.person().signUp();
    const review = await anId(AN_ID, member);
    const desk = await signInToConsole(product, member, 'moderator');
    expect((await desk.get(review.path)).body).toMatchObject({ mayReview: false, whyNot: 'yourself' });
    const answer = await desk.post(`${review.path}/claim`);
    expect([answer.status, answer.body.code]).toEqual([403, 'conflict_of_interest']);
  });

  it('excludes them from reviews of table-mates, for eight weeks after the dinner', async () => {
    const { matchId, people } = await aTableOf(product);
    const [mate, member] = people as [APerson, APerson];
    const review = await anId(AN_ID, member);
    const desk = await signInToConsole(product, mate, 'moderator');
    for (const settle of [async () => undefined, () => endDinner(product, matchId, 'archived')]) {
      await settle();
      expect((await desk.get(review.path)).body.whyNot).toBe('table_mate');
      expect(codes([await desk.post(`${review.path}/claim`)])).toEqual(['conflict_of_interest']);
    }
    await product.query(`update matches set starts_at = now() - interval '57 days' where id = $1`, [matchId]);
    await has(desk, review);
  });
});

describe('the file', () => {
  it('is served to the holder of a valid claim only', async () => {
    const review = await anId();
    const path = `${review.path}/file`;
    const expectedFor = async (who: APerson, status: number) =>
      expect([who.username, (await who.get(path)).status]).toEqual([who.username, status]);
    await expectedFor(maya, 404);
    await has(maya, review);
    await expectedFor(maya, 200);
    await expectedFor(omar, 404);
    await expectedFor(review.person, 401);
    await expectedFor(product.person(), 401);
    await product.query(
      `update verification_reviews set claimed_until = now() - interval '1 s' where id = $1`,
      [review.id],
    );
    await expectedFor(maya, 404);
    await has(omar, review);
    await expectedFor(maya, 404);
    await expectedFor(omar, 200);
    await omar.expect('POST', `${review.path}/reject`, 200, { reason: 'other' });
    await expectedFor(omar, 404);
    expect((await linesAbout(review)).filter(({ action }) => /file_viewed/.test(action))).toEqual([
      { actor: maya.id, action: 'verification.file_viewed' },
      { actor: omar.id, action: 'verification.file_viewed' },
    ]);
  });

  it('is served with a neutral name and headers that prevent script execution', async () => {
    const review = await anId(aPdf({ pages: 2 }));
    expect((await has(maya, review)).body).toMatchObject({ pageCount: 2 });
    for (const page of ['', '?page=1', '?page=2']) {
      const { headers } = await maya.expect('GET', `${review.path}/file${page}`, 200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': `inline; filename="verification-${review.id}.webp"`,
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(headers.get('etag')).toBeNull();
    }
    await maya.expect('GET', `${review.path}/file?page=3`, 404);
    for (const page of ['0', '-1', 'x', '5', '1.5'])
      await maya.expect('GET', `${review.path}/file?page=${page}`, 400);
  });

  it('that is missing in the store is 404', async () => {
    const review = await anId();
    await has(maya, review);
    await product.server.container.get(OPENED).objectStore.delete(review.key);
    await maya.expect('GET', `${review.path}/file`, 404);
  });
});

describe('concurrent requests', () => {
  it('of two moderators give the claim to one', async () => {
    for (let round = 0; round < 5; round++) {
      const review = await anId();
      const answers = await Promise.all([maya, omar].map((each) => each.post(`${review.path}/claim`)));
      expect(codes(answers).sort()).toEqual([200, 'review_claimed']);
    }
  });

  it('an approval and a withdrawal have a consistent outcome', async () => {
    for (let round = 0; round < 5; round++) {
      const review = await anId();
      await hasOpen(maya, review);
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
      await isGone(review);
    }
  });

  it('an approval and a new profile picture never verify an unreviewed picture', async () => {
    for (let round = 0; round < 5; round++) {
      const review = await aFreshPhoto();
      await has(maya, review);
      const [approval] = await Promise.all([
        maya.post(`${review.path}/approve`, {}),
        setProfilePicture(review.person),
      ]);
      expect([200, 'review_is_over']).toContain(codes([approval])[0]);
      expect(await steps(review.person)).toMatchObject({
        trustScore: 40,
        steps: { profilePicture: false },
      });
      await isGone(review);
    }
  });

  it('two decisions of one moderator count once', async () => {
    const review = await anId();
    await hasOpen(maya, review);
    const answers = await Promise.all([
      maya.post(`${review.path}/approve`, {}),
      maya.post(`${review.path}/reject`, { reason: 'other' }),
      maya.post(`${review.path}/approve`, {}),
    ]);
    expect(codes(answers).sort()).toEqual([200, 'review_is_over', 'review_is_over']);
    await waitForJobs(product);
    expect(await product.mailsTo(review.person.email)).toHaveLength(1);
  });
});

it('the log contains no file, name or date of birth', async () => {
  const review = await anId(
    aPdf({ words: 'a very private document' }),
    await product.person().signUp({ firstName: 'Wilhelmina', dateOfBirth: '1999-07-06' }),
  );
  await has(maya, review);
  await maya.expect('GET', `${review.path}/file`, 200);
  await maya.expect('POST', `${review.path}/reject`, 200, { reason: 'other', note: 'Oh Wilhelmina' });
  expect(log.length).toBeGreaterThan(10);
  expect(log.join('\n')).not.toMatch(/private document|Wilhelmina|1999-07-06/);
});
