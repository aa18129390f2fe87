import { eventually } from '../../../support/eventually.js';
import { aMeetupBy } from '../../../support/http/a-meetup.js';
import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aSaturday, aTableOf } from '../../../support/http/a-table.js';
import { setProfilePicture } from '../../../support/http/an-upload.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const LIST = '/api/admin/reports';

interface ReportBody {
  readonly id: number;
  readonly status: string;
  readonly reportsAboutThem: number;
  readonly whyNot: string | null;
  readonly mayReview: boolean;
  readonly evidence: {
    profile: { firstName: string; bio: string | null; profileImageUrl: string | null } | null;
    messages: Array<{
      text: string;
      isReported: boolean;
      by: { id: number; name: string } | null;
      firstName: string | null;
    }>;
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

const reports = (person: APerson, kind: string, targetId: number, more: object = {}): Promise<Answer> =>
  person.post('/api/reports', { kind, targetId, reason: 'spam', ...more });

/** Ids of the reports about a user, newest first. */
async function reportsAbout(person: APerson): Promise<number[]> {
  const { rows } = await product.query<{ id: number }>(
    'select id from reports where about_user_id = $1 order by submitted_at desc',
    [person.id],
  );
  return rows.map(({ id }) => id);
}

const opened = async (moderator: APerson, id: number) =>
  (await moderator.get<ReportBody>(`${LIST}/${id}`)).body;

async function says(person: APerson, ...messages: string[]): Promise<number[]> {
  const sent: number[] = [];
  for (const message of messages) sent.push(await person.say(matchId, message));
  return sent;
}

const linesAbout = async (id: number): Promise<string[]> => {
  const { rows } = await product.query<{ action: string }>(
    `select action from audit_log where target_kind = 'report' and target_id = $1 order by position`,
    [id],
  );
  return rows.map(({ action }) => action);
};

describe('reporting', () => {
  it('copies the profile as evidence, which later changes do not affect', async () => {
    await ben.expect('PUT', '/api/profile', 200, { bio: 'Send me money', interests: 'gaming' });
    await setProfilePicture(ben);
    expect((await reports(ada, 'user', ben.id, { note: 'Asks for money' })).status).toBe(200);
    await ben.expect('PUT', '/api/profile', 200, { bio: 'I like soup', profileImageUrl: null });
    const [id] = await reportsAbout(ben);
    const report = await opened(maya, id!);
    expect(report).toMatchObject({
      kind: 'user',
      reason: 'spam',
      status: 'submitted',
      about: { id: ben.id, name: 'Ben Byron' },
      by: { id: ada.id, name: 'Ada Byron' },
      note: 'Asks for money',
      evidence: { profile: { firstName: 'Ben', bio: 'Send me money', interests: ['gaming'] } },
      mayReview: true,
    });
    // The job that deletes the picture has kept it for the report.
    await eventually(async () => {
      const { rows } = await product.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'remove-picture'`,
      );
      return rows.length === 0;
    });
    const picture = report.evidence!.profile!.profileImageUrl!;
    expect((await maya.get(picture)).status).toBe(200);
    for (const person of [ada, ben])
      expect((await person.get(picture.replace('/admin', ''))).status).toBe(404);
    expect(await linesAbout(id!)).toEqual(['report.viewed']);
  });

  it('keeps the picture of a member who has left for staff only, from the deletion on', async () => {
    const { people } = await aTableOf(product);
    const [dana, eve] = people as [APerson, APerson];
    await setProfilePicture(dana);
    const picture = (await dana.get('/api/user')).body.profileImageUrl as string;
    await reports(eve, 'user', dana.id);
    expect((await eve.get(picture)).status).toBe(200);
    await dana.expect('DELETE', '/api/user', 200, { password: dana.password });
    expect((await eve.get(picture)).status).toBe(404);
    expect((await maya.get(picture.replace('/api/', '/api/admin/'))).status).toBe(200);
  });

  it('the same again before the decision keeps one report', async () => {
    const before = await reportsAbout(cleo);
    const answers = await Promise.all([1, 2, 3, 4].map(() => reports(ada, 'user', cleo.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await reportsAbout(cleo)).toHaveLength(before.length + 1);
    expect((await reports(ben, 'user', cleo.id)).status).toBe(200);
    const [newest] = await reportsAbout(cleo);
    expect((await opened(maya, newest!)).reportsAboutThem).toBe(before.length + 2);
  });

  it('of a message copies ten messages before and after it, even if they are deleted later', async () => {
    const before = await says(cleo, ...Array.from({ length: 12 }, (_, index) => `before ${index}`));
    const [reported] = await says(ben, 'Give me your address');
    await says(cleo, ...Array.from({ length: 12 }, (_, index) => `after ${index}`));
    await cleo.expect('DELETE', `/api/matches/${matchId}/messages/${before[11]}`, 200);
    expect((await reports(ada, 'message', reported!, { reason: 'unsafe' })).status).toBe(200);
    await ben.expect('DELETE', `/api/matches/${matchId}/messages/${reported}`, 200);
    const [id] = await reportsAbout(ben);
    const { messages } = (await opened(maya, id!)).evidence!;
    expect(messages.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `before ${index + 2}`),
      '',
      'Give me your address',
      ...Array.from({ length: 10 }, (_, index) => `after ${index}`),
    ]);
    expect(messages.filter(({ isReported }) => isReported)).toMatchObject([
      { by: { id: ben.id, name: 'Ben Byron' } },
    ]);
  });

  it('of a meetup copies its texts and its organizer', async () => {
    const { id: meetupId } = await aMeetupBy(product, cleo, { title: 'Free crypto', scheduledTime: '16:30' });
    const stranger = await product.person().signUp();
    expect((await reports(stranger, 'meetup', meetupId)).status).toBe(200);
    const [id] = await reportsAbout(cleo);
    expect((await opened(maya, id!)).evidence).toMatchObject({
      meetup: { title: 'Free crypto' },
      profile: { firstName: 'Cleo' },
      messages: [],
    });
    expect((await reports(cleo, 'meetup', meetupId)).status).toBe(404);
  });

  it('refuses hidden targets, the system user and own content', async () => {
    const stranger = await product.person().signUp();
    const [own] = await says(ada, 'mine');
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
      expect([kind, id, (await reports(person, kind, id!)).status]).toEqual([kind, id, 404]);
  });

  it('works against a user who has blocked the reporter', async () => {
    const [id] = await says(ben, 'You have read this');
    await ben.expect('POST', `/api/users/${ada.id}/block`, 200);
    expect((await reports(ada, 'user', ben.id)).status).toBe(200);
    expect((await reports(ada, 'message', id!)).status).toBe(200);
    await ben.expect('DELETE', `/api/users/${ada.id}/block`, 200);
  });
});

describe('a moderator', () => {
  it('claims, releases and decides, and the reporter is thanked without details', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(1) });
    const [ida, jon] = people as [APerson, APerson];
    await reports(ida, 'user', jon.id, { reason: 'harassment' });
    const [id] = await reportsAbout(jon);
    expect((await omar.post(`${LIST}/${id}/uphold`)).status).toBe(409);
    await maya.expect('POST', `${LIST}/${id}/claim`, 200);
    expect(await opened(omar, id!)).toMatchObject({ mayReview: false, whyNot: 'claimed' });
    expect((await omar.post(`${LIST}/${id}/claim`)).body.code).toBe('review_claimed');
    await maya.expect('POST', `${LIST}/${id}/release`, 200);
    await omar.expect('POST', `${LIST}/${id}/claim`, 200);
    const mine = `${LIST}?filter=${encodeURIComponent(JSON.stringify({ mine: true }))}`;
    expect((await omar.get<ReportBody[]>(mine)).body.map((report) => report.id)).toEqual([id]);
    const { body } = await omar.expect('POST', `${LIST}/${id}/uphold`, 200, { note: 'Warned before' });
    expect(body).toMatchObject({
      status: 'upheld',
      decisionNote: 'Warned before',
      decidedBy: { name: 'Omar Said' },
    });
    expect((await maya.post(`${LIST}/${id}/dismiss`)).status).toBe(409);
    expect(await linesAbout(id!)).toEqual([
      'report.claimed',
      'report.viewed',
      'report.released',
      'report.claimed',
      'report.upheld',
    ]);
    const thanks = await product.mailTo(ida, 'We reviewed your report');
    expect(thanks.text).not.toMatch(/upheld|Jon|Warned/);
    expect((await product.mailsTo(jon.email)).map(({ subject }) => subject)).not.toContain(thanks.subject);
    // The same user may be reported again.
    expect((await reports(ida, 'user', jon.id)).status).toBe(200);
    expect(await reportsAbout(jon)).toHaveLength(2);
  });

  it('sees no report about themselves, and decides none of their own or of table-mates', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(2) });
    const [one, other, third] = people as [APerson, APerson, APerson];
    const staff = await signInToConsole(product, one, 'moderator');
    await reports(other, 'user', one.id);
    await reports(one, 'user', third.id);
    await reports(other, 'user', third.id);
    const [about] = await reportsAbout(one);
    const [byMate, own] = await reportsAbout(third);
    expect((await staff.get(`${LIST}/${about}`)).status).toBe(404);
    expect((await staff.post(`${LIST}/${about}/claim`)).status).toBe(404);
    const { body: record } = await staff.get(`/api/admin/users/${one.id}`);
    expect([record.reportsAbout, record.reports]).toEqual([0, []]);
    for (const path of [LIST, '/api/admin/work?filter={"kind":"report"}']) {
      const { body } = await staff.get<Array<{ id: number; targetId?: number }>>(path);
      const ids = body.map(({ id, targetId }) => targetId ?? id);
      expect(ids).toEqual(expect.arrayContaining([byMate, own]));
      expect(ids).not.toContain(about);
    }
    expect(await opened(staff, own!)).toMatchObject({ whyNot: 'yourself' });
    expect(await opened(staff, byMate!)).toMatchObject({ whyNot: 'table_mate' });
    for (const id of [own, byMate])
      expect((await staff.post(`${LIST}/${id}/claim`)).body.code).toBe('conflict_of_interest');
  });

  it('lists all open review cases by due time', async () => {
    const { body, headers } =
      await maya.get<Array<{ id: string; kind: string; dueAt: string }>>('/api/admin/work');
    expect(body.length).toBeGreaterThan(5);
    expect(headers.get('content-range')).toBe(`work 0-${body.length - 1}/${body.length}`);
    expect(body.map(({ dueAt }) => dueAt)).toEqual(body.map(({ dueAt }) => dueAt).toSorted());
    expect(body[0]).toMatchObject({ id: expect.stringMatching(/^report-\d+$/), kind: 'report', claim: null });
  });
});

it('a report of a message is read and decided after everyone in it has been erased', async () => {
  await says(cleo, 'Please stop');
  const [rude] = await says(ben, 'No');
  expect((await reports(ada, 'message', rude!, { reason: 'unsafe' })).status).toBe(200);
  const [id] = await reportsAbout(ben);
  for (const person of [ben, cleo])
    await person.expect('DELETE', '/api/user', 200, { password: person.password });
  // The jobs of a deletion lock rows that this statement deletes.
  await eventually(async () => {
    const { rows } = await product.query('select 1 from graphile_worker.jobs where run_at <= now()');
    return rows.length === 0;
  });
  await product.query('delete from users where deleted_at is not null');
  expect((await opened(maya, id!)).evidence!.messages.slice(-2)).toMatchObject([
    { by: null, firstName: 'Cleo', text: 'Please stop' },
    { by: null, firstName: 'Ben', text: 'No', isReported: true },
  ]);
  await maya.expect('POST', `/api/admin/reports/${id}/claim`, 200);
  await maya.expect('POST', `/api/admin/reports/${id}/uphold`, 200, {});
});
