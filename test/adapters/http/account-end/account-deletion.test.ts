import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { aMeetupBy } from '../../../support/http/a-meetup.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aRequestBody, aSaturday, aTableOf, matchesOf } from '../../../support/http/a-table.js';
import { submitId } from '../../../support/http/an-upload.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { eventually } from '../../../support/eventually.js';
import { refused } from '../../../support/http/refused.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

type Line = { message: string; user: { id: number; username: string; profileImageUrl: string | null } };

const A_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const product = theSharedProduct();

const goes = (person: APerson, password = person.password) =>
  person.send('DELETE', '/api/user', { password });

describe('deleting the account', () => {
  it('refuses a wrong password; the right one ends every session, and the account is no longer found', async () => {
    const ada = await product.person().signUp();
    const { fields } = await refused(goes(ada, 'not the one'), 403, 'wrong_password');
    expect(fields).toEqual({ password: "That's not your password" });
    const socket = await ada.connect();
    expect((await goes(ada)).status).toBe(200);
    expect(await socket.closed).toBe(4401);
    await ada.does('GET /api/user 401');
    const credentials = { usernameOrEmail: ada.email, password: ada.password };
    await ada.expect('POST', '/api/auth/login', 401, credentials);
    await product.mailTo(ada, 'Your account is deleted');
  });

  it('frees email address and username for a new account', async () => {
    const ada = await product.person().signUp();
    const before = ada.id;
    await goes(ada);
    await ada.signUp();
    expect(ada.id).not.toBe(before);
    expect((await ada.get('/api/user')).body).toMatchObject({
      username: ada.username,
      hasTakenSurvey: false,
    });
  });

  it('frees the seat in the match and removes name and picture', async () => {
    const { matchId, people } = await aTableOf(product);
    const [ada, ben] = people as [APerson, APerson];
    await ada.expect('PUT', '/api/profile', 200, { profileImageUrl: A_PICTURE, bio: 'Soup above all' });
    const picture = String((await ada.get('/api/user')).body.profileImageUrl);
    await ada.say(matchId, 'Words that stay');
    const atBens = await ben.connect();

    expect((await goes(ada)).status).toBe(200);
    expect(await atBens.waitFor('participant_left')).toMatchObject({ matchId, userId: ada.id });
    const [match] = await matchesOf(ben, () => true);
    expect(match!.users.map(({ firstName }) => firstName).sort()).toEqual(['Cleo', 'Dan', 'Eve']);
    expect((await ben.get(`/api/user/profile/${ada.id}`)).status).toBe(404);
    const lines = await eventually(async () => {
      const { body } = await ben.get<Line[]>(`/api/matches/${matchId}/messages`);
      return body.some(({ message }) => message === 'Someone left the table.') && body;
    });
    expect(lines.find(({ message }) => message === 'Words that stay')?.user).toMatchObject({
      username: 'Deleted user',
      profileImageUrl: null,
    });
    expect(JSON.stringify(lines)).not.toContain('Ada');
    await eventually(async () => (await ben.get(picture)).status === 404);
    atBens.close();
  });

  it('withdraws the request, leaves the waitlist and cancels own meetups', async () => {
    const ada = await product.person().signUp();
    const ben = await product.person().signUp({ firstName: 'Ben' });
    const cleo = await product.person().signUp({ firstName: 'Cleo' });
    const own = await aMeetupBy(product, ada, { scheduledTime: '16:30', maxParticipants: 4 });
    const bens = await aMeetupBy(product, ben, { scheduledTime: '09:30', maxParticipants: 2 });
    await cleo.does(`POST /api/meetups/${own.id}/join 200`, `POST /api/meetups/${bens.id}/join 200`);
    await ada.expect('POST', `/api/meetups/${bens.id}/waitlist`, 200);
    await ada.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredDate: aSaturday(5) }));
    const atCleos = await cleo.connect();

    expect((await goes(ada)).status).toBe(200);
    await atCleos.waitFor('match_cancelled');
    const { body } = await cleo.get(`/api/meetups/${own.id}`);
    expect(body).toMatchObject({ status: 'cancelled', creator: { firstName: 'Deleted user' } });
    const { rows } = await product.query<{ open: string; waiting: string }>(
      `select (select count(*) from meetup_requests where user_id = $1 and status in ('active', 'matched')) as open,
         (select count(*) from meetup_waitlist where user_id = $1) as waiting`,
      [ada.id],
    );
    expect(rows).toEqual([{ open: '0', waiting: '0' }]);
    atCleos.close();
  });

  it('leaves no personal data in the account and no document in the store', async () => {
    const ada = await (await product.person().signUp()).answerSurvey();
    expect((await submitId(ada)).status).toBe(200);
    await ada.expect('PATCH', '/api/user/location', 200, {
      location: 'Here 1',
      latitude: 40.7,
      longitude: -74,
    });
    await goes(ada);
    const { rows } = await product.query('select * from users where id = $1', [ada.id]);
    expect(rows[0]).toMatchObject({
      username: `deleted user ${ada.id}`,
      email: `deleted user ${ada.id}`,
      first_name: 'Deleted user',
      last_name: '',
      password: null,
      date_of_birth: null,
      location: null,
      latitude: null,
      time_zone: null,
      age: null,
      deleted_at: expect.any(Date),
    });
    await waitForJobs(product);
    const { rows: reviews } = await product.query(
      'select status, file_key from verification_reviews where user_id = $1',
      [ada.id],
    );
    expect(reviews).toEqual([{ status: 'withdrawn', file_key: null }]);
  });
});

describe('concurrent deletions', () => {
  it('of the same account take effect once', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(1) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => goes(people[0]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('during a run leave neither seat nor request', async () => {
    const slot = aRequestBody({ preferredDate: aSaturday(2) });
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((firstName) => product.person().signUp({ firstName })),
    );
    const meetup = await aMeetupBy(product, people[1]!, { scheduledTime: '16:30', maxParticipants: 6 });
    const [ada] = people as [APerson];
    const turn = new pg.Client({ connectionString: product.databaseUrl });
    await turn.connect();
    await turn.query('begin');
    await turn.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      [slot.preferredDate, slot.preferredTime, slot.venueType].join('/'),
    ]);
    const answers = await Promise.all([
      ...people.map((person) => person.post('/api/matching-request', slot)),
      ...Array.from({ length: 3 }, () => ada.post(`/api/meetups/${meetup.id}/join`)),
    ]);
    // The run has selected its users and waits for the slot lock.
    await eventually(async () => {
      const waiting = await product.query(`select from pg_locks where locktype = 'advisory' and not granted`);
      return waiting.rowCount === 1;
    });
    const gone = goes(ada);
    await turn.query('commit');
    await turn.end();
    expect((await gone).status).toBe(200);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await waitForJobs(product);
    const { rows } = await product.query<{ held: string }>(
      `select (select count(*) from match_members s join matches m on m.id = s.match_id where s.user_id = $1
           and s.status in ('joined', 'confirmed') and m.status in ('pending', 'confirmed'))
         + (select count(*) from meetup_requests where user_id = $1 and status in ('active', 'matched')) as held`,
      [ada.id],
    );
    expect(rows[0]!.held).toBe('0');
  });

  it.each([1, 2])('during a request, a join and a waitlisting leave nothing behind (%i)', async (week) => {
    const [ada, ben] = await Promise.all([product.person().signUp(), product.person().signUp()]);
    const full = await aMeetupBy(product, ben, { scheduledTime: '16:30', maxParticipants: 2 });
    const answers = await Promise.all([
      ada.post('/api/matching-request', aRequestBody({ preferredDate: aSaturday(week + 3) })),
      ada.post(`/api/meetups/${full.id}/join`),
      goes(ada),
      ada.post(`/api/meetups/${full.id}/waitlist`),
      ada.post('/api/matching-request', aRequestBody({ preferredDate: aSaturday(week + 3) })),
      ada.send('PUT', '/api/profile', { bio: 'Going', profileImageUrl: A_PICTURE }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await product.query<Record<string, unknown>>(
      `select (select count(*)::int from match_members s join matches m on m.id = s.match_id where s.user_id = u.id
           and s.status in ('joined', 'confirmed') and m.status in ('pending', 'confirmed')) as seats,
         (select count(*)::int from meetup_waitlist where user_id = u.id) as waits,
         (select count(*)::int from meetup_requests where user_id = u.id and status in ('active', 'matched')) as requests,
         u.first_name, u.bio, u.profile_image_url
       from users u where u.id = $1`,
      [ada.id],
    );
    const nothing = { seats: 0, waits: 0, requests: 0, bio: null, profile_image_url: null };
    expect(rows[0]).toEqual({ ...nothing, first_name: 'Deleted user' });
  });
});

const SECTIONS = (
  'activity blocks bookings calendar chatOffers devices emailChange feedback homeSafe knownDevices matches meetups ' +
  'messages misses notAgain notifications phoneVerification privatePreferences profile registration reports ' +
  'requests reviews secondFactor sentMails sessions sharedPlans survey suspensions tableChanges ' +
  'undeliverableAddress venues votes weeklyQuestion'
).split(' ');

describe('the export of own data', () => {
  it('is a zip of JSON and the picture, with no data of other users but their names', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { preferredTime: 'dinner' });
    const [ada, ben] = people as [APerson, APerson];
    await ada.answerSurvey();
    await ada.expect('PUT', '/api/profile', 200, { profileImageUrl: A_PICTURE });
    expect((await submitId(ada)).status).toBe(200);
    const spam = { kind: 'user', targetId: ben.id, reason: 'spam', note: 'Sells watches' };
    await ada.expect('POST', '/api/reports', 200, spam);
    await ada.say(matchId, 'Mine to keep');

    const files = await exported(ada);
    const sections = Object.keys(files).filter((name) => name.endsWith('.json'));
    expect(sections.map((name) => name.slice(0, -5)).sort()).toEqual(SECTIONS);
    expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^files\/id-\d+-page-1\.webp$/),
        'pictures/profile.webp',
      ]),
    );
    expect(Object.keys(files)).toHaveLength(SECTIONS.length + 2);
    const read = (name: string): unknown => JSON.parse(strFromU8(files[name]!));
    expect(read('profile.json')).toMatchObject({ email: ada.email, firstName: 'Ada', lastName: 'Byron' });
    expect(read('messages.json')).toMatchObject([{ matchId, message: 'Mine to keep' }]);
    expect(read('matches.json')).toMatchObject([{ id: matchId, people: ['Ben', 'Cleo', 'Dan', 'Eve'] }]);
    expect(read('reports.json')).toMatchObject([{ reason: 'spam', note: 'Sells watches' }]);
    expect(read('sessions.json')).toMatchObject([{ startedAt: expect.any(String) }]);
    const page = Object.entries(files).find(([name]) => name.startsWith('files/'))![1];
    expect(strFromU8(page, true).slice(8, 12)).toBe('WEBP');
    expect(read('survey.json')).toMatchObject({ favoriteMusic: 'indie' });
    expect(strFromU8(files['pictures/profile.webp']!, true).slice(8, 12)).toBe('WEBP');
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join();
    for (const secret of [ben.email, ben.username, '$argon2']) expect(all).not.toContain(secret);
  });

  async function exported(person: APerson): Promise<Record<string, Uint8Array>> {
    const { name, value } = person.sessionCookie;
    const response = await fetch(`${product.url}/api/user/export`, {
      headers: { cookie: `${name}=${value}` },
    });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=my-data.zip');
    return unzipSync(new Uint8Array(await response.arrayBuffer()));
  }
});
