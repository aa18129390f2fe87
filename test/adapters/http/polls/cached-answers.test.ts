import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import { eventually } from '../../../support/eventually.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';
import { aMeetupBy } from '../../../support/http/a-meetup.js';
import type { Answer, APerson } from '../../../support/http/a-person.js';
import {
  ALL_MATCHES,
  aRequestBody,
  aSaturday,
  aTableOf,
  endDinner,
  matchesOf,
} from '../../../support/http/a-table.js';
import { type TestProduct, twoProducts } from '../../../support/http/test-product.js';

const MATCHES = ALL_MATCHES;
const REQUEST = '/api/user/active-request';

const clock = new FixedClock(new Date());
const [one, other] = twoProducts({ clock });

/** The same session on the other process. */
function elsewhere(person: APerson): APerson {
  const same = other.person();
  same.setCookie(`${person.sessionCookie.name}=${person.sessionCookie.value}`);
  same.id = person.id;
  return same;
}

const isCached = (product: TestProduct, person: APerson, path: string): boolean =>
  product.server.container.get(OPENED).caches.answers.get(`${person.id} ${path}`) !== undefined;

async function pollUntilCached(product: TestProduct, person: APerson, path: string): Promise<string> {
  return eventually(async () => {
    const { headers } = await person.get(path);
    return isCached(product, person, path) && headers.get('etag')!;
  });
}

interface Change {
  /** The process whose answers are read. */
  readonly product: TestProduct;
  readonly answer: Answer;
}

/**
 * Caches the answer on both processes, makes the change, and polls at once.
 * @returns the answers after the change, which differ from those before
 */
async function after(
  person: APerson,
  path: string,
  change: () => Promise<unknown>,
): Promise<readonly [Change, Change]> {
  const there = elsewhere(person);
  const readers = [
    [one, person],
    [other, there],
  ] as const;
  const before: string[] = [];
  for (const [product, reader] of readers) before.push(await pollUntilCached(product, reader, path));
  await change();
  const changes: Change[] = [];
  for (const [index, [product, reader]] of readers.entries()) {
    const answer = await reader.get(path);
    expect(answer.headers.get('etag')).not.toBe(before[index]);
    changes.push({ product, answer });
  }
  return changes as [Change, Change];
}

describe('the cached matches', () => {
  let matchId: number;
  let people: [APerson, APerson, APerson, APerson, APerson];

  beforeAll(async () => {
    const table = await aTableOf(one);
    matchId = table.matchId;
    people = table.people as typeof people;
  });

  const bodiesAfter = async (person: APerson, change: () => Promise<unknown>): Promise<unknown[]> =>
    (await after(person, MATCHES, change)).map(({ answer }) => (answer.body as unknown as unknown[])[0]);

  /** Expects that both processes answer with these fields as soon as the change is made. */
  const shows = async (person: APerson, change: () => Promise<unknown>, fields: object): Promise<void> => {
    expect(await bodiesAfter(person, change)).toMatchObject([fields, fields]);
  };

  const set = (change: string, id: number) => () =>
    one.query(`update users set ${change} where id = $1`, [id]);

  it("show a table-mate's new name, picture, age range and trust score at once, on every process", async () => {
    const [ada, ben] = people;
    const ofBen = (fields: object) => ({
      users: expect.arrayContaining([expect.objectContaining({ id: ben.id, ...fields })]) as unknown,
    });
    for (const [change, fields] of [
      [`first_name = 'Bertram'`, { firstName: 'Bertram' }],
      [`profile_image_url = '/api/pictures/1/x'`, { profileImageUrl: '/api/pictures/1/x' }],
      [`trust_score = 80`, { trustScore: 80 }],
      [`date_of_birth = '1970-01-01'`, { id: ben.id }],
    ] as const)
      await shows(ada, set(change, ben.id), ofBen(fields));
  });

  it('show a number behind a name that two members share since one was renamed', async () => {
    const [ada, ben, cleo] = people;
    for (const body of await bodiesAfter(ada, set(`first_name = 'Cleo'`, ben.id)))
      expect(body).toMatchObject({
        users: expect.arrayContaining([
          expect.objectContaining({ id: ben.id, username: expect.stringMatching(/^Cleo \d$/) as unknown }),
          expect.objectContaining({ id: cleo.id, username: expect.stringMatching(/^Cleo \d$/) as unknown }),
        ]) as unknown,
      });
  });

  it('show what the table shares, as soon as the last of three has answered', async () => {
    const [ada, ben, cleo] = people;
    for (const person of [ada, ben])
      await person.expect('PUT', '/api/profile', 200, { interests: ['Chess'] });
    for (const body of await bodiesAfter(ada, () =>
      cleo.expect('PUT', '/api/profile', 200, { interests: ['chess'] }),
    ))
      expect((body as { commonGround: unknown[] }).commonGround).toEqual(
        expect.arrayContaining([{ kind: 'interest', answer: 'Chess', sharedBy: 'most' }]),
      );
  });

  it('show the confirmed seat and match', async () => {
    const [ada] = people;
    await after(ada, MATCHES, () => ada.expect('POST', `/api/matches/${matchId}/confirm`, 200));
    await after(ada, MATCHES, () =>
      one.query(`update matches set suggested_location = 'SoHo' where id = $1`, [matchId]),
    );
  });

  it('show a new message and its unread count, before its frame arrives', async () => {
    const [ada, ben, cleo] = people;
    const there = elsewhere(cleo);
    await pollUntilCached(one, ben, MATCHES);
    await pollUntilCached(other, there, MATCHES);
    const [from, receiver] = [await ada.connect(), await elsewhere(ben).connect()];
    await Promise.all([from.joinRoom(matchId), receiver.joinRoom(matchId)]);
    from.send({ type: 'chat_message', matchId, message: 'Hello!', clientId: 'a' });
    await from.waitFor('message_sent');
    expect((await ben.get(MATCHES)).body).toMatchObject([{ unread: 1, lastMessage: { text: 'Hello!' } }]);
    await receiver.waitFor('new_message');
    expect((await there.get(MATCHES)).body).toMatchObject([{ unread: 1, lastMessage: { text: 'Hello!' } }]);
    from.close();
    receiver.close();
  });

  it('show no unread message after it was read or deleted', async () => {
    const [ada, ben] = people;
    const { rows } = await one.query<{ id: number }>(
      `select id from chat_messages where user_id = $1 and match_id = $2`,
      [ada.id, matchId],
    );
    const there = elsewhere(ben);
    await pollUntilCached(other, there, MATCHES);
    const before = await pollUntilCached(one, ben, MATCHES);
    await ben.expect('POST', `/api/matches/${matchId}/read`, 200, { messageId: rows[0]!.id });
    const read = await ben.get(MATCHES);
    expect(read.headers.get('etag')).not.toBe(before);
    expect(read.body).toMatchObject([{ unread: 0, lastReadMessageId: rows[0]!.id }]);
    // A signal, which does not delay the response.
    await eventually(async () => {
      const { body } = await there.get<Array<{ unread: number }>>(MATCHES);
      return body[0]!.unread === 0;
    });
    await shows(ben, () => ada.expect('DELETE', `/api/matches/${matchId}/messages/${rows[0]!.id}`, 200), {
      lastMessage: null,
    });
  });

  it('show no last message of a user since a block, and show it again', async () => {
    const [ada, , cleo] = people;
    await cleo.say(matchId, 'Hi');
    await shows(ada, () => cleo.expect('POST', `/api/users/${ada.id}/block`, 200), { lastMessage: null });
    await shows(ada, () => cleo.expect('DELETE', `/api/users/${ada.id}/block`, 200), {
      lastMessage: { userId: cleo.id },
    });
  });

  it('show who left, and that a table was dissolved or a match canceled', async () => {
    const [ada, ben] = people;
    for (const body of await bodiesAfter(ada, () =>
      ben.expect('DELETE', `/api/matches/${matchId}/leave`, 200),
    ))
      expect((body as { participants: number[] }).participants).not.toContain(ben.id);
    for (const { answer } of await after(ben, MATCHES, async () => {
      const host = await one.person().signUp();
      const meetup = await aMeetupBy(one, host);
      await ben.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    }))
      expect(answer.body).toMatchObject([{ meetup: { title: 'Dumplings for everyone' } }]);
    for (const { answer } of await after(ben, MATCHES, () =>
      one.query(`update meetups set title = 'Soup' where title like 'Dumplings%'`),
    ))
      expect(answer.body).toMatchObject([{ meetup: { title: 'Soup' } }]);
  });

  it('show that a table-mate has deleted their account', async () => {
    const [ada, , , dan] = people;
    for (const body of await bodiesAfter(ada, () =>
      dan.send('DELETE', '/api/user', { password: dan.password }),
    ))
      expect((body as { participants: number[] }).participants).not.toContain(dan.id);
  });

  it('show the own feedback on a completed match', async () => {
    const [ada] = people;
    await after(ada, MATCHES, () => endDinner(one, matchId));
    await shows(
      ada,
      () => ada.expect('POST', `/api/matches/${matchId}/feedback`, 200, { attended: true, again: [] }),
      { status: 'completed', feedback: { attended: true } },
    );
  });

  it('show what two users share, as soon as they have answered the survey', async () => {
    const [ada, , , , eve] = people;
    await one.query(`update matches set meetup_type = '1v1' where id = $1`, [matchId]);
    await eve.answerSurvey({ personalityType: 'chill' });
    await shows(ada, () => ada.answerSurvey({ personalityType: 'chill' }), {
      sharedInterest: expect.any(String) as unknown,
    });
  });
});

describe('the cached open request', () => {
  const slot = () => aRequestBody({ preferredDate: aSaturday(3), venueType: 'restaurant' });

  it('shows that it was opened, changed by the location, and withdrawn', async () => {
    const ada = await one.person().signUp();
    const [opened] = await after(ada, REQUEST, () =>
      ada.expect('POST', '/api/matching-request', 200, slot()),
    );
    expect(opened.answer.body).toMatchObject({ status: 'active', distanceApplies: false });
    for (const { answer } of await after(ada, REQUEST, () =>
      ada.expect('PATCH', '/api/user/location', 200, {
        location: 'Brooklyn',
        latitude: 40.68,
        longitude: -73.95,
      }),
    ))
      expect(answer.body).toMatchObject({ distanceApplies: true });
    for (const { answer } of await after(ada, REQUEST, () =>
      ada.expect('POST', `/api/matching-request/${String(opened.answer.body.id)}/cancel`, 200),
    ))
      expect([answer.status, answer.body.code]).toEqual([404, 'no_active_request']);
  });

  it('shows that it led to a match, as do the matches', async () => {
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((firstName) => one.person().signUp({ firstName })),
    );
    const wish = aRequestBody({ preferredDate: aSaturday(4) });
    for (const person of people.slice(1)) await person.expect('POST', '/api/matching-request', 200, wish);
    const ada = people[0]!;
    for (const path of [MATCHES, REQUEST]) await pollUntilCached(other, elsewhere(ada), path);
    await ada.expect('POST', '/api/matching-request', 200, wish);
    await matchesOf(ada, (matches) => matches.length === 1);
    const there = elsewhere(ada);
    expect((await there.get(REQUEST)).body).toMatchObject({ status: 'matched' });
    expect((await there.get(MATCHES)).body).toHaveLength(1);
  });
});

describe('a cached answer', () => {
  it('is dropped within a minute, because age ranges change at midnight', async () => {
    const ada = await one.person().signUp();
    await pollUntilCached(one, ada, MATCHES);
    clock.pass({ seconds: 29 });
    expect(isCached(one, ada, MATCHES)).toBe(true);
    clock.pass({ seconds: 31 });
    expect(isCached(one, ada, MATCHES)).toBe(false);
  });

  it('is never older than a write that committed before the poll, in sixty races', async () => {
    const ada = await one.person().signUp();
    await pollUntilCached(one, ada, REQUEST);
    await one.query(
      `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, time_zone)
       values ($1, 'cafe', 'lunch', $2, 'America/New_York')`,
      [ada.id, aSaturday()],
    );
    for (let n = 1; n <= 60; n++) {
      const racing = [ada.get(REQUEST), ada.get(REQUEST)];
      await one.query(`update meetup_requests set max_distance = $2 where user_id = $1`, [ada.id, n]);
      expect((await ada.get(REQUEST)).body).toMatchObject({ maxDistance: n });
      await Promise.all(racing);
      expect((await ada.get(REQUEST)).body).toMatchObject({ maxDistance: n });
    }
    expect(isCached(one, ada, REQUEST)).toBe(true);
  });
});
