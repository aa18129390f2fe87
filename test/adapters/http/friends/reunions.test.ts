import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { APerson } from '../../../support/http/a-person.js';
import { matchesOf } from '../../../support/http/a-table.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';
import { poolOf } from '../../../support/postgres/pool-of.js';

const WEDNESDAY = new Date('2026-11-25T15:00:00Z');
const FIRST = '2026-11-28';
/** Sunday, 6 PM in New York, on the day after feedback has closed. */
const OFFERED = new Date('2026-12-06T23:00:00Z');
const NEXT = '2026-12-12';
/** Friday, 00:15 AM in New York. */
const FINAL_RUN = new Date('2026-12-11T05:15:00Z');
const OFFERS = '/api/reunion-offers';
const GROUP = '/api/user/friend-group';

let now = WEDNESDAY;
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: { now: () => now }, env: { MATCH_PATIENCE_SECONDS: '604800' } });
});
afterAll(() => product?.stop());
beforeEach(() => {
  now = WEDNESDAY;
});

const database = () => poolOf(product.databaseUrl);
async function run(job: string): Promise<void> {
  await database().query(`select graphile_worker.add_job($1, '{}')`, [job]);
  await waitForJobs(product);
}
const ask = (person: APerson, preferredDate: string, venueType = 'cafe') =>
  person.expect('POST', '/api/matching-request', 200, {
    ...{ meetupType: 'group', venueType, preferredDate, preferredTime: 'dinner', maxDistance: 10 },
  });

const signedUp = (names: readonly string[]) =>
  Promise.all(names.map((firstName) => product.person().signUp({ firstName })));

let tables = 0;
/** Members of a past match, of which those with `again` said so about everybody else. Each has a meal of its own. */
async function aPastTable(
  names: readonly string[],
  again = names,
): Promise<{ people: APerson[]; id: number }> {
  const people = await signedUp(names);
  const venue = tables++ % 2 === 0 ? 'cafe' : 'restaurant';
  for (const person of people) await ask(person, FIRST, venue);
  await waitForJobs(product);
  const [match] = await matchesOf(people[0]!, (matches) => matches.length === 1);
  const { id } = match!;
  now = new Date('2026-11-29T15:00:00Z');
  await run('advance-tables');
  for (const [at, person] of people.entries()) {
    const others = people.filter((one) => one !== person).map((one) => one.id);
    const said = again.includes(names[at]!) ? others : others.slice(1);
    await person.expect('POST', `/api/matches/${id}/feedback`, 200, { attended: true, again: said });
  }
  now = new Date('2026-12-06T15:00:00Z');
  await run('advance-tables');
  return { people, id };
}

async function offersTo(person: APerson): Promise<Array<{ matchId: number; people: unknown[] }>> {
  return (await person.get<Array<{ matchId: number; people: unknown[] }>>(OFFERS)).body;
}
const answer = (person: APerson, id: number, agrees: boolean, status = 200) =>
  person.expect('POST', `${OFFERS}/${id}`, status, { agrees });
const groupOf = async (person: APerson) => (await person.get<{ group: unknown }>(GROUP)).body.group;
const tableOf = async (person: APerson) =>
  (await matchesOf(person, () => true)).find(({ status }) => ['pending', 'confirmed'].includes(status));
const mailsTo = async (person: APerson) =>
  (await product.mailsTo(person.email)).filter(({ subject }) => /^Same people/.test(subject));

const FIVE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

describe('the same people again', () => {
  it('is offered once to all of a table who all said "again", after feedback has closed', async () => {
    const { people, id } = await aPastTable(FIVE);
    now = new Date(OFFERED.getTime() - 1000);
    await run('offer-reunions');
    expect(await offersTo(people[0]!)).toEqual([]);
    now = OFFERED;
    await Promise.all([run('offer-reunions'), run('offer-reunions')]);
    for (const person of people) {
      expect(await offersTo(person)).toMatchObject([{ matchId: id, metOn: FIRST, preferredDate: NEXT }]);
      const mails = await mailsTo(person);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toMatch(/\/u\//);
    }
    const shown = (await offersTo(people[0]!))[0]!.people as Array<{ firstName: string }>;
    expect(shown.map(({ firstName }) => firstName).sort()).toEqual(['Ben', 'Cleo', 'Dan', 'Eve']);
  });

  it('is not offered where one did not say it of everybody', async () => {
    const { people } = await aPastTable(FIVE, FIVE.slice(1));
    now = OFFERED;
    await run('offer-reunions');
    for (const person of people) expect(await offersTo(person)).toEqual([]);
  });

  it('is not offered where one has blocked another since', async () => {
    const { people } = await aPastTable(FIVE);
    await people[4]!.expect('POST', `/api/users/${people[1]!.id}/block`, 200);
    now = OFFERED;
    await run('offer-reunions');
    for (const person of people) expect(await offersTo(person)).toEqual([]);
  });

  it('seats them at one table at once when all agree, the last two in the same instant', async () => {
    const { people, id } = await aPastTable(FIVE);
    now = OFFERED;
    await run('offer-reunions');
    for (const person of people.slice(0, 3)) await answer(person, id, true);
    await waitForJobs(product);
    expect(await tableOf(people[0]!)).toBeUndefined();
    await Promise.all(people.slice(3).map((person) => answer(person, id, true)));
    await waitForJobs(product);
    const table = await tableOf(people[0]!);
    expect(table!.participants).toEqual(people.map((person) => person.id).sort((a, b) => a - b));
  });

  it('seats those who agree together in the final run, and shows a refusal to nobody', async () => {
    const { people, id } = await aPastTable(FIVE);
    const [ada, ben, cleo, dan, eve] = people as [APerson, APerson, APerson, APerson, APerson];
    now = OFFERED;
    await run('offer-reunions');
    const seen = async () => [await groupOf(ada), await offersTo(ben), await offersTo(eve)];
    await answer(ada, id, true);
    expect(await groupOf(ada)).toMatchObject({
      state: 'waiting',
      isReunion: true,
      invitation: null,
      friends: [],
    });
    const before = await seen();
    await answer(dan, id, false);
    expect(await seen()).toEqual(before);
    await answer(dan, id, true, 404);
    await answer(ben, id, true);
    await answer(cleo, id, true);
    await answer(cleo, id, true);
    expect(await groupOf(ada)).toMatchObject({ state: 'together', friends: ['Ben', 'Cleo'] });
    await waitForJobs(product);
    expect(await tableOf(ada)).toBeUndefined();
    now = FINAL_RUN;
    await answer(eve, id, true, 404);
    await run('find-due-slots');
    const table = await tableOf(ada);
    expect(table!.participants).toEqual(expect.arrayContaining([ada.id, ben.id, cleo.id]));
    expect(await tableOf(dan)).toBeUndefined();
    expect(await tableOf(eve)).toBeUndefined();
  });

  it('goes on without one who withdraws, takes the place of a request elsewhere, and yields to a seat', async () => {
    const { people, id } = await aPastTable(FIVE);
    const [ada, ben, cleo, dan, eve] = people as [APerson, APerson, APerson, APerson, APerson];
    now = OFFERED;
    await run('offer-reunions');
    await ask(ada, '2026-12-19');
    await answer(ada, id, true);
    const { body } = await ada.get<{ id: number }>('/api/user/active-request');
    expect(body).toMatchObject({ preferredDate: NEXT, maxDistance: 10 });
    await answer(ben, id, true);
    await answer(cleo, id, true);
    await ada.expect('POST', `/api/matching-request/${body.id}/cancel`, 200);
    expect(await groupOf(ben)).toMatchObject({ state: 'together', friends: ['Cleo'] });
    await ben.expect('DELETE', GROUP, 200);
    expect(await groupOf(ben)).toBeNull();
    expect(await groupOf(cleo)).toMatchObject({ state: 'waiting', isReunion: true });
    await answer(dan, id, true);
    const together = { state: 'together', friends: ['Dan'] };
    expect(await groupOf(cleo)).toMatchObject(together);
    const strangers = await signedUp(['Fay', 'Gus', 'Hal', 'Ivy']);
    for (const person of [eve, ...strangers]) await ask(person, '2026-12-19');
    await waitForJobs(product);
    const seat = await tableOf(eve);
    expect(seat!.participants).toContain(strangers[0]!.id);
    await answer(eve, id, true, 409);
    expect(await groupOf(cleo)).toMatchObject(together);
    expect(await tableOf(eve)).toEqual(seat);
  });

  it('is not for one who comes with a friend, until they leave the friend, or who lives in another zone by now', async () => {
    const { people, id } = await aPastTable(FIVE);
    const [ada, ben] = people as [APerson, APerson];
    now = OFFERED;
    await run('offer-reunions');
    const [friend] = await signedUp(['Fay']);
    for (const person of [ada, friend!]) await ask(person, '2026-12-26');
    const { body } = await friend!.expect('POST', GROUP, 200);
    const { invitation } = body.group as { invitation: string };
    await ada.expect('POST', `${GROUP}/join`, 200, { invitation });
    expect((await answer(ada, id, true, 409)).body.code).toBe('already_in_group');
    expect(await groupOf(ada)).toMatchObject({ state: 'together', friends: ['Fay'] });
    await database().query(`update users set time_zone = 'Europe/Berlin' where id = $1`, [ben.id]);
    expect((await answer(ben, id, true, 409)).body.code).toBe('friends_in_different_zones');
    expect((await ben.get('/api/user/active-request')).status).toBe(404);
    expect(await offersTo(ben)).toHaveLength(1);
    await ada.expect('DELETE', GROUP, 200);
    await answer(ada, id, true);
    expect(await groupOf(ada)).toMatchObject({ state: 'waiting', isReunion: true });
  });

  it('is deleted with its answers two days after its Saturday', async () => {
    const { people, id } = await aPastTable(FIVE);
    now = OFFERED;
    await run('offer-reunions');
    await answer(people[0]!, id, true);
    await answer(people[1]!, id, false);
    await answer(people[2]!, id, true);
    const kept = async () =>
      (await database().query('select 1 from reunion_offers where match_id = $1', [id])).rowCount;
    now = new Date('2026-12-13T23:59:59Z');
    await run('purge-groups');
    expect(await kept()).toBe(5);
    now = new Date('2026-12-14T00:00:00Z');
    await run('purge-groups');
    expect(await kept()).toBe(0);
  });

  it('is nobody else’s to answer', async () => {
    const { id } = await aPastTable(FIVE);
    now = OFFERED;
    await run('offer-reunions');
    const [mallory] = await signedUp(['Mallory']);
    await answer(mallory!, id, true, 404);
    await answer(mallory!, id, false, 404);
    await answer(mallory!, 999_999, true, 404);
  });
});
