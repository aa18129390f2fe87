import { comingSaturday } from '../../../../src/domain/shared/saturday.js';
import { localDate } from '../../../../src/domain/shared/time-zone.js';
import type { APerson } from '../../../support/http/a-person.js';
import { signInToConsole } from '../../../support/http/a-staff-member.js';
import { refused } from '../../../support/http/refused.js';
import { aProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';
import { HOME_ZONE } from '../../../support/postgres/insert-seated-table.js';
import { poolOf } from '../../../support/postgres/pool-of.js';

const PATH = '/api/admin/announcements';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const DRAFT = {
  subject: 'Our picnic',
  body: 'Come to [the park](https://example.org/park), **all**!',
  audience: 'everyone',
  bannerUntil: inDays(7),
};

interface Shown {
  readonly id: number;
  readonly status: string;
  readonly version: number;
  readonly mailed: number;
}

const product = aProduct();
let ada: APerson;
let ben: APerson;
let grace: APerson;
/** Grace in the console. */
let admin: APerson;

const sql = (text: string, ...values: unknown[]) => poolOf(product.databaseUrl).query(text, values);

beforeEach(async () => {
  await sql('delete from announcements');
  await sql('delete from users where id <> 61');
  grace = await product.person().signUp({ firstName: 'Grace' });
  admin = await signInToConsole(product, grace, 'admin');
  [ada, ben] = [await product.person().signUp({ firstName: 'Ada' }), await product.person().signUp()];
});

/** Runs the job as two workers at once would. */
async function pass(minutes = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    for (const queue of ['one', 'other'])
      await sql(`select graphile_worker.add_job('send-announcements', '{}', queue_name => $1)`, queue);
    await waitForJobs(product);
  }
}

async function draft(fields: object = {}): Promise<Shown> {
  return (await admin.send<Shown>('POST', PATH, { ...DRAFT, ...fields })).body;
}
const act = (id: number, verb: string, body: object = {}) =>
  admin.send<Shown>('POST', `${PATH}/${id}/${verb}`, body);
async function send(fields: object = {}): Promise<Shown> {
  const { id, version } = await draft(fields);
  expect((await act(id, 'send', { version })).status).toBe(200);
  await pass();
  return (await admin.get<Shown>(`${PATH}/${id}`)).body;
}
/** Six concurrent attempts, one of which succeeds. */
async function raced(work: (turn: number) => Promise<{ status: number }>): Promise<void> {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(work));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
}
const mailsTo = async (person: APerson): Promise<string[]> =>
  (await product.mailsTo(person.email)).map(({ subject }) => subject).filter((each) => each === 'Our picnic');
const bannerOf = async (person: APerson) =>
  (await person.get<{ announcement: { id: number; subject: string } | null }>('/api/announcement')).body
    .announcement;

describe('an announcement to all', () => {
  it('is a mail and a banner, once for each member', async () => {
    const { id, status, mailed } = await send();
    expect([status, mailed]).toEqual(['sent', 3]);
    await pass();
    for (const person of [ada, ben]) {
      expect(await mailsTo(person)).toHaveLength(1);
      expect(await bannerOf(person)).toMatchObject({ id, subject: 'Our picnic', body: DRAFT.body });
    }
    const [mail] = await product.mailsTo(ada.email);
    expect(mail!.text).toContain('Come to the park (https://example.org/park), all!');
  });

  it('is not mailed to the suspended, the unverified and the deleted, nor to those who unsubscribed with one click', async () => {
    const people = await Promise.all([1, 2, 3].map(() => product.person().signUp()));
    const [suspended, unverified, deleted] = people as [APerson, APerson, APerson];
    await sql(
      `insert into suspensions (user_id, kind, status, reason, asked_at)
       values ($1, 'suspension', 'in_force', 'Because', now())`,
      suspended.id,
    );
    await sql('update users set is_email_verified = false where id = $1', unverified.id);
    await sql('update users set deleted_at = now() where id = $1', deleted.id);
    await send();
    const [mail] = await product.mailsTo(ada.email);
    const link = product.url + new URL(/\S+\/u\/\S+/.exec(mail!.text)![0]).pathname;
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await fetch(link, oneClick)).status).toBe(200);
    expect((await send()).mailed).toBe(2);
    expect(await mailsTo(ada)).toHaveLength(1);
    expect(await mailsTo(ben)).toHaveLength(2);
    for (const person of people) expect(await mailsTo(person)).toEqual([]);
    const wishes = { kind: 'announcement', email: false, push: true };
    expect((await ada.get('/api/user/notification-preferences')).body).toContainEqual(wishes);
    expect(await bannerOf(ada)).not.toBeNull();
  });

  it('has its banner until it ends, and the newest one is shown', async () => {
    const first = await send();
    const second = await send({ subject: 'Newer' });
    expect(await bannerOf(ada)).toMatchObject({ id: second.id });
    expect((await act(second.id, 'stop')).status).toBe(200);
    expect(await bannerOf(ada)).toMatchObject({ id: first.id });
    await sql('update announcements set banner_until = now()');
    expect(await bannerOf(ada)).toBeNull();
  });
});

it('goes to those with a seat on the coming Saturday only', async () => {
  const seat = (person: APerson, date: string, status = 'joined', match = 'confirmed') =>
    sql(
      `with m as (
         insert into matches (venue_type, suggested_time, suggested_date, starts_at, time_zone, status)
         values ('cafe', 'lunch', $2::date, $2::date, $3, $5) returning id)
       insert into match_members (match_id, user_id, status, joined_at) select id, $1, $4, now() from m`,
      person.id,
      date,
      HOME_ZONE,
      status,
      match,
    );
  const saturday = comingSaturday(localDate(new Date(), HOME_ZONE));
  const others = await Promise.all([1, 2, 3].map(() => product.person().signUp()));
  await seat(ada, saturday);
  await seat(ben, '2020-01-04');
  await seat(others[0]!, saturday, 'left');
  await seat(others[1]!, saturday, 'joined', 'cancelled');
  const { id } = await draft({ audience: 'saturday' });
  expect((await admin.get(`${PATH}/${id}/preview`)).body).toMatchObject({ recipients: 1 });
  expect((await send({ audience: 'saturday' })).mailed).toBe(1);
  expect([await mailsTo(ada), await mailsTo(ben)]).toEqual([['Our picnic'], []]);
  expect([await bannerOf(ada), await bannerOf(ben)]).toEqual([expect.anything(), null]);
});

describe('a draft', () => {
  it('is seen as a mail, and mailed to its admin alone', async () => {
    const { id } = await draft();
    const { body } = await admin.get<{ html: string; recipients: number }>(`${PATH}/${id}/preview`);
    expect(body).toEqual({ recipients: 3, html: expect.stringContaining('<strong>all</strong>') });
    expect((await act(id, 'test-mail')).body).toEqual({ email: grace.email });
    await waitForJobs(product);
    expect([await mailsTo(grace), await mailsTo(ada)]).toEqual([['Our picnic'], []]);
    expect(await bannerOf(ada)).toBeNull();
    await sql(
      `insert into notification_opt_outs (user_id, kind, channel, at) values ($1, 'announcement', 'email', now())`,
      admin.id,
    );
    expect((await act(id, 'test-mail')).body).toMatchObject({ code: 'announcements_switched_off' });
  });

  it.each([
    ['subject', '  ', 'text_not_allowed'],
    ['bannerUntil', 'tomorrow', 'banner_end_not_allowed'],
  ])('is refused with the name of its field: %s %j', async (field, value, code) => {
    const { status, body } = await admin.send('POST', PATH, { ...DRAFT, [field]: value });
    expect([status, body]).toMatchObject([400, { code, fields: { [field]: expect.any(String) } }]);
  });

  it('of two admins is changed and sent by the one who has seen its last version', async () => {
    const { id, version } = await draft();
    await raced((turn) => act(id, 'change', { ...DRAFT, subject: `Version ${turn}`, version }));
    await refused(admin.post(`${PATH}/${id}/send`, { version }), 409, 'announcement_changed_meanwhile');
  });
});

it('is sent once by many who press the button at the same time, and stopped once', async () => {
  const { id, version } = await draft();
  await raced(() => act(id, 'send', { version }));
  await pass(2);
  expect(await mailsTo(ada)).toHaveLength(1);
  await raced(() => act(id, 'stop'));
  expect(await bannerOf(ada)).toBeNull();
  const { rows } = await sql(
    `select action, actor_id is null as "byJob" from audit_log where target_kind = 'announcement' and target_id = $1 order by position`,
    id,
  );
  expect(rows).toEqual([
    { action: 'announcement.created', byJob: false },
    { action: 'announcement.started', byJob: false },
    { action: 'announcement.sent', byJob: true },
    { action: 'announcement.stopped', byJob: false },
  ]);
});

it('is deleted a year after its end, and a draft a year after its last change', async () => {
  const [sent, young] = [await send(), await send()];
  const old = await draft();
  const shown = () => admin.get<Shown[]>(PATH).then(({ body }) => body.map(({ id }) => id));
  await sql(
    `update announcements set changed_at = now() - interval '366 days',
       ended_at = case id when $1 then now() - interval '364 days' else ended_at - interval '366 days' end`,
    young.id,
  );
  expect(await shown()).toEqual([old.id, young.id, sent.id]);
  await sql(`select graphile_worker.add_job('purge-announcements', '{}')`);
  await waitForJobs(product);
  expect(await shown()).toEqual([young.id]);
});
