import { aMeetupBy } from '../support/http/a-meetup.js';
import type { APerson } from '../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../support/http/a-staff-member.js';
import { aTableOf, endDinner } from '../support/http/a-table.js';
import { refused } from '../support/http/refused.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { withProduct } from '../support/http/test-product.js';

const NOTE = 'He follows me home after every dinner';
const LIST = '/api/admin/reports';

interface ReportBody {
  readonly id: number;
  readonly by: { id: number } | null;
  readonly isWithheld: boolean;
  readonly note: string | null;
  readonly evidence: object | null;
  readonly about: { id: number };
  readonly whyNot: string | null;
}

const product = theSharedProduct();
let ada: APerson;
let ben: APerson;
let cleo: APerson;
/** A member of the match who is a moderator too. */
let mate: APerson;
let unrelatedModerator: APerson;
beforeAll(async () => {
  const { people } = await aTableOf(product);
  [ada, ben, cleo] = people as [APerson, APerson, APerson];
  mate = await signInToConsole(product, cleo, 'moderator');
  unrelatedModerator = await aStaffMember(product, 'moderator');
});

async function reported(by: APerson, kind: string, targetId: number): Promise<number> {
  await by.expect('POST', '/api/reports', 200, { kind, targetId, reason: 'harassment', note: NOTE });
  const { body } = await unrelatedModerator.get<ReportBody[]>(`${LIST}?sort=["submittedAt","DESC"]`);
  return body[0]!.id;
}

/** All responses of the console that may refer to a report. */
async function learnt(moderator: APerson, id: number, about: number): Promise<string> {
  const paths = [
    `${LIST}?filter={"id":[${id}]}`,
    `${LIST}/${id}`,
    '/api/admin/work?filter={"kind":"report"}',
    `/api/admin/audit-log?filter={"targetKind":"report","targetId":${id}}`,
    `/api/admin/users/${about}`,
  ];
  const answers = await Promise.all(paths.map((path) => moderator.get(path)));
  return JSON.stringify(answers.map(({ body }) => body));
}

describe('a moderator who is a member of the reported match', () => {
  it('sees neither reporter, note nor snapshot of a report, before the decision and after it', async () => {
    const id = await reported(ada, 'user', ben.id);
    const hidden = { by: null, note: null, evidence: null, isWithheld: true };
    const seen = async () => (await mate.get<ReportBody>(`${LIST}/${id}`)).body;
    expect(await seen()).toMatchObject({ ...hidden, about: { id: ben.id }, whyNot: 'table_mate' });
    const received = await learnt(mate, id, ben.id);
    expect(received).not.toContain(NOTE);
    expect(received).not.toContain(`"by":{"id":${ada.id}`);
    const { body } = await mate.get<ReportBody[]>(`${LIST}?filter={"userId":${ben.id}}`);
    expect(body.length).toBeGreaterThan(0);
    expect(body.map(({ by, isWithheld }) => [by, isWithheld])).toEqual(body.map(() => [null, true]));
    await refused(mate.post(`${LIST}/${id}/claim`), 403, 'conflict_of_interest');

    await unrelatedModerator.does(`POST ${LIST}/${id}/claim 200`);
    const decision = { note: 'Ada is right about the threats' };
    await unrelatedModerator.expect('POST', `${LIST}/${id}/uphold`, 200, decision);
    expect(await seen()).toMatchObject({ ...hidden, decisionNote: null });
  });

  it('sees only what they wrote in their own report', async () => {
    const id = await reported(cleo, 'user', ben.id);
    const { body } = await mate.get<ReportBody>(`${LIST}/${id}`);
    expect(body).toMatchObject({ evidence: null, isWithheld: true, whyNot: 'yourself' });
  });
});

/** Every answer of the console that could show, count or hint at a report about a table. */
const WHERE_REPORTS_SHOW = [
  `${LIST}?range=[0,99]`,
  `${LIST}?filter={"kind":"match"}`,
  '/api/admin/work?range=[0,99]',
  '/api/admin/stats',
  '/api/admin/attendance',
  '/api/admin/audit-log?filter={"targetKind":"report"}&range=[0,99]',
  '/api/admin/users?range=[0,99]',
];

describe('a report about a table or a meetup', () => {
  const answers = async (moderator: APerson, about: readonly number[]) => {
    const people = about.map((id) => `/api/admin/users/${id}`);
    const read = [...WHERE_REPORTS_SHOW, ...people].map(async (path) => {
      const { status, headers, body } = await moderator.get<{ queue?: object; reports?: object }>(path);
      // The other statistics of the dashboard are cached, and show what the test itself prepared seconds before.
      const shown = path.endsWith('/stats') ? [body.queue, body.reports] : body;
      return [path, status, headers.get('content-range'), shown];
    });
    return Promise.all(read);
  };
  const newest = async () =>
    (await unrelatedModerator.get<ReportBody[]>(`${LIST}?sort=["submittedAt","DESC"]`)).body[0]!.id;

  it.each([
    ['a no to "Home safe?"', 'match', 'joined'],
    ['a message, for a moderator who has left', 'message', 'left'],
    ['a concern in feedback, for a no-show', 'feedback', 'no_show'],
    ['a meetup', 'meetup', 'joined'],
  ])('is invisible to a moderator who ever sat there: %s', async (_what, kind, status) => {
    const table = await aTableOf(product, ['Gil', 'Hana', 'Ivo', 'Jun', 'Kai', 'Lea', 'Max', 'Noa']);
    const [gil, hana, guest] = table.people as [APerson, APerson, APerson];
    const meetup = await aMeetupBy(product, hana);
    await guest.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    const spoken = await product.query<{ id: number }>(
      `insert into chat_messages (match_id, user_id, message) values ($1, $2, 'I know where you live') returning id`,
      [table.matchId, hana.id],
    );
    await product.query(
      `update match_members set status = $3, left_at = case when $3 = 'left' then now() end
         where match_id = $1 and user_id = $2`,
      [table.matchId, guest.id, status],
    );
    // Completed, because a job would complete it between two answers that are compared.
    await endDinner(product, table.matchId);
    const feedback = `/api/matches/${table.matchId}/feedback`;
    // The number of answers is no secret, so it must not change with the concern.
    await gil.expect('POST', feedback, 200, { attended: true, again: [] });
    const sitter = await signInToConsole(product, guest, 'moderator');
    const about = [gil.id, hana.id];
    const before = await answers(sitter, about);

    if (kind === 'match')
      await gil.expect('POST', `/api/matches/${table.matchId}/home-safe`, 200, { isSafe: false, note: NOTE });
    else if (kind === 'feedback')
      await gil.expect('POST', feedback, 200, { attended: true, again: [], concern: NOTE });
    else
      await gil.expect('POST', '/api/reports', 200, {
        kind,
        targetId: kind === 'meetup' ? meetup.id : spoken.rows[0]!.id,
        reason: 'unsafe',
        note: NOTE,
      });
    const id = await newest();
    await unrelatedModerator.expect('POST', `${LIST}/${id}/claim`, 200);
    expect((await unrelatedModerator.get<ReportBody>(`${LIST}/${id}`)).body.note).toBe(NOTE);
    expect(await answers(sitter, about)).toEqual(before);
    await refused(sitter.get(`${LIST}/${id}`), 404, 'report_not_found');
    for (const verb of ['claim', 'release', 'uphold', 'dismiss'])
      await refused(sitter.post(`${LIST}/${id}/${verb}`), 404, 'report_not_found');
    await unrelatedModerator.expect('POST', `${LIST}/${id}/uphold`, 200, {});
    expect(await answers(sitter, about)).toEqual(before);
  });

  it('leaves no gap in the ids of the audit log around the entries about it', async () => {
    const id = await reported(ada, 'user', ben.id);
    const read = (path: string) => unrelatedModerator.expect('GET', path, 200);
    for (let times = 0; times < 5; times++) await read(`/api/admin/users/${ada.id}`);
    await read(`${LIST}/${id}`);
    for (let times = 0; times < 5; times++) await read(`/api/admin/users/${ada.id}`);
    const { body } = await mate.get<{ id: number }[]>('/api/admin/audit-log?filter={"action":"user.viewed"}');
    const ids = body.map((line) => line.id);
    expect(ids).not.toEqual(ids.toSorted((one, other) => other - one));
    expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(1_000_000);
  });

  it('has an id that says nothing about how many reports there are', async () => {
    const ids: number[] = [];
    for (const person of [ben, ada]) ids.push(await reported(person, 'user', cleo.id));
    expect(Math.min(...ids)).toBeGreaterThan(1000);
    expect(Math.abs(ids[1]! - ids[0]!)).toBeGreaterThan(100);
  });
});

it('a moderator without a conflict of interest can read everything', async () => {
  const id = await reported(ada, 'user', ben.id);
  const { body } = await unrelatedModerator.get<ReportBody>(`${LIST}/${id}`);
  expect(body).toMatchObject({ by: { id: ada.id }, note: NOTE, isWithheld: false, whyNot: null });
  expect(body.evidence).not.toBeNull();
});

it('a no to "Home safe?" at a table where every moderator sat goes to the contact address, without a name', async () => {
  await withProduct({ env: { CONTACT_EMAIL: 'hello@example.org' } }, async (alone) => {
    const { matchId, people } = await aTableOf(alone, ['Gil', 'Hana', 'Ivo']);
    const [gil, hana, ivo] = people as [APerson, APerson, APerson];
    await signInToConsole(alone, hana, 'admin');
    const suspended = await aStaffMember(alone, 'moderator');
    await alone.query(`update matches set starts_at = now() - interval '5 hours' where id = $1`, [matchId]);
    await alone.query(
      `insert into suspensions (user_id, kind, status, reason, asked_at) values ($1, 'suspension', 'in_force', 'spam', now())`,
      [suspended.id],
    );
    await ivo.expect('POST', `/api/matches/${matchId}/home-safe`, 200, { isSafe: true });
    await gil.expect('POST', `/api/matches/${matchId}/home-safe`, 200, { isSafe: false, note: NOTE });
    const subject = 'A report needs a moderator who was not there';
    const mail = await alone.mailTo({ email: 'hello@example.org' }, subject);
    expect(mail.text).not.toMatch(new RegExp(`Gil|Hana|Ivo|${NOTE}`));
    expect(await alone.mailsTo('hello@example.org')).toHaveLength(1);
  });
});
