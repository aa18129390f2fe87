import { existsSync, readFileSync } from 'node:fs';
import { poolOf } from '../support/postgres/pool-of.js';
import sharp from 'sharp';
import { SessionStore } from '../../src/adapters/persistence/sessions/session-store.js';
import { testNamed } from '../support/tests-of-file.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/fakes/fixed-clock.js';
import type { APerson } from '../support/http/a-person.js';
import { setRole } from '../support/http/a-staff-member.js';
import { aProduct } from '../support/http/test-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

/** The clock of the product, which only this test moves. */
const clock = new FixedClock(new Date());

const product = aProduct({ clock });
let ada: APerson;
let ben: APerson;
beforeAll(async () => {
  ada = await product.person().signUp({ firstName: 'Ada' });
  ben = await product.person().signUp({ firstName: 'Ben' });
});

async function rowsOf<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await product.query<Row>(text, values)).rows;
}

const countOf = async (table: string): Promise<number> =>
  Number((await rowsOf<{ count: string }>(`select count(*) from ${table}`))[0]!.count);

/** Moves the clock and runs one job of the product. */
async function pass(days: number, job: string): Promise<void> {
  clock.pass({ days });
  await waitForJobs(product);
  await rowsOf('select graphile_worker.add_job($1)', job);
  await waitForJobs(product);
}

/** Inserts a completed meetup of both users at the present time of the clock. @returns the ids of meetup and match */
async function aPastMeetup(): Promise<{ meetupId: number; matchId: number }> {
  const [row] = await rowsOf<{ meetupId: number; matchId: number }>(
    `with o as (
       insert into meetups (title, description, max_participants, restaurant_name, restaurant_address, venue_type,
         scheduled_date, scheduled_time, starts_at, time_zone, created_by, latitude, longitude)
       values ('Soup with Ada', 'Ring at Ada''s', 4, 'Ada''s kitchen', '1 Ada Street', 'cafe', $1::timestamptz, 'lunch',
         $1, 'America/New_York', $2, 42.1, -71.2) returning id),
     m as (
       insert into matches (venue_type, suggested_time, suggested_date, starts_at, time_zone, status, meetup_id,
         organizer_id, meetup_seats, suggested_location, formation)
       select 'cafe', 'lunch', $1::timestamptz, $1, 'America/New_York', 'archived', id, $2, 4, 'Ada''s kitchen',
         '{"pairs": []}' from o returning id, meetup_id),
     members as (
       insert into match_members (match_id, user_id, status, joined_at)
       select id, unnest(array[$2, $3]::int[]), 'attended', now() from m),
     feedback as (
       insert into dinner_feedback (match_id, user_id, attended, again, note, created_at, updated_at)
       select id, $2, true, array[$3::int], 'Ben was nice', now(), now() from m),
     exclusion as (
       insert into seating_exclusions (user_id, excluded_id, match_id, since) select $2, $3, id, now() from m
       on conflict (user_id, excluded_id) do update set match_id = excluded.match_id),
     proposal as (
       insert into venue_proposals (match_id, name, latitude, longitude, by_product, proposed_at)
       select id, 'Cafe by Ada', 42.1, -71.2, true, now() from m),
     area as (insert into venue_areas (match_id, area) select id, 'Ada''s Hill' from m),
     booking as (
       insert into venue_bookings (match_id, booker_id, outcome, booked_as) select id, $2, 'booked', 'Ada' from m),
     word as (insert into table_words (match_id, adjective, noun) select id, 0, 0 from m),
     link as (insert into meetup_links (meetup_id, token) select meetup_id, 'token of Ada' from m)
     select id as "matchId", meetup_id as "meetupId" from m`,
    clock.now(),
    ada.id,
    ben.id,
  );
  return row!;
}

/** Makes a stored picture that of the meetup's venue. @returns its address */
async function aPictureOf(meetupId: number): Promise<string> {
  const dot = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  const profileImageUrl = `data:image/png;base64,${dot.toString('base64')}`;
  await ben.expect('PUT', '/api/profile', 200, { profileImageUrl });
  const [row] = await rowsOf<{ address: string }>(
    `with o as (update meetups set venue_image_url = u.profile_image_url from users u
       where u.id = $1 and meetups.id = $2 returning venue_image_url as address)
     update users set profile_image_url = null where id = $1 returning (select address from o) as address`,
    ben.id,
    meetupId,
  );
  return row!.address;
}

describe('the removal at the end of a retention', () => {
  it('deletes undecided reports 180 days after their submission, except safety matters', async () => {
    const report = (targetId: number, reason: string) =>
      ada.expect('POST', '/api/reports', 200, { kind: 'user', targetId, reason });
    await rowsOf(
      `with m as (insert into matches (venue_type, suggested_time, suggested_date, starts_at, time_zone, status)
         values ('cafe', 'lunch', now(), $3, 'America/New_York', 'confirmed') returning id)
       insert into match_members (match_id, user_id, joined_at) select id, unnest(array[$1, $2]::int[]), now() from m`,
      ada.id,
      ben.id,
      clock.now(),
    );
    const cleo = await product.person().signUp({ firstName: 'Cleo' });
    await rowsOf(
      `insert into match_members (match_id, user_id, joined_at) select max(id), $1, now() from matches`,
      cleo.id,
    );
    await report(ben.id, 'spam');
    await report(cleo.id, 'harassment');
    await pass(179, 'purge-undecided-reports');
    expect(await countOf('reports')).toBe(2);
    await pass(2, 'purge-undecided-reports');
    expect(await rowsOf('select reason from reports')).toEqual([{ reason: 'harassment' }]);
  });

  it('erases texts of meetups and venue proposals 180 days after their date', async () => {
    const { matchId, meetupId } = await aPastMeetup();
    const picture = await aPictureOf(meetupId);
    expect((await ben.get(picture)).status).toBe(200);
    const texts = () =>
      rowsOf(
        `select o.title, o.description, o.restaurant_name, o.restaurant_address, o.latitude, m.suggested_location,
           (select count(*)::int from venue_proposals where match_id = m.id) as proposals,
           (select count(*)::int from venue_areas where match_id = m.id) as areas,
           (select count(*)::int from venue_bookings where match_id = m.id) as bookings,
           (select count(*)::int from table_words where match_id = m.id) as words,
           (select count(*)::int from meetup_links where meetup_id = o.id) as links
         from meetups o join matches m on m.meetup_id = o.id where o.id = $1`,
        meetupId,
      );
    await pass(179, 'erase-meetup-texts');
    expect(JSON.stringify(await texts())).toContain('Soup with Ada');
    await pass(2, 'erase-meetup-texts');
    const erased = { description: null, restaurant_name: '', restaurant_address: '', latitude: null };
    const removed = { proposals: 0, areas: 0, bookings: 0, words: 0, links: 0 };
    expect(await texts()).toEqual([{ title: 'Meetup', ...erased, suggested_location: null, ...removed }]);
    expect((await ben.get(picture)).status).toBe(404);
    await ada.expect('GET', `/api/matches/${matchId}`, 200);
  });

  it('removes who sat with whom a year after the date, and keeps counts and blocks', async () => {
    await ben.expect('POST', `/api/users/${ada.id}/block`, 200);
    const { matchId, meetupId } = await aPastMeetup();
    await rowsOf(
      `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, status, time_zone)
       values ($1, 'cafe', 'lunch', $2::timestamptz, 'completed', 'America/New_York')`,
      ada.id,
      clock.now(),
    );
    await pass(364, 'anonymize-matches');
    expect(await rowsOf('select 1 from match_members where match_id = $1', matchId)).toHaveLength(2);
    await pass(3, 'anonymize-matches');
    const of = (table: string) => rowsOf(`select 1 from ${table} where match_id = $1`, matchId);
    expect(await of('match_members')).toEqual([]);
    expect(await of('dinner_feedback')).toEqual([]);
    expect(await rowsOf('select match_id from seating_exclusions')).toEqual([{ match_id: null }]);
    expect(await countOf('meetup_requests')).toBe(0);
    expect(
      await rowsOf(
        `select m.organizer_id, m.formation, m.anonymous_counts, o.created_by
         from matches m join meetups o on o.id = m.meetup_id where o.id = $1`,
        meetupId,
      ),
    ).toEqual([
      {
        organizer_id: null,
        formation: null,
        anonymous_counts: { members: { attended: 2 }, feedback: 1, attended: 1, again: 1 },
        created_by: 61,
      },
    ]);
    expect(await countOf('blocks')).toBe(1);
  });

  it('deletes sessions after their end', async () => {
    await rowsOf(
      `insert into sessions (sid, sess, expire)
       values ('ended', '{}', now() - interval '1 hour'), ('open', '{}', now() + interval '1 day')`,
    );
    const store = new SessionStore({
      pool: poolOf(product.databaseUrl),
      clock,
      table: 'sessions',
      holder: '0',
      isRestricted: 'false',
      touchEveryMs: 0,
      onError: (error) => {
        throw error;
      },
    });
    const failure = await new Promise((resolve) => store.pruneSessions(resolve));
    store.close();
    expect(failure).toBeFalsy();
    const left = await rowsOf<{ sid: string }>(`select sid from sessions where sid in ('ended', 'open')`);
    expect(left).toEqual([{ sid: 'open' }]);
  });

  it('drops entries of the audit log after two years with their month, and nothing else removes one', async () => {
    const write = (action: string) =>
      rowsOf(`insert into audit_log (at, action) values ($1, $2)`, clock.now(), action);
    const actions = async () =>
      (await rowsOf<{ action: string }>(`select action from audit_log order by position`)).map(
        ({ action }) => action,
      );
    await rowsOf('select graphile_worker.add_job($1)', 'keep-audit-log');
    await waitForJobs(product);
    await write('first');
    clock.pass({ days: 365 });
    // The job did not run for a year: the entry is in no month's partition yet.
    await write('second');
    const tables = await rowsOf<{ name: string }>(
      `select relid::text as name from pg_partition_tree('audit_log')`,
    );
    expect(tables.map(({ name }) => name)).toContain('audit_log_rest');
    for (const { name } of tables)
      for (const statement of [`delete from ${name}`, `update ${name} set action = ''`, `truncate ${name}`])
        await expect(rowsOf(statement)).rejects.toThrow('The audit log is only ever added to.');
    await pass(366 - 32, 'keep-audit-log');
    expect(await actions()).toEqual(['first', 'second']);
    expect(await countOf('audit_log_rest')).toBe(0);
    await pass(63, 'keep-audit-log');
    expect(await actions()).toEqual(['second']);
  });

  it('deletes an account after two years without a sign-in, after two mails in the language of the user', async () => {
    const staff = await product.person().signUp();
    await setRole(product, staff.id, 'moderator');
    const dan = await product.person().signUp();
    await dan.expect('PUT', '/api/user/language', 200, { language: 'es' });
    const returns = await product.person().signUp();
    const subjects = async () => (await product.mailsTo(dan.email)).map(({ subject }) => subject);
    const earlier = (await subjects()).length;
    await pass(701, 'end-inactive-accounts');
    expect((await subjects()).slice(0, -earlier)).toEqual(['¿Quieres conservar tu cuenta?']);
    const { email: usernameOrEmail, password } = returns;
    await product.person().expect('POST', '/api/auth/login', 200, { usernameOrEmail, password });
    await pass(24, 'end-inactive-accounts');
    await pass(8, 'end-inactive-accounts');
    const isDeleted = async ({ id }: APerson) =>
      (await rowsOf<{ deleted_at: Date | null }>('select deleted_at from users where id = $1', id))[0]!
        .deleted_at !== null;
    await eventually(() => isDeleted(dan));
    expect((await subjects()).slice(0, -earlier)).toEqual([
      'Tu cuenta está eliminada',
      '¿Quieres conservar tu cuenta?',
      '¿Quieres conservar tu cuenta?',
    ]);
    expect(await isDeleted(returns)).toBe(false);
    expect(await isDeleted(staff)).toBe(false);
  });
});

/** A row of the table of docs/privacy.md. */
interface Row {
  readonly data: string;
  readonly tables: string[];
  readonly removedBy: string[];
  readonly test: string;
}

const fromHere = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const quotedIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

function readRows(): Row[] {
  const [, section] = readFileSync(fromHere('docs/privacy.md'), 'utf8').split('## How long it is kept');
  return section!
    .split('\n')
    .filter((line) => /^\| .*› /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, data, tables, , , removedBy, test]) => ({
      data: data!,
      tables: quotedIn(tables!),
      removedBy: quotedIn(removedBy!),
      test: test!,
    }));
}

/** @returns the problem of the test that a row names, or null */
function problemOf({ data, test }: Row): string | null {
  const [, file, title] = /^`(test\/[^`]+)` › (.+)$/.exec(test) ?? [];
  if (!file || !title) return `${data} names no test`;
  if (!existsSync(fromHere(file))) return `${data} names ${file}, which does not exist`;
  const code = testNamed(file, readFileSync(fromHere(file), 'utf8'), title);
  return code === null ? `${data} names a test that ${file} does not hold: ${title}` : null;
}

describe('the retention table of docs/privacy.md', () => {
  const rows = readRows();

  it('has a row for every table of the schema, and no other', async () => {
    const tables = await rowsOf<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and relname <> 'mikro_orm_migrations'`,
    );
    const listed = new Set(rows.flatMap((row) => row.tables));
    expect([...listed].sort()).toEqual([...tables.map(({ name }) => name), 'graphile_worker'].sort());
  });

  it('names jobs that exist', async () => {
    const jobs = await rowsOf<{ name: string }>(
      'select identifier as name from graphile_worker._private_tasks',
    );
    const named = rows.flatMap(({ removedBy }) => removedBy);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !jobs.some((job) => job.name === name))).toEqual([]);
  });

  it('names a test for every row', () => {
    expect(rows.map(problemOf).filter(Boolean)).toEqual([]);
  });
});
