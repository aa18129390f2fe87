import { PostgresPersonalRecords } from '../../../../src/adapters/persistence/account-end/postgres-personal-records.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aRequestBody, aSaturday, matchesOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { poolOf } from '../../../support/postgres/pool-of.js';

const PATH = '/api/user/friend-group';

const product = theSharedProduct();

/** Users who wait for the same slot, another one in each test. */
async function waiting(week: number, ...firstNames: string[]): Promise<APerson[]> {
  const people = await Promise.all(firstNames.map((firstName) => product.person().signUp({ firstName })));
  for (const person of people) await asks(person, week);
  return people;
}

const asks = (person: APerson, week: number) =>
  person.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredDate: aSaturday(week) }));

async function codeOf(owner: APerson): Promise<string> {
  const { body } = await owner.expect('POST', PATH, 200, { friends: 1 });
  return (body.group as { invitation: string }).invitation;
}

const groupOf = async (person: APerson) => (await person.get<{ group: unknown }>(PATH)).body.group;

describe('friends with one code', () => {
  it('read each other by first name, and get one table', async () => {
    const [ada, ben] = (await waiting(0, 'Ada', 'Ben')) as [APerson, APerson];
    expect(await groupOf(ada)).toBeNull();
    const invitation = await codeOf(ada);
    const joined = await ben.expect('POST', `${PATH}/join`, 200, { invitation });
    const together = { state: 'together', invitation, heldUntil: null };
    expect(joined.body).toEqual({ group: { ...together, friends: ['Ada'] } });
    expect(await groupOf(ada)).toEqual({ ...together, friends: ['Ben'] });
    await waiting(0, 'Cleo', 'Dan', 'Eve');
    const [table] = await matchesOf(ada, (matches) => matches.length > 0);
    expect(table!.participants).toContain(ben.id);
  });

  it('are in the export of each, by first name', async () => {
    const [ada, ben] = (await waiting(5, 'Ada', 'Ben')) as [APerson, APerson];
    await ben.expect('POST', `${PATH}/join`, 200, { invitation: await codeOf(ada) });
    const { requests } = await new PostgresPersonalRecords(poolOf(product.databaseUrl)).of(ben.id);
    expect(requests).toMatchObject([{ friends: ['Ada'] }]);
  });

  it('are each alone again when one withdraws', async () => {
    const [ada, ben] = (await waiting(1, 'Ada', 'Ben')) as [APerson, APerson];
    const invitation = await codeOf(ada);
    await ben.expect('POST', `${PATH}/join`, 200, { invitation });
    const { body } = await ada.get('/api/user/active-request');
    await ada.expect('POST', `/api/matching-request/${String(body.id)}/cancel`, 200);
    expect(await groupOf(ada)).toBeNull();
    const over = { state: 'over', invitation: null, friends: [], heldUntil: null };
    expect(await groupOf(ben)).toEqual(over);
    expect((await ben.expect('DELETE', PATH, 200)).body).toEqual({ group: null });
    expect((await ben.get('/api/user/active-request')).status).toBe(200);
    await ben.expect('POST', `${PATH}/join`, 404, { invitation });
  });

  it('cannot join across a block or on another day, and cannot be brought without a request', async () => {
    const [ada, ben] = (await waiting(2, 'Ada', 'Ben')) as [APerson, APerson];
    const [cleo] = (await waiting(3, 'Cleo')) as [APerson];
    const dan = await product.person().signUp({ firstName: 'Dan' });
    const invitation = await codeOf(ada);
    const block = 'insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())';
    await product.query(block, [ben.id, ada.id]);
    const wrong = await ben.expect('POST', `${PATH}/join`, 404, { invitation: 'ABCD2345' });
    for (const person of [ben, cleo]) {
      const { body } = await person.expect('POST', `${PATH}/join`, 404, { invitation });
      expect(body).toEqual(wrong.body);
    }
    await dan.expect('POST', PATH, 409, {});
    await dan.expect('POST', PATH, 400, { friends: 3 });
  });

  it('who join at the same time are three at most', async () => {
    const people = await waiting(4, 'Ada', 'Ben', 'Cleo', 'Dan');
    const [ada, ...friends] = people as [APerson, ...APerson[]];
    const invitation = await codeOf(ada);
    const answers = await Promise.all(friends.map((friend) => friend.post(`${PATH}/join`, { invitation })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await groupOf(ada)).toMatchObject({ state: 'together', invitation: null });
  });

  it('come by the link alone: one request is held for them, the other made with one tap', async () => {
    const ada = await product.person().signUp({ firstName: 'Ada' });
    const others = await waiting(6, 'Cleo', 'Dan', 'Eve', 'Flo');
    const body = { ...aRequestBody({ preferredDate: aSaturday(6) }), friends: 1 };
    await ada.expect('POST', '/api/matching-request', 200, body);
    const { invitation, heldUntil } = (await groupOf(ada)) as Record<string, string>;
    const url = `/api/friend-invitations/${invitation}`;
    const { preferredDate, preferredTime, venueType } = body;
    const chair = {
      firstName: 'Ada',
      profileImageUrl: null,
      heldUntil,
      preferredDate,
      preferredTime,
      venueType,
    };
    const signedOut = await product.person().get(url);
    expect(signedOut.body).toEqual({ state: 'open', chair });
    expect(signedOut.headers.get('cache-control')).toBe('no-store');
    expect((await ada.get('/api/user/active-request')).body).toMatchObject({ status: 'active' });

    const ben = await product.person().signUp({ firstName: 'Ben' });
    await ben.expect('POST', `${PATH}/join`, 200, { invitation });
    expect((await ben.get(url)).body).toEqual({ state: 'yours', chair: null });
    const [table] = await matchesOf(ben, (matches) => matches.length > 0);
    expect(table!.participants).toContain(ada.id);
    expect((await others[0]!.get(url)).body).toEqual({ state: 'closed', chair: null });
    expect((await others[0]!.get('/api/friend-invitations/ABCD2345')).status).toBe(404);
  });

  it('are waited for no longer once the owner goes without them', async () => {
    const ada = await product.person().signUp({ firstName: 'Ada' });
    const dinner = aRequestBody({ preferredDate: aSaturday(6), preferredTime: 'dinner' });
    await ada.expect('POST', '/api/matching-request', 200, { ...dinner, friends: 2 });
    for (let count = 0; count < 4; count++) {
      const other = await product.person().signUp();
      await other.expect('POST', '/api/matching-request', 200, dinner);
    }
    expect((await ada.expect('POST', `${PATH}/go`, 200)).body).toEqual({ group: null });
    expect(await matchesOf(ada, (matches) => matches.length > 0)).toHaveLength(1);
  });
});
