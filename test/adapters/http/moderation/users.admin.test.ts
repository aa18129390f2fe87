import { aMeetupBy } from '../../../support/http/a-meetup.js';
import type { APerson, ListQuery } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aTableOf, endDinner } from '../../../support/http/a-table.js';
import { setProfilePicture } from '../../../support/http/an-upload.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

interface Row {
  readonly id: number;
  readonly lastName: string;
  readonly standing: string;
}
interface WorkItem {
  readonly kind: string;
  readonly userId: number;
}

const product = theSharedProduct();
let mia: APerson;
let noah: APerson;
beforeAll(async () => {
  mia = await aStaffMember(product, 'moderator', { firstName: 'Mia', lastName: 'Mod' });
  noah = await aStaffMember(product, 'moderator', { firstName: 'Noah', lastName: 'Mod' });
});

const list = (asked: ListQuery = {}, by = mia) => by.list<Row>('/api/admin/users', asked);
const found = async (filter: object, by = mia): Promise<number[]> =>
  (await list({ filter, sort: ['id', 'ASC'] }, by)).body.map(({ id }) => id);
const fileOf = (person: APerson, by = mia) => by.get(`/api/admin/users/${person.id}`);
const suspends = (person: APerson) =>
  mia.expect('POST', `/api/admin/users/${person.id}/suspend`, 200, { reason: 'Insults' });
const work = async (by: APerson): Promise<WorkItem[]> => (await by.get<WorkItem[]>('/api/admin/work')).body;

describe('the list of users', () => {
  it('is searched by any part of a name, a username or an email without accents, and by id', async () => {
    const grace = await product.person().signUp({ firstName: 'Grâce', lastName: 'Höpper_%' });
    const lukasz = await product.person().signUp({ firstName: 'Łukasz', lastName: 'Groß' });
    const { username, email } = grace;
    const parts = [username, username.slice(2, -1), email, email.slice(1, 9), String(grace.id), ''];
    const spelled = ['râc', 'Grace Hop', 'hopper  GRACE', 'PPER_%', 'g', 'HO'];
    for (const q of [...spelled, ...parts])
      expect([q, await found({ q })]).toEqual([q, expect.arrayContaining([grace.id])]);
    for (const q of ['lukasz', 'GROSS', 'groß', 'kas']) expect(await found({ q })).toContain(lukasz.id);
    for (const q of ['hopper%_', '%', 'pp', 'gracehopper', 'grace lukasz', `${username}0`])
      expect(await found({ q })).not.toContain(grace.id);
    expect(await found({ q: "'; drop table users; --" })).toEqual([]);
  });

  it('is filtered by standing and role, sorted and paginated', async () => {
    const [ada, ben] = [await product.person().signUp(), await product.person().signUp()];
    await suspends(ada);
    await mia.expect('POST', `/api/admin/users/${ben.id}/terminate`, 200, { reason: 'Threats' });
    await noah.expect('POST', `/api/admin/users/${ben.id}/terminate`, 200, { reason: 'Threats' });
    expect(await found({ standing: 'suspended' })).toEqual([ada.id]);
    expect(await found({ standing: 'ended' })).toEqual([ben.id]);
    expect(await found({ standing: 'good', id: [ada.id, mia.id] })).toEqual([mia.id]);
    expect(await found({ role: 'moderator' })).toEqual([mia.id, noah.id]);

    const { headers, body } = await list({ sort: ['lastName', 'DESC'], range: [0, 1] });
    expect(body).toHaveLength(2);
    expect(headers.get('content-range')).toMatch(/^users 0-1\/\d+$/);
    const names = (await list({ sort: ['lastName', 'ASC'] })).body.map(({ lastName }) =>
      lastName.toLowerCase(),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names[0]).toBe('byron');
  });

  it('is filtered by all roles of staff, and for admins by who joined by an invitation', async () => {
    const admin = await aStaffMember(product, 'admin');
    expect(await found({ role: 'staff' })).toEqual([mia.id, noah.id, admin.id]);
    const guest = await product.person().signUp();
    const invited = (by: APerson) => found({ isInvited: true }, by);
    expect(await invited(admin)).toEqual([]);
    await product.query(
      `with made as (
         insert into invitations (digest, note, uses, uses_left, created_at, ends_at)
         values ('x', 'Friends', 1, 0, now(), now() + interval '1 day') returning id)
       insert into invitation_uses (user_id, invitation_id) select $1, id from made`,
      [guest.id],
    );
    expect(await invited(admin)).toEqual([guest.id]);
    expect(await invited(mia)).toEqual([]);
  });

  it('sorts names by the alphabet, also those with accents', async () => {
    const named = (lastName: string) => product.person().signUp({ firstName: 'Kim', lastName });
    const ids = [];
    for (const lastName of ['Öhm', 'olsen', 'Łuk', 'Zorn', 'Ohl']) ids.push((await named(lastName)).id);
    const sorted = await list({ sort: ['lastName', 'ASC'], filter: { id: ids } });
    const names = ['Łuk', 'Ohl', 'Öhm', 'olsen', 'Zorn'];
    expect(sorted.body.map(({ lastName }) => lastName)).toEqual(names);
  });

  it('contains neither the system user nor deleted accounts', async () => {
    const ada = await product.person().signUp();
    await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
    expect(await found({ id: [61, ada.id] })).toEqual([]);
    await mia.does('GET /api/admin/users/61 404', `GET /api/admin/users/${ada.id} 404`);
  });
});

describe('a user record', () => {
  it('has a picture that the console may read', async () => {
    const ada = await product.person().signUp();
    await setProfilePicture(ada);
    const { body } = await fileOf(ada);
    await mia.expect('GET', String(body.profileImageUrl), 200);
    const row = (await list({ filter: { id: [ada.id] } })).body[0]!;
    expect(row).toMatchObject({ profileImageUrl: body.profileImageUrl });
  });

  it('contains exactly the fields that staff need', async () => {
    const ada = await product.person().signUp({ firstName: 'Ada', lastName: 'Byron' });
    await product.query(
      `update users set location = 'Bleecker Street', latitude = 40.72, longitude = -73.99,
         phone_number = '+14155550144', is_phone_verified = true where id = $1`,
      [ada.id],
    );

    const { body } = await fileOf(ada);
    expect(body).toMatchObject({
      id: ada.id,
      email: ada.email,
      role: 'member',
      standing: 'good',
      age: expect.any(Number),
      location: 'Bleecker Street',
      phoneEnding: '144',
      trustSteps: { email: true, birthDate: true, phone: true, idDocument: false, profilePicture: false },
      reliability: { dinners: 0, attended: 0, noShows: 0, lateCancels: 0, level: 'unknown' },
      suspensions: [],
      reports: [],
      reviews: [],
    });
    const [session] = body.sessions as [{ startedAt: string; lastSeenBefore: string }];
    expect(Math.abs(Date.parse(session.startedAt) - Date.now())).toBeLessThan(60_000);
    expect(Date.parse(session.lastSeenBefore)).toBeGreaterThan(Date.now());
    // The seconds of an instant can look like a latitude.
    const said = JSON.stringify(body).replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'an instant');
    for (const secret of ['40.72', '73.99', '415555', 'password', 'argon2', '2000-01-01', 'timeZone'])
      expect(said).not.toContain(secret);
  });

  it('is audited on each view, while lists are not', async () => {
    const ada = await product.person().signUp();
    await list();
    await fileOf(ada);
    const { rows } = await product.query(
      `select actor_id, action from audit_log where target_kind = 'user' and target_id = $1`,
      [ada.id],
    );
    expect(rows).toEqual([{ actor_id: mia.id, action: 'user.viewed' }]);
  });

  it('of the reader contains neither reports nor proposed actions', async () => {
    const person = await product.person().signUp();
    const reporter = await product.person().signUp();
    await aMeetupBy(product, person, { scheduledTime: '10:00' });
    const { rowCount } = await product.query(
      `insert into reports (kind, target_id, reason, reporter_id, about_user_id, submitted_at, due_at)
       values ('user', $1, 'spam', $2, $1, now(), now())`,
      [person.id, reporter.id],
    );
    expect(rowCount).toBe(1);
    await product.query(
      `insert into suspensions (user_id, kind, status, reason, asked_at) values ($1, 'ending', 'proposed', 'x', now())`,
      [person.id],
    );
    const self = await signInToConsole(product, person, 'moderator');
    expect((await fileOf(person)).body).toMatchObject({
      reportsAbout: 1,
      reports: [{ kind: 'user', reason: 'spam', status: 'submitted' }],
      suspensions: [{ status: 'proposed' }],
      openMatches: [{ date: expect.any(String), time: '10:00' }],
    });
    expect((await fileOf(person, self)).body).toMatchObject({
      reportsAbout: 0,
      reports: [],
      suspensions: [],
    });
    const filter = { id: [person.id] };
    expect((await list({ filter })).body).toMatchObject([{ reportsAbout: 1 }]);
    expect((await list({ filter }, self)).body).toMatchObject([{ reportsAbout: 0 }]);
  });

  it('counts dinners, no-shows and late cancellations, but not excused ones', async () => {
    const { matchId, people } = await aTableOf(product);
    type Five = [APerson, APerson, APerson, APerson, APerson];
    const [came, stayedAway, leftLate, leftEarly, excused] = people as Five;
    await product.query(`update matches set starts_at = now() + interval '10 hours' where id = $1`, [
      matchId,
    ]);
    await leftLate.does(`DELETE /api/matches/${matchId}/leave 200`);
    const seat = ({ id }: APerson, change: string) =>
      product.query(`update match_members set ${change} where user_id = $1`, [id]);
    await seat(excused, `status = 'left', left_at = now(), excused = true`);
    await seat(leftEarly, `status = 'left', left_at = now() - interval '2 days'`);
    await seat(came, `status = 'attended'`);
    await seat(stayedAway, `status = 'no_show'`);
    const reliability = async (person: APerson) => (await fileOf(person)).body.reliability;
    expect(await reliability(leftLate)).toMatchObject({ lateCancels: 1, dinners: 0 });
    expect(await reliability(leftEarly)).toMatchObject({ lateCancels: 0 });
    expect(await reliability(excused)).toMatchObject({ lateCancels: 0 });
    await endDinner(product, matchId);
    expect(await reliability(came)).toMatchObject({ dinners: 1, attended: 1, noShows: 0, lateCancels: 0 });
    expect(await reliability(stayedAway)).toMatchObject({ dinners: 1, attended: 0, noShows: 1 });
  });
});

describe('the open review cases', () => {
  it('show an ending or an appeal only to moderators who may decide it', async () => {
    const [ada, ben] = [await product.person().signUp(), await product.person().signUp()];
    await mia.expect('POST', `/api/admin/users/${ada.id}/terminate`, 200, { reason: 'Threats' });
    await suspends(ben);
    const { email: usernameOrEmail, password } = ben;
    await ben.expect('POST', '/api/auth/login', 403, { usernameOrEmail, password });
    await ben.expect('POST', '/api/appeals', 200, { note: 'Please' });

    const waitsFor = async (by: APerson, person: APerson) =>
      (await work(by)).filter(({ userId }) => userId === person.id).map(({ kind }) => kind);
    expect(await waitsFor(noah, ada)).toEqual(['ending']);
    expect(await waitsFor(noah, ben)).toEqual(['appeal']);
    expect(await waitsFor(mia, ada)).toEqual([]);
    expect(await waitsFor(mia, ben)).toEqual([]);
    await noah.expect('POST', `/api/admin/users/${ada.id}/terminate/decline`, 200);
    const answer = { answer: 'No', lift: false };
    await noah.expect('POST', `/api/admin/users/${ben.id}/answer-appeal`, 200, answer);
    for (const person of [ada, ben]) expect(await waitsFor(noah, person)).toEqual([]);
  });
});
