import { aMeetupBody } from './a-meetup.js';
import type { APerson } from './a-person.js';
import { announce, chooseWhoJoins } from './operator-journey.js';
import type { RecordedUser } from './recorded-user.js';
import { setRole } from './a-staff-member.js';
import { aForm, aPhoto, FORM_TYPE } from './an-upload.js';
import { totpCode } from './totp-code.js';
import { addDeadJobs } from '../postgres/add-dead-jobs.js';
import { aSaturday } from './a-table.js';
import type { ProductUnderTest } from './test-product.js';

/** State at the start: six users have submitted photos, five of them share a table with a chat. */
export interface ConsoleJourney {
  readonly product: ProductUnderTest;
  /** Console sessions of the two staff members, besides their sessions of the app. */
  readonly admin: APerson;
  readonly moderator: APerson;
  /** All users besides staff; the last one has no table. */
  readonly people: readonly RecordedUser[];
  /** The match of all but the last user. */
  readonly matchId: number;
}

/**
 * Calls every operation of the console successfully at least once; a new operation needs one more line here. The state
 * of users must be restored for later steps: a suspended user is restored and signs in again.
 */
export async function runConsoleJourney(
  about: Omit<ConsoleJourney, 'admin' | 'moderator'>,
  staff: { readonly admin: RecordedUser; readonly moderator: RecordedUser },
): Promise<void> {
  const { product } = about;
  const admin = await openConsole(product, staff.admin, 'admin');
  const moderator = await openConsole(product, staff.moderator, 'moderator');
  const day: ConsoleJourney = { ...about, admin, moderator };
  const recoveryCodes = await setUpSecondFactor(admin, staff.admin);
  await reviewPhotos(day);
  await decideReports(day);
  await manageTables(day);
  await suspendAndRestore(day);
  await changeRoles(day, staff.admin.password, recoveryCodes);
  await correctAccounts(day);
  await announce(day);
  await chooseWhoJoins(day);
  await exportLists(day);
  await tendJobs(day);
  await changeCommunity(day);
  await changeAppearance(day);
  await closeConsole(day);
}

async function openConsole(
  product: ProductUnderTest,
  { person, password, openBrowser }: RecordedUser,
  role: 'moderator' | 'admin',
): Promise<APerson> {
  await setRole(product, person.id, role);
  const desk = openBrowser();
  desk.id = person.id;
  await desk.does('GET /api/admin/session 401');
  await desk.expect('POST', '/api/admin/session', 401, { email: person.email, password: 'another one' });
  await desk.expect('POST', '/api/admin/session', 200, { email: person.email, password });
  await desk.does('GET /api/admin/session 200');
  return desk;
}

/**
 * Enrolls a second factor, confirms it with a code, requests new recovery codes and signs in with one.
 * @returns the other recovery codes
 */
async function setUpSecondFactor(
  desk: APerson,
  { person, password, secrets, keys }: RecordedUser,
): Promise<string[]> {
  const session = '/api/admin/session';
  const { body } = await desk.expect('POST', `${session}/second-factor`, 200, { password });
  const secret = String(body.secret);
  const shown = (stepsAhead: number): { totp: string } => {
    const totp = totpCode(secret, stepsAhead);
    keys.add(totp);
    return { totp };
  };
  const sheets = [
    await desk.expect('POST', `${session}/second-factor/confirm`, 200, shown(0)),
    await desk.expect('POST', `${session}/recovery-codes`, 200, shown(1)),
  ].map((answer) => answer.body.recoveryCodes as string[]);
  secrets.push(secret, ...sheets.flat());
  const credentials = { email: person.email, password };
  await desk.expect('POST', session, 401, credentials);
  const [used, ...left] = sheets[1]!;
  await desk.expect('POST', session, 200, { ...credentials, totp: used });
  return left;
}

/** Reads what the community says about itself, and changes its house rules. */
async function changeCommunity({ admin }: ConsoleJourney): Promise<void> {
  const form = '/api/admin/community';
  await admin.does('GET /api/community 200');
  const { body } = await admin.expect('GET', form, 200);
  const contact = { contactEmail: '', contactLink: 'https://example.org/meetups', contactText: '' };
  const texts = { name: '', ...contact, houseRules: ['Be on time, or tell your table.'] };
  await admin.expect('PUT', form, 200, { ...texts, version: body.version });
  await admin.expect('PUT', form, 409, { ...texts, houseRules: [], version: body.version });
}

/** Exports every list. */
async function exportLists({ admin }: ConsoleJourney): Promise<void> {
  for (const list of ['work', 'verifications', 'reports', 'users', 'matches', 'meetups'])
    await admin.does(`GET /api/admin/exports/${list} 200`);
  for (const list of ['seating-runs', 'audit-log', 'dead-jobs', 'invitations'])
    await admin.does(`GET /api/admin/exports/${list} 200`);
}

/** Looks at the attendance and the system, retries one dead job and discards another. */
async function tendJobs({ product, admin }: ConsoleJourney): Promise<void> {
  await admin.does('GET /api/admin/attendance 200', 'GET /api/admin/system 200');
  await admin.does('GET /api/admin/system/clock 200', 'POST /api/admin/system/check 200');
  await admin.expect('POST', '/api/admin/system/check-mail', 200, { to: 'ada@example.org' });
  const job = { task: 'purge-seating-runs', payload: {} };
  await addDeadJobs(product.databaseUrl, job, job);
  const { body } = await admin.get<Array<{ id: number }>>('/api/admin/dead-jobs');
  await admin.does(`POST /api/admin/dead-jobs/${body[0]!.id}/retry 204`);
  await admin.does(`POST /api/admin/dead-jobs/${body[1]!.id}/discard 204`);
  await addDeadJobs(product.databaseUrl, job);
  await admin.does('POST /api/admin/dead-jobs/retry 200');
}

/** Chooses a palette and a logo, reads both as everyone can, and goes back to those of the product. */
async function changeAppearance({ admin }: ConsoleJourney): Promise<void> {
  const PATH = '/api/admin/appearance';
  const { version } = (await admin.expect('GET', PATH, 200)).body as { version: number };
  await admin.expect('PUT', `${PATH}/palette`, 200, { palette: 'navy', version });
  const form = aForm({ name: 'logo', bytes: await aPhoto() });
  await admin.send('PUT', `${PATH}/logo?version=${version + 1}`, form, { 'content-type': FORM_TYPE });
  const { body } = await admin.expect('GET', '/api/appearance', 200);
  await admin.expect('GET', (body.logo as { path: string }).path, 200);
  await admin.does(`DELETE ${PATH}/logo?version=${version + 2} 200`);
  await admin.expect('PUT', `${PATH}/palette`, 200, { palette: 'tomato', version: version + 3 });
}

/** Approves the first user's photo and rejects the second one's. */
async function reviewPhotos({ moderator, people }: ConsoleJourney): Promise<void> {
  const LIST = '/api/admin/verifications';
  const photos = await moderator.get<Array<{ id: number; person: { id: number } }>>(
    `${LIST}?filter=${JSON.stringify({ status: 'open', kind: 'picture' })}&range=[0,9]`,
  );
  const [first, second] = people.slice(0, 2).map(({ person }) => {
    const photo = photos.body.find((each) => each.person.id === person.id)!;
    return `${LIST}/${photo.id}`;
  });
  const { body } = await moderator.expect('GET', first!, 200);
  await moderator.expect('GET', String(body.comparedWith), 200);
  await moderator.does(`GET ${first}/file 404`, `POST ${first}/claim 200`, `GET ${first}/file 200`);
  await moderator.does(`POST ${first}/release 200`);
  await moderator.expect('POST', `${first}/approve`, 409, {});
  for (const photo of [first, second]) await moderator.expect('POST', `${photo}/claim`, 200);
  await moderator.expect('POST', `${first}/approve`, 200, {});
  await moderator.expect('POST', `${second}/reject`, 200, { reason: 'unreadable', note: 'Too dark, sadly.' });
}

/** Upholds one report, warns after another and dismisses a third. */
async function decideReports({ moderator, people }: ConsoleJourney): Promise<void> {
  const report = { kind: 'user', targetId: people[3]!.person.id, reason: 'spam', note: '' };
  await people[2]!.person.expect('POST', '/api/reports', 200, report);
  await moderator.does('GET /api/admin/work 200');
  const filter = encodeURIComponent(JSON.stringify({ status: 'open' }));
  const { body } = await moderator.expect('GET', `/api/admin/reports?filter=${filter}`, 200);
  const [first, second, third] = (body as unknown as Array<{ id: number }>).map(
    ({ id }) => `/api/admin/reports/${id}`,
  );
  await moderator.does(`GET ${first!} 200`);
  await moderator.expect('POST', `${first}/uphold`, 409, {});
  await moderator.does(`POST ${first}/claim 200`, `POST ${first}/release 200`);
  for (const each of [first, second, third]) await moderator.expect('POST', `${each}/claim`, 200);
  await moderator.expect('POST', `${third}/warn`, 200, {});
  await moderator.expect('POST', `${first}/uphold`, 200, { note: 'Clear enough' });
  await moderator.expect('POST', `${second}/dismiss`, 200, {});
}

/**
 * Reads the table and its explanation, creates and cancels a meetup, starts a run for an empty slot and reads the run
 * statistics.
 */
async function manageTables({ admin, moderator, matchId }: ConsoleJourney): Promise<void> {
  for (const path of ['/matches', `/matches/${matchId}`, '/meetups', '/stats'])
    await moderator.does(`GET /api/admin${path} 200`);
  const meetups = '/api/admin/meetups';
  const { body } = await moderator.expect('POST', meetups, 200, aMeetupBody({ scheduledTime: '11:45' }));
  await moderator.does(`GET ${meetups}/${String(body.id)} 200`);
  await moderator.expect('POST', `${meetups}/${String(body.id)}/cancel`, 200, { reason: 'Just to see' });
  await moderator.expect('POST', '/api/admin/matching/run', 403, {});
  const preferredDate = aSaturday(6);
  for (const dryRun of [true, false])
    await admin.expect('POST', '/api/admin/matching/run', 200, { dryRun, preferredDate });
  await moderator.does('GET /api/admin/seating-runs 200');
}

/** Suspends the last user, answers the appeal, ends the account and lifts everything. */
async function suspendAndRestore({ admin, moderator, people }: ConsoleJourney): Promise<void> {
  const { person, password, form } = people.at(-1)!;
  const path = `/api/admin/users/${person.id}`;
  const reason = 'Words that hurt';
  const signIn = { usernameOrEmail: person.email, password };
  const filter = encodeURIComponent(JSON.stringify({ q: form.lastName, standing: 'good' }));
  await moderator.does(`GET /api/admin/users?filter=${filter} 200`, `GET ${path} 200`);
  await moderator.does(`POST ${path}/end-sessions 200`);

  await moderator.expect('POST', `${path}/suspend`, 200, { reason, until: aSaturday(1) });
  await person.expect('POST', '/api/auth/login', 403, signIn);
  await person.expect('POST', '/api/appeals', 200, { note: 'I did not mean it' });
  await person.expect('POST', '/api/appeals', 409, { note: 'Once more' });
  await moderator.expect('POST', `${path}/answer-appeal`, 409, { answer: 'I know better', lift: false });
  await admin.expect('POST', `${path}/answer-appeal`, 200, { answer: 'It stays', lift: false });
  await admin.expect('POST', `${path}/lift`, 200, { note: 'Now it is enough' });

  await moderator.expect('POST', `${path}/terminate`, 200, { reason });
  await moderator.expect('POST', `${path}/terminate`, 409, { reason });
  await admin.does(`POST ${path}/terminate/decline 200`);
  await admin.expect('POST', `${path}/terminate`, 200, { reason });
  await moderator.expect('POST', `${path}/terminate`, 200, { reason });
  await person.expect('POST', '/api/auth/login', 403, signIn);
  await admin.expect('POST', `${path}/lift`, 200, {});
  await person.expect('POST', '/api/auth/login', 200, signIn);
}

/** Grants and revokes a role, and reads its audit log. */
async function changeRoles(
  { admin, moderator, people }: ConsoleJourney,
  password: string,
  recoveryCodes: readonly string[],
): Promise<void> {
  const { id } = people[0]!.person;
  const path = `/api/admin/users/${id}/role`;
  await moderator.expect('POST', path, 403, { role: 'moderator', password });
  for (const [index, role] of ['moderator', 'member'].entries())
    await admin.expect('POST', path, 200, { role, password, totp: recoveryCodes[index] });
  await moderator.does(`GET /api/admin/audit-log?filter=${JSON.stringify({ targetId: id })} 200`);
}

/** Corrects a birth date and a name and takes both back. */
async function correctAccounts({ admin, people }: ConsoleJourney): Promise<void> {
  const [member] = people as [RecordedUser];
  const of = ({ id }: APerson, verb: string) => `/api/admin/users/${id}/${verb}`;
  const { person, firstName, form } = member;
  const reason = 'mistyped';
  for (const dateOfBirth of ['1990-04-05', form.dateOfBirth])
    await admin.expect('POST', of(person, 'correct-birth-date'), 200, { dateOfBirth, reason });
  for (const lastName of ['Corrected', form.lastName])
    await admin.expect('POST', of(person, 'correct-name'), 200, { firstName, lastName, reason });
}

async function closeConsole({ admin, moderator }: ConsoleJourney): Promise<void> {
  for (const desk of [admin, moderator]) await desk.expect('DELETE', '/api/admin/session', 200);
}
