import { eventually } from '../../../support/eventually.js';
import { aMeetupBy } from '../../../support/http/a-meetup.js';
import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aSaturday, aTableOf } from '../../../support/http/a-table.js';
import { setProfilePicture } from '../../../support/http/an-upload.js';
import { audited } from '../../../support/http/audited.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const LIST = '/api/admin/reports';

interface ReportBody extends Record<string, unknown> {
  readonly id: number;
  readonly evidence: {
    profile: { firstName: string; profileImageUrl: string | null } | null;
    messages: Array<{ text: string; isReported: boolean; by: object | null; firstName: string | null }>;
    meetup: { title: string } | null;
  } | null;
}

const product = theSharedProduct();
let maya: APerson;
let omar: APerson;
let ada: APerson;
let ben: APerson;
let cleo: APerson;
let matchId: number;

beforeAll(async () => {
  maya = await aStaffMember(product, 'moderator', { firstName: 'Maya', lastName: 'Lind' });
  omar = await aStaffMember(product, 'moderator', { firstName: 'Omar', lastName: 'Said' });
  const table = await aTableOf(product);
  matchId = table.matchId;
  [ada, ben, cleo] = table.people as [APerson, APerson, APerson];
});

const submit = (person: APerson, kind: string, targetId: number, more: object = {}): Promise<Answer> =>
  person.post('/api/reports', { kind, targetId, reason: 'spam', ...more });

/** Ids of the reports about a user, newest first. */
async function reportsAbout(person: APerson): Promise<number[]> {
  const { rows } = await product.query<{ id: number }>(
    'select id from reports where about_user_id = $1 order by submitted_at desc',
    [person.id],
  );
  return rows.map(({ id }) => id);
}

/** Reports what is said of the person. @returns the id of the report */
async function reported(by: APerson, about: APerson, kind = 'user', id = about.id, more: object = {}) {
  expect((await submit(by, kind, id, more)).status).toBe(200);
  return (await reportsAbout(about))[0]!;
}
const read = async (moderator: APerson, id: number) =>
  (await moderator.get<ReportBody>(`${LIST}/${id}`)).body;
const act = (moderator: APerson, id: number, verb: string, body: object = {}) =>
  moderator.post(`${LIST}/${id}/${verb}`, body);

async function says(person: APerson, ...messages: string[]): Promise<number[]> {
  const sent: number[] = [];
  for (const message of messages) sent.push(await person.say(matchId, message));
  return sent;
}

describe('a report', () => {
  it('copies the profile as evidence, which later changes do not affect', async () => {
    await ben.expect('PUT', '/api/profile', 200, { bio: 'Send me money', interests: 'gaming' });
    await setProfilePicture(ben);
    const id = await reported(ada, ben, 'user', ben.id, { note: 'Asks for money' });
    await ben.expect('PUT', '/api/profile', 200, { bio: 'I like soup', profileImageUrl: null });
    const report = await read(maya, id);
    expect(report).toMatchObject({
      kind: 'user',
      reason: 'spam',
      status: 'submitted',
      note: 'Asks for money',
      mayReview: true,
      about: { id: ben.id, name: 'Ben Byron' },
      by: { id: ada.id, name: 'Ada Byron' },
      evidence: { profile: { firstName: 'Ben', bio: 'Send me money', interests: ['gaming'] } },
    });
    // The job that deletes the picture has kept it for the report.
    await eventually(async () => {
      const { rowCount } = await product.query(
        `select from graphile_worker.jobs where task_identifier = 'remove-picture'`,
      );
      return rowCount === 0;
    });
    const picture = report.evidence!.profile!.profileImageUrl!;
    await maya.does(`GET ${picture} 200`);
    for (const person of [ada, ben]) await person.does(`GET ${picture.replace('/admin', '')} 404`);
    expect(await audited(product, 'report', id)).toEqual(['report.viewed']);
  });

  it('keeps the picture of a member who has left for staff only, from the deletion on', async () => {
    const { people } = await aTableOf(product);
    const [dana, eve] = people as [APerson, APerson];
    await setProfilePicture(dana);
    const picture = String((await dana.get('/api/user')).body.profileImageUrl);
    await reported(eve, dana);
    await eve.does(`GET ${picture} 200`);
    await dana.expect('DELETE', '/api/user', 200, { password: dana.password });
    await eve.does(`GET ${picture} 404`);
    await maya.does(`GET ${picture.replace('/api/', '/api/admin/')} 200`);
  });

  it('that is submitted several times concurrently is one, beside that of another reporter', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(ada, 'user', cleo.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await reportsAbout(cleo)).toHaveLength(1);
    expect((await read(maya, await reported(ben, cleo))).reportsAboutThem).toBe(2);
  });

  it('of a message copies ten messages before and after it, even if they are deleted later', async () => {
    const twelve = (when: string) => Array.from({ length: 12 }, (_, index) => `${when} ${index}`);
    const before = await says(cleo, ...twelve('before'));
    const [rude] = (await says(ben, 'Give me your address')) as [number];
    await says(cleo, ...twelve('after'));
    await cleo.does(`DELETE /api/matches/${matchId}/messages/${before[11]} 200`);
    const id = await reported(ada, ben, 'message', rude, { reason: 'unsafe' });
    await ben.does(`DELETE /api/matches/${matchId}/messages/${rude} 200`);
    const { messages } = (await read(maya, id)).evidence!;
    expect(messages.map(({ text }) => text)).toEqual([
      ...twelve('before').slice(2, 11),
      ...['', 'Give me your address'],
      ...twelve('after').slice(0, 10),
    ]);
    expect(messages.filter(({ isReported }) => isReported)).toMatchObject([
      { by: { id: ben.id, name: 'Ben Byron' } },
    ]);
  });

  it('of a meetup copies its texts and its organizer', async () => {
    const meetup = await aMeetupBy(product, cleo, { title: 'Free crypto', scheduledTime: '16:30' });
    const id = await reported(await product.person().signUp(), cleo, 'meetup', meetup.id);
    expect((await read(maya, id)).evidence).toMatchObject({
      meetup: { title: 'Free crypto' },
      profile: { firstName: 'Cleo' },
      messages: [],
    });
    expect((await submit(cleo, 'meetup', meetup.id)).status).toBe(404);
  });

  it('is refused about hidden targets, the system user and own content', async () => {
    const stranger = await product.person().signUp();
    const [own] = (await says(ada, 'mine')) as [number];
    const { rows } = await product.query<{ id: number }>(
      'select id from chat_messages where user_id = 61 limit 1',
    );
    for (const [person, kind, id] of [
      [stranger, 'user', ada.id],
      [stranger, 'message', own],
      [stranger, 'meetup', 99_999],
      [ada, 'user', ada.id],
      [ada, 'user', 61],
      [ada, 'message', own],
      [ada, 'message', rows[0]!.id],
    ] as const)
      expect([kind, id, (await submit(person, kind, id)).status]).toEqual([kind, id, 404]);
  });

  it('works against a user who has blocked the reporter', async () => {
    const [id] = (await says(ben, 'You have read this')) as [number];
    await ben.does(`POST /api/users/${ada.id}/block 200`);
    await reported(ada, ben);
    await reported(ada, ben, 'message', id);
    await ben.does(`DELETE /api/users/${ada.id}/block 200`);
  });
});

describe('a moderator', () => {
  it('claims, releases and decides, and the same user may be reported again', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(1) });
    const [ida, jon] = people as [APerson, APerson];
    const id = await reported(ida, jon, 'user', jon.id, { reason: 'harassment' });
    await refused(act(omar, id, 'uphold'), 409, 'review_not_claimed');
    await act(maya, id, 'claim');
    expect(await read(omar, id)).toMatchObject({ mayReview: false, whyNot: 'claimed' });
    await refused(act(omar, id, 'claim'), 409, 'review_claimed');
    await act(maya, id, 'release');
    await act(omar, id, 'claim');
    const mine = await omar.list<ReportBody>(LIST, { filter: { mine: true } });
    expect(mine.body.map((report) => report.id)).toEqual([id]);
    expect((await act(omar, id, 'uphold', { note: 'Warned before' })).body).toMatchObject({
      status: 'upheld',
      decisionNote: 'Warned before',
      decidedBy: { name: 'Omar Said' },
    });
    const lines = (await audited(product, 'report', id)).filter((action) => action !== 'report.viewed');
    expect(lines).toEqual(['report.claimed', 'report.released', 'report.claimed', 'report.upheld']);
    await product.mailTo(ida, 'We reviewed your report');
    expect(await reported(ida, jon)).not.toBe(id);
  });

  it('sees no report about themselves, and decides none of their own or of table-mates', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(2) });
    const [one, other, third] = people as [APerson, APerson, APerson];
    const staff = await signInToConsole(product, one, 'moderator');
    const about = await reported(other, one);
    const own = await reported(one, third);
    const byMate = await reported(other, third);
    await staff.does(`GET ${LIST}/${about} 404`, `POST ${LIST}/${about}/claim 404`);
    const { body: record } = await staff.get(`/api/admin/users/${one.id}`);
    expect([record.reportsAbout, record.reports]).toEqual([0, []]);
    for (const path of [LIST, '/api/admin/work?filter={"kind":"report"}']) {
      const { body } = await staff.get<Array<{ id: number; targetId?: number }>>(path);
      const ids = body.map(({ id, targetId }) => targetId ?? id);
      expect(ids).toEqual(expect.arrayContaining([byMate, own]));
      expect(ids).not.toContain(about);
    }
    for (const [id, whyNot] of [
      [own, 'yourself'],
      [byMate, 'table_mate'],
    ] as const) {
      expect(await read(staff, id)).toMatchObject({ whyNot });
      await refused(act(staff, id, 'claim'), 403, 'conflict_of_interest');
    }
  });

  it('lists all open review cases by due time', async () => {
    const { body, headers } = await maya.list<{ dueAt: string }>('/api/admin/work');
    expect(body.length).toBeGreaterThan(5);
    expect(headers.get('content-range')).toBe(`work 0-${body.length - 1}/${body.length}`);
    expect(body.map(({ dueAt }) => dueAt)).toEqual(body.map(({ dueAt }) => dueAt).toSorted());
    expect(body[0]).toMatchObject({ id: expect.stringMatching(/^report-\d+$/), kind: 'report', claim: null });
  });

  it('reads and decides a report of a message after everyone in it has been erased', async () => {
    await says(cleo, 'Please stop');
    const [rude] = (await says(ben, 'No')) as [number];
    const id = await reported(ada, ben, 'message', rude, { reason: 'unsafe' });
    for (const person of [ben, cleo])
      await person.expect('DELETE', '/api/user', 200, { password: person.password });
    // The jobs of a deletion lock rows that this statement deletes.
    await eventually(async () => {
      const { rowCount } = await product.query('select from graphile_worker.jobs where run_at <= now()');
      return rowCount === 0;
    });
    await product.query('delete from users where deleted_at is not null');
    expect((await read(maya, id)).evidence!.messages.slice(-2)).toMatchObject([
      { by: null, firstName: 'Cleo', text: 'Please stop' },
      { by: null, firstName: 'Ben', text: 'No', isReported: true },
    ]);
    await act(maya, id, 'claim');
    expect((await act(maya, id, 'uphold')).status).toBe(200);
  });
});
