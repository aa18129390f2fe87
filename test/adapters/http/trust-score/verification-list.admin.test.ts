import { FixedClock } from '../../../support/fakes/fixed-clock.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aPhoto, submitId, submitPhoto, setProfilePicture } from '../../../support/http/an-upload.js';
import { aProduct } from '../../../support/http/test-product.js';

const LIST = '/api/admin/verifications';

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly person: { id: number; name: string } | null;
  readonly isOverdue: boolean;
  readonly claim: { by: { name: string }; isMine: boolean } | null;
}

const clock = new FixedClock(new Date());
const product = aProduct({ clock });
let maya: APerson;
let omar: APerson;
/** Users with an uploaded ID in order; Cleo uploaded a photo too. */
let people: APerson[];

beforeAll(async () => {
  maya = await aStaffMember(product, 'moderator', { firstName: 'Maya' });
  omar = await aStaffMember(product, 'admin', { firstName: 'Omar' });
  people = [];
  for (const firstName of ['Ada', 'Ben', 'Cleo']) {
    const person = await product.person().signUp({ firstName });
    people.push(person);
    await submitId(person);
    clock.pass({ minutes: 1 });
  }
  await setProfilePicture(people[2]!);
  await submitPhoto(people[2]!, await aPhoto());
});

async function list(who: APerson, query: Record<string, unknown> = {}) {
  const text = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  const { status, body, headers } = await who.get<Entry[]>(
    `${LIST}?${new URLSearchParams(text as Array<[string, string]>)}`,
  );
  return { status, body, range: headers.get('content-range') };
}
const names = (entries: Entry[]) =>
  entries.map(({ person, kind }) => `${person?.name.split(' ')[0]} ${kind}`);

it('the list is paginated, by due time', async () => {
  const { body, range } = await list(maya);
  expect(names(body)).toEqual(['Ada id', 'Ben id', 'Cleo id', 'Cleo picture']);
  expect(range).toBe('verifications 0-3/4');
  const page = await list(maya, { range: [1, 2], sort: ['id', 'DESC'] });
  expect([names(page.body), page.range]).toEqual([['Cleo id', 'Ben id'], 'verifications 1-2/4']);
  expect((await list(maya, { range: [50, 60] })).range).toBe('verifications */4');
});

it('is filtered by kind, user, ids and own claims', async () => {
  const all = (await list(maya)).body;
  expect(names((await list(maya, { filter: { kind: 'picture' } })).body)).toEqual(['Cleo picture']);
  expect(names((await list(maya, { filter: { userId: people[1]!.id } })).body)).toEqual(['Ben id']);
  const ids = [all[0]!.id, all[3]!.id];
  expect((await list(maya, { filter: { id: ids } })).body.map(({ id }) => id)).toEqual(ids);
  await maya.expect('POST', `${LIST}/${all[1]!.id}/claim`, 200);
  expect(names((await list(maya, { filter: { mine: true } })).body)).toEqual(['Ben id']);
  expect((await list(omar, { filter: { mine: true } })).body).toEqual([]);
  expect((await list(omar, { filter: { status: 'in_review' } })).body).toMatchObject([
    { claim: { by: { name: 'Maya Byron' }, isMine: false } },
  ]);
  await maya.expect('POST', `${LIST}/${all[1]!.id}/release`, 200);
});

it('shows a review as submitted again when its claim has expired after 15 minutes', async () => {
  const [ada] = (await list(maya)).body;
  await maya.expect('POST', `${LIST}/${ada!.id}/claim`, 200);
  const waiting = async () => names((await list(omar, { filter: { status: 'submitted' } })).body);
  expect(await waiting()).toEqual(['Ben id', 'Cleo id', 'Cleo picture']);
  expect((await list(omar, { filter: { status: 'open' } })).body).toHaveLength(4);
  clock.pass({ minutes: 15 });
  expect(await waiting()).toEqual(['Ada id', 'Ben id', 'Cleo id', 'Cleo picture']);
  expect((await list(maya, { filter: { mine: true } })).body).toEqual([]);
  expect((await list(maya)).body[0]).toMatchObject({ status: 'submitted', claim: null });
  expect((await maya.post(`${LIST}/${ada!.id}/approve`, {})).body.code).toBe('review_not_claimed');
});

it('marks overdue reviews until they are decided', async () => {
  const [ada] = (await list(maya)).body;
  await product.query(`update verification_reviews set due_at = $1 where id = $2`, [
    new Date(clock.now().getTime() - 1000),
    ada!.id,
  ]);
  const overdue = async () =>
    (await list(maya)).body.filter(({ isOverdue }) => isOverdue).map(({ id }) => id);
  expect(await overdue()).toEqual([ada!.id]);
  await maya.expect('POST', `${LIST}/${ada!.id}/claim`, 200);
  await maya.expect('POST', `${LIST}/${ada!.id}/reject`, 200, { reason: 'expired' });
  expect(await overdue()).toEqual([]);
  expect((await list(maya, { filter: { status: 'rejected' } })).body).toMatchObject([
    { id: ada!.id, decidedBy: { name: 'Maya Byron' }, reason: 'expired' },
  ]);
});

it('has no name of a deleted account', async () => {
  await product.query('delete from users where id = $1', [people[1]!.id]);
  const gone = (await list(maya)).body.find(({ person }) => person === null)!;
  expect((await maya.get(`${LIST}/${gone.id}`)).body).toMatchObject({
    person: null,
    about: null,
    earlier: [],
  });
  await maya.expect('POST', `${LIST}/${gone.id}/claim`, 404);
});

it('refuses unknown filters', async () => {
  for (const query of [
    { sort: ['note', 'ASC'] },
    { filter: { status: 'lost' } },
    { filter: { kind: ['id'] } },
    { filter: { email: 'a@b.c' } },
    { filter: { mine: 'yes' } },
    { filter: { id: ["1' or true"] } },
    { range: [5, 1] },
  ]) {
    expect((await list(maya, query)).status).toBe(400);
  }
});
