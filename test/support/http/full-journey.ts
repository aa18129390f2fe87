import sharp from 'sharp';
import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import { weeklyLink } from '../../../src/application/weekly-question/weekly-link.js';
import { CURRENT_POLICIES } from '../../../src/domain/account/consent.js';
import type { CalendarDate } from '../../../src/domain/shared/calendar-date.js';
import { TEST_SESSION_SECRET } from '../postgres/insert-account.js';
import { poolOf } from '../postgres/pool-of.js';
import { aMeetupBody } from './a-meetup.js';
import { aChatOffer } from './a-chat-offer.js';
import { answerByMail } from './attendance-journey.js';
import { aRequestBody, endDinner, matchesOf } from './a-table.js';
import { runConsoleJourney } from './console-journey.js';
import { RecordedUser } from './recorded-user.js';
import { aPhoto, submitId, submitPhoto } from './an-upload.js';
import type { ProductUnderTest } from './test-product.js';

const SEATED = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
const ALONE = 'Fay';
const AT_WORK = ['Gus', 'Hal'];

/** All users of the journey. */
export interface Journey {
  readonly members: RecordedUser[];
  /** The users with a staff role, who see personal data in the console. */
  readonly staff: RecordedUser[];
}

/**
 * Six users call every operation of the app, and two staff members every operation of the console. Each of them records
 * all responses.
 */
export async function runFullJourney(
  product: ProductUnderTest,
  settled: (members: readonly RecordedUser[]) => Promise<void> = async () => undefined,
): Promise<Journey> {
  const members = [...SEATED, ALONE].map((name, index) => new RecordedUser(product, name, index));
  const [ada, ben, cleo] = members as [RecordedUser, RecordedUser, RecordedUser];
  const fay = members.at(-1)!;
  const staff = AT_WORK.map((name, index) => new RecordedUser(product, name, members.length + index));
  const [admin, moderator] = staff as [RecordedUser, RecordedUser];
  for (const member of [...members, ...staff]) await register(member);
  for (const member of members) await completeProfile(member);
  for (const member of members) await verify(member);
  await settled(members);
  await withdrawRequest(fay);
  await sayPreferences(fay);
  await comeTogether(ada, ben);
  await signInOnOtherDevices(fay);
  const seated = members.slice(0, SEATED.length);
  const matchId = await waitForTable(seated);
  for (const member of seated) await readTable(member, matchId, seated);
  const offer = await aChatOffer(product, matchId, ada.person, ben.person);
  await ada.person.expect('GET', '/api/chat-offers', 200);
  await ada.person.expect('POST', '/api/chat-offers/4711', 404, { agrees: true });
  await ada.person.expect('POST', offer, 200, { agrees: true });
  await subscribeToCalendar(ada);
  await sharePlan(ada, matchId);
  await ben.person.get(String((await ada.person.get('/api/user')).body.profileImageUrl));
  await chooseNotifications(ada);
  await talk(ada, ben, matchId);
  await chooseVenue(ada, ben, matchId);
  await declineTableChange(ada, matchId);
  await reportAndBlock(ada, ben, matchId);
  await runConsoleJourney({ product, people: members, matchId }, { admin, moderator });
  await answerByMail(product, ben, matchId);
  await ben.person.expect('POST', `/api/matches/${matchId}/confirm`, 200);
  await ben.person.expect('DELETE', `/api/matches/${matchId}/leave`, 200);
  await cleo.person.expect('DELETE', `/api/matches/${matchId}`, 200);
  await ada.sockets[0]!.waitFor('match_cancelled');
  await runMeetup(ada, ben, cleo);
  await completeDinner(product, ada, ben);
  await planNextSaturday(product, ben);
  for (const { person } of members) await person.expect('GET', '/api/user/export', 200);
  for (const status of [200, 409]) await cleo.person.expect('DELETE', '/api/user/verification/phone', status);
  for (const member of members) await resetPassword(member);
  await deleteAccount(fay);
  return { members, staff };
}

/** Makes a calendar feed, reads it and revokes it. */
async function subscribeToCalendar({ person, secrets }: RecordedUser): Promise<void> {
  const own = '/api/user/calendar-feed';
  const path = String((await person.expect('POST', own, 200)).body.path);
  secrets.push(path.split('/').at(-1)!.replace('.ics', ''));
  await person.expect('GET', own, 200);
  await person.expect('GET', path, 200);
  await person.expect('DELETE', own, 200);
  await person.expect('GET', path, 404);
}

/** Makes a link to the plan, opens it and revokes it. */
async function sharePlan({ person, secrets }: RecordedUser, matchId: number): Promise<void> {
  const own = `/api/matches/${matchId}/shared-plan`;
  await person.expect('GET', '/api/user/shared-plans', 200);
  const path = String((await person.expect('POST', own, 200)).body.path);
  secrets.push(path.split('/').at(-1)!);
  await person.expect('GET', own, 200);
  await person.expect('GET', path, 200);
  await person.expect('DELETE', own, 200);
  await person.expect('GET', path, 404);
}

/** Unsubscribes by the link in the mail about the table, switches the mails on again, and subscribes to push messages. */
async function chooseNotifications(member: RecordedUser): Promise<void> {
  const { person } = member;
  const path = await member.mailedPath(/\/u\/\S+/);
  await person.expect('GET', path, 200);
  await person.expectForm(path, 200, { 'List-Unsubscribe': 'One-Click' });
  await person.expectForm('/u/another', 404, { 'List-Unsubscribe': 'One-Click' });
  const preferences = '/api/user/notification-preferences';
  await person.expect('PUT', preferences, 200, { kind: 'table', channel: 'email', isEnabled: true });
  await person.expect('GET', preferences, 200);
  const push = '/api/user/push';
  const device = {
    endpoint: 'https://push.example.com/1',
    p256dh: `B${'a'.repeat(86)}`,
    auth: 'a'.repeat(22),
  };
  await person.expect('PUT', push, 400, { ...device, endpoint: 'https://127.0.0.1/1' });
  await person.expect('PUT', push, 200, device);
  await person.expect('GET', push, 200);
  await person.expect('DELETE', push, 200);
}

/** Reports a user and a message, blocks the user and unblocks them. */
async function reportAndBlock(one: RecordedUser, other: RecordedUser, matchId: number): Promise<void> {
  const report = { targetId: other.person.id, reason: 'harassment', note: `A note of ${one.firstName}` };
  await one.person.expect('POST', '/api/reports', 404, { ...report, kind: 'message' });
  for (let i = 0; i < 2; i++)
    await one.person.expect('POST', '/api/reports', 200, { ...report, kind: 'user' });
  await other.sockets[0]!.joinRoom(matchId);
  other.sockets[0]!.send({ type: 'chat_message', matchId, message: 'Not so nice', clientId: 'rude' });
  const { message } = await other.sockets[0]!.waitFor('message_sent', ({ clientId }) => clientId === 'rude');
  const targetId = (message as { id: number }).id;
  await one.person.expect('POST', '/api/reports', 200, { ...report, kind: 'message', targetId });
  const block = `/api/users/${other.person.id}/block`;
  await one.person.expect('POST', block, 200);
  await one.person.expect('GET', '/api/user/blocks', 200);
  await one.person.expect('GET', `/api/user/profile/${other.person.id}`, 404);
  await one.person.expect('DELETE', block, 200);
}

async function register(member: RecordedUser): Promise<void> {
  const { person } = member;
  const form = { email: person.email, isAdult: true, ...member.form };
  await person.expect('POST', '/api/auth/register', 201, form);
  await person.expect('POST', '/api/auth/login', 403, signIn(member));
  await member.mailedCode();
  await person.expect('GET', '/api/auth/sign-up', 200);
  await person.expect('POST', '/api/auth/resend-verification', 200, { email: person.email });
  const code = await member.mailedCode(2);
  await person.expect('POST', '/api/auth/verify-email', 400, { email: person.email, code: '12345' });
  await person.expect('POST', '/api/auth/verify-email', 200, { email: person.email, code });
  await person.expect('POST', '/api/logout', 200);
  await person.expect('GET', '/api/user', 401);
  await person.expect('POST', '/api/auth/login', 401, signIn(member, 'another one'));
  await person.expect('POST', '/api/auth/login', 200, signIn(member));
  person.id = (await person.get<{ id: number }>('/api/user')).body.id;
}

const signIn = (member: RecordedUser, password = member.password) => ({
  usernameOrEmail: member.person.email,
  password,
});

async function completeProfile(member: RecordedUser): Promise<void> {
  const { person, firstName, home } = member;
  await person.answerSurvey();
  await person.expect('GET', '/api/survey', 200);
  await person.expect('PUT', '/api/user/language', 200, { language: 'en' });
  await person.expect('POST', '/api/user/consent', 200, { version: CURRENT_POLICIES });
  const picture = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  await person.expect('PUT', '/api/profile', 200, {
    bio: `${firstName} likes soup`,
    interests: 'music, reading',
    profileImageUrl: `data:image/png;base64,${picture.toString('base64')}`,
  });
  await person.expect('PUT', '/api/profile', 400, { bio: 'x'.repeat(201) });
  await person.expect('PATCH', '/api/user/location', 200, home);
  await person.expect('GET', '/api/geocode/search?q=Boston', 200);
  await person.expect('GET', '/api/geocode/reverse?lat=42.36&lon=-71.06', 200);
  await person.expect('GET', '/api/places/nearby?lat=42.36&lon=-71.06', 200);
  await person.expect('GET', '/api/tiles/0/0/0', 200);
  await person.expect('GET', '/api/config', 200);
}

async function verify(member: RecordedUser): Promise<void> {
  const { person, phoneNumber } = member;
  const phone = '/api/user/verification/phone';
  await person.expect('POST', `${phone}/send`, 400, { phoneNumber: '12' });
  await person.expect('POST', `${phone}/send`, 200, { phoneNumber });
  const code = await member.textedCode();
  await person.expect('POST', `${phone}/verify`, 200, { phoneNumber, code });
  await person.expect('POST', `${phone}/verify`, 400, { phoneNumber, code });
  for (const handIn of [submitId(person), submitPhoto(person, await aPhoto())]) {
    if ((await handIn).status !== 200) throw new Error('what was handed in was not taken');
  }
  await person.expect('GET', '/api/user/verification', 200);
  await person.expect('DELETE', '/api/user/verification/id', 200);
}

/** Signs in on two more devices and ends these sessions from the first one. */
async function signInOnOtherDevices(member: RecordedUser): Promise<void> {
  const { person } = member;
  const sessions = '/api/user/sessions';
  await member.openBrowser().expect('POST', '/api/auth/login', 200, signIn(member));
  const { body } = await person.get<Array<{ id: string; isCurrent: boolean }>>(sessions);
  const { id } = body.find(({ isCurrent }) => !isCurrent)!;
  await person.expect('DELETE', `${sessions}/${id}`, 200);
  await person.expect('DELETE', `${sessions}/${id}`, 404);
  await member.openBrowser().expect('POST', '/api/auth/login', 200, signIn(member));
  await person.expect('DELETE', sessions, 200);
}

/** Changes the password (to the same one) and the email address. */
async function changeCredentials(member: RecordedUser): Promise<void> {
  const { person, password } = member;
  await person.expect('PUT', '/api/user/password', 200, { password, newPassword: password });
  await person.expect('POST', '/api/user/confirmation-code', 409);
  const path = '/api/user/email';
  const email = `new-${person.email}`;
  await person.expect('POST', path, 400, { email: person.email, password });
  await person.expect('POST', path, 200, { email, password });
  await person.expect('GET', path, 200);
  await person.expect('POST', `${path}/verify`, 400, { code: '1' });
  await person.expect('POST', `${path}/verify`, 200, { code: await member.mailedCodeAt(email) });
}

/** Requests a slot without other requests, and withdraws. */
async function withdrawRequest({ person }: RecordedUser): Promise<void> {
  await person.expect('GET', '/api/user/active-request', 404);
  const request = await person.expect(
    'POST',
    '/api/matching-request',
    200,
    aRequestBody({ venueType: 'restaurant' }),
  );
  await person.expect('POST', '/api/matching-request', 409, aRequestBody());
  await person.expect('POST', '/api/matching-request', 400, aRequestBody({ maxDistance: 4 }));
  await person.expect('GET', '/api/user/active-request', 200);
  const change = aRequestBody({ venueType: 'restaurant', maxDistance: 20 });
  const path = `/api/matching-request/${String(request.body.id)}`;
  const { body } = await person.expect('PUT', path, 200, change);
  await person.expect('POST', `/api/matching-request/${String(body.id)}/cancel?while=waiting`, 200);
}

/** Two friends come together for a slot of their own, and withdraw. */
async function comeTogether(owner: RecordedUser, friend: RecordedUser): Promise<void> {
  const path = '/api/user/friend-group';
  const requests: string[] = [];
  for (const { person } of [owner, friend]) {
    const form = aRequestBody({ venueType: 'restaurant', preferredTime: 'dinner' });
    const { body } = await person.expect('POST', '/api/matching-request', 200, form);
    requests.push(String(body.id));
  }
  await owner.person.expect('GET', `/api/matching-request/${requests[0]}/outlook`, 200);
  const { body } = await owner.person.expect('POST', path, 200, { friends: 2 });
  const { invitation } = body.group as { invitation: string };
  await friend.person.expect('GET', `/api/friend-invitations/${invitation}`, 200);
  await friend.person.expect('GET', '/api/friend-invitations/22222222', 404);
  await friend.person.expect('POST', `${path}/join`, 404, { invitation: '22222222' });
  await friend.person.expect('POST', `${path}/join`, 200, { invitation });
  await owner.person.expect('POST', `${path}/go`, 200);
  await owner.person.expect('GET', path, 200);
  await friend.person.expect('DELETE', path, 200);
  for (const [at, { person }] of [owner, friend].entries())
    await person.expect('POST', `/api/matching-request/${requests[at]}/cancel`, 200);
}

async function waitForTable(members: readonly RecordedUser[]): Promise<number> {
  for (const member of members) await member.connect();
  for (const { person } of members) await person.expect('POST', '/api/matching-request', 200, aRequestBody());
  const [match] = await matchesOf(members[0]!.person, (matches) => matches.length > 0);
  await Promise.all(members.map(({ sockets }) => sockets[0]!.waitFor('match_found')));
  await members[0]!.person.expect('POST', '/api/matching-request', 409, aRequestBody());
  return match!.id;
}

async function readTable(
  { person, sockets }: RecordedUser,
  matchId: number,
  mates: readonly RecordedUser[],
): Promise<void> {
  await person.expect('GET', '/api/user/active-request', 200);
  await person.expect('GET', `/api/matches/${matchId}`, 200);
  await person.expect('GET', `/api/matches/${matchId}/messages`, 200);
  await person.expect('GET', `/api/matches/${matchId}/calendar.ics`, 200);
  for (const mate of mates) await person.expect('GET', `/api/user/profile/${mate.person.id}`, 200);
  await sockets[0]!.joinRoom(matchId);
}

async function talk(writer: RecordedUser, reader: RecordedUser, matchId: number): Promise<void> {
  const [socket] = writer.sockets;
  socket!.send({ type: 'chat_message', matchId, message: 'Words of the chat', clientId: 'a' });
  const sent = (await socket!.waitFor('message_sent')).message as { id: number };
  await reader.sockets[0]!.waitFor(
    'new_message',
    (frame) => (frame.message as { id: number }).id === sent.id,
  );
  socket!.send({ type: 'chat_message', matchId, message: '', clientId: 'b' });
  await socket!.waitFor('error');
  const path = `/api/matches/${matchId}/messages`;
  await reader.person.expect('GET', path, 200);
  await writer.person.expect('POST', path, 200, { message: 'Hi again' });
  await reader.person.expect('POST', `/api/matches/${matchId}/read`, 200, { messageId: sent.id });
  await reader.person.expect('DELETE', `${path}/${sent.id}`, 404);
  await writer.person.expect('DELETE', `${path}/${sent.id}`, 200);
  await reader.person.expect('GET', `${path}?before=${sent.id}`, 200);
}

/** One member proposes a venue, another votes for it, withdraws the vote and an own proposal, and one of them books. */
async function chooseVenue(one: RecordedUser, other: RecordedUser, matchId: number): Promise<void> {
  const path = `/api/matches/${matchId}/venues`;
  const place = { name: 'Corner House', address: '1 Corner Street', latitude: 42.36, longitude: -71.06 };
  const { body } = await one.person.expect('POST', path, 200, place);
  const { id } = (body.venues as Array<{ id: number; name: string }>).find(
    ({ name }) => name === place.name,
  )!;
  await one.person.expect('POST', path, 400, { ...place, latitude: 91 });
  await one.person.expect('POST', `${path}/${id}/vote`, 200);
  await other.person.expect('POST', `${path}/${id}/vote`, 200);
  await other.person.expect('GET', path, 200);
  await other.person.expect('DELETE', `${path}/${id}/vote`, 200);
  await other.person.expect('POST', `${path}/${id + 1_000_000}/vote`, 404);
  const named = await other.person.expect('POST', path, 200, { name: 'Tea Time' });
  const own = (named.body.venues as Array<{ id: number; name: string }>).find(
    ({ name }) => name === 'Tea Time',
  )!;
  await other.person.expect('DELETE', `${path}/${own.id}`, 200);
  const booking = `/api/matches/${matchId}/booking`;
  await one.person.expect('POST', booking, 200);
  await other.person.expect('POST', booking, 409);
  await one.person.expect('DELETE', booking, 200);
  await other.person.expect('POST', booking, 200);
  await other.person.expect('POST', `${booking}/call`, 200);
  await other.person.expect('PUT', booking, 200, { outcome: 'booked', venueId: id, bookedAs: 'Saturdays' });
}

/** A member who is not asked about a new table reads that and declines. */
async function declineTableChange({ person }: RecordedUser, matchId: number): Promise<void> {
  const path = `/api/matches/${matchId}/change`;
  await person.expect('GET', path, 200);
  await person.expect('POST', path, 200, { agrees: false });
  await person.expect('POST', path, 404, { agrees: true });
}

/** One user takes and leaves the only free seat, and another gets it from the waitlist. */
async function runMeetup(organizer: RecordedUser, guest: RecordedUser, waiting: RecordedUser): Promise<void> {
  const form = aMeetupBody({ maxParticipants: 2, scheduledTime: '16:30' });
  const { body } = await organizer.person.expect('POST', '/api/meetups', 200, form);
  await organizer.person.expect('POST', '/api/meetups', 400, aMeetupBody({ scheduledTime: 'supper' }));
  const path = `/api/meetups/${String(body.id)}`;
  await guest.person.expect('GET', '/api/meetups/browse?limit=1', 200);
  await guest.person.expect('POST', `${path}/join`, 200);
  await waiting.person.expect('POST', `${path}/join`, 409);
  await waiting.person.expect('POST', `${path}/waitlist`, 200);
  await waiting.person.expect('GET', '/api/meetups/browse', 200);
  for (const { person } of [organizer, guest, waiting]) {
    await person.expect('GET', path, 200);
    await person.expect('GET', '/api/meetups', 200);
  }
  const { body: link } = await organizer.person.expect('PUT', `${path}/link`, 200);
  await guest.person.expect('PUT', `${path}/link`, 404);
  await guest.person.expect('GET', String(link.path), 200);
  await guest.person.expect('GET', `${String(link.path)}/image.png`, 200);
  await organizer.person.expect('DELETE', `${path}/link`, 200);
  await guest.person.expect('GET', String(link.path), 404);
  const elsewhere = { restaurantName: 'The Short Spoon' };
  await organizer.person.expect('PATCH', path, 200, elsewhere);
  await organizer.person.expect('PATCH', path, 409, { scheduledTime: '17:30' });
  await guest.person.expect('PATCH', path, 404, elsewhere);
  await guest.person.expect('DELETE', `${path}/join`, 200);
  await waiting.sockets[0]!.waitFor('match_found', (frame) => frame.matchId === body.matchId);
  await waiting.person.expect('POST', `${path}/cancel`, 404);
  await organizer.person.expect('POST', `${path}/cancel`, 200);
}

/** Two users meet and give feedback afterwards. */
async function completeDinner(
  product: ProductUnderTest,
  host: RecordedUser,
  guest: RecordedUser,
): Promise<void> {
  const { body } = await host.person.expect(
    'POST',
    '/api/meetups',
    200,
    aMeetupBody({ scheduledTime: '09:30' }),
  );
  await guest.person.expect('POST', `/api/meetups/${String(body.id)}/join`, 200);
  const path = `/api/matches/${String(body.matchId)}`;
  const said = { attended: true, again: [host.person.id], note: `A note of ${guest.firstName}` };
  await guest.person.expect('POST', `${path}/feedback`, 409, said);
  await endDinner(product, Number(body.matchId));
  await guest.person.expect('POST', `${path}/feedback`, 200, { ...said, concern: 'It was loud' });
  await guest.person.expect('GET', `${path}/feedback`, 200);
  await sayHomeSafe(product, guest, path);
  for (const { person } of [host, guest]) await person.expect('GET', path, 200);
}

/** The member is asked by mail, and answers there and in the app. */
async function sayHomeSafe(
  { databaseUrl }: ProductUnderTest,
  member: RecordedUser,
  path: string,
): Promise<void> {
  const database = poolOf(databaseUrl);
  await database.query(`select graphile_worker.add_job('ask-home-safe')`);
  const link = await member.mailedPath(/\/h\/\S+/);
  await member.person.expect('GET', link, 200);
  await member.person.expectForm(link, 200, { reply: 'yes' });
  await member.person.expectForm(`${link}/no`, 200, {});
  await member.person.expect('GET', '/h/another', 404);
  await member.person.expect('POST', `${path}/home-safe`, 200, { isSafe: true });
}

/** The member answers the weekly question, which comes on Mondays only. */
async function planNextSaturday({ databaseUrl }: ProductUnderTest, { person }: RecordedUser): Promise<void> {
  const database = poolOf(databaseUrl);
  await person.expect('PUT', '/api/user/weekly-question', 200, { isOn: true });
  await person.expect('GET', '/api/user/weekly-question', 200);
  await person.expect('GET', '/api/user/attendance-steps', 200);
  const saturday = aRequestBody().preferredDate as CalendarDate;
  await database.query(
    'update weekly_questions set asked_at = now(), asked_for = $2, unanswered = 1 where user_id = $1',
    [person.id, saturday],
  );
  const links = new HmacSignedLinks(TEST_SESSION_SECRET, { now: () => new Date() });
  const link = weeklyLink(links, { userId: person.id, saturday }, 'America/New_York');
  await person.expect('GET', link, 200);
  await person.expectForm(link, 200, { reply: 'open' });
  await person.expectForm(link, 200, { reply: 'open' });
  const { body } = await person.expect('GET', '/api/user/active-request', 200);
  await person.expect('POST', `/api/matching-request/${String(body.id)}/cancel`, 200);
}

/** Says what the product alone reads, and asks what a wish costs. */
async function sayPreferences({ person, firstName }: RecordedUser): Promise<void> {
  const path = '/api/user/private-preferences';
  const needs = { diets: ['vegan'], isStepFree: true, languages: ['en', 'es'] };
  await person.expect('PUT', path, 200, { ...needs, noteForBooker: `A quiet place for ${firstName}` });
  await person.expect('GET', path, 200);
  await person.expect('POST', '/api/matching-request/pool', 200, {
    ...aRequestBody(),
    sharedLanguage: true,
  });
}

async function deleteAccount(member: RecordedUser): Promise<void> {
  const { person, password } = member;
  await person.expect('POST', '/api/auth/login', 200, signIn(member));
  await changeCredentials(member);
  await person.expect('DELETE', '/api/user', 200, { password });
  await person.expect('POST', '/api/auth/login', 401, signIn(member));
}

async function resetPassword(member: RecordedUser): Promise<void> {
  const { person, sockets } = member;
  await person.expect('GET', '/api/login?returnTo=/matches', 302);
  await person.expect('POST', '/api/auth/forgot-password', 200, { email: person.email });
  const reset = { email: person.email, code: await member.mailedCode(3), newPassword: member.password };
  await person.expect('POST', '/api/auth/reset-password', 200, reset);
  await person.expect('POST', '/api/auth/reset-password', 400, reset);
  for (const socket of sockets) await socket.closed;
  await person.expect('GET', '/api/user', 401);
}
