import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import { weeklyLink } from '../../../src/application/weekly-question/weekly-link.js';
import type { CalendarDate } from '../../../src/domain/shared/calendar-date.js';
import { TEST_SESSION_SECRET } from '../postgres/insert-account.js';
import { aMeetupBody } from './a-meetup.js';
import { aChatOffer } from './a-chat-offer.js';
import { answerByMail } from './attendance-journey.js';
import { aRequestBody, endDinner, matchesOf } from './a-table.js';
import { runConsoleJourney } from './console-journey.js';
import {
  completeProfile,
  deleteAccount,
  join,
  lookAround,
  register,
  resetPassword,
  signInOnOtherDevices,
  verify,
} from './account-journey.js';
import type { APerson } from './a-person.js';
import { RecordedUser } from './recorded-user.js';
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
 * all responses. What costs most, such as codes, files and exports, two or three of them do.
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
  for (const each of [...members, ...staff]) await ([ada, fay].includes(each) ? register(each) : join(each));
  for (const member of members) await completeProfile(member);
  for (const member of [ada, ben, cleo]) await verify(member);
  await lookAround(ada.person);
  await settled(members);
  await withdrawRequest(fay);
  await sayPreferences(fay);
  await comeTogether(ada, ben);
  await signInOnOtherDevices(fay);
  const seated = members.slice(0, SEATED.length);
  const matchId = await waitForTable(seated);
  for (const member of [ada, ben]) await readTable(member.person, matchId, seated);
  const offer = await aChatOffer(product, matchId, ada.person, ben.person);
  await ada.person.does('GET /api/chat-offers 200');
  await ada.person.expect('POST', '/api/chat-offers/4711', 404, { agrees: true });
  await ada.person.expect('POST', offer, 200, { agrees: true });
  await openByLink(ada, '/api/user/calendar-feed');
  await ada.person.does('GET /api/user/shared-plans 200');
  await openByLink(ada, `/api/matches/${matchId}/shared-plan`);
  await ben.person.get(String((await ada.person.get('/api/user')).body.profileImageUrl));
  await chooseNotifications(ada);
  await talk(ada, ben, matchId);
  await chooseVenue(ada.person, ben.person, `/api/matches/${matchId}`);
  await declineTableChange(ada.person, `/api/matches/${matchId}/change`);
  await reportAndBlock(ada, ben, matchId);
  await runConsoleJourney({ product, people: members, matchId }, { admin, moderator });
  await answerByMail(product, ben, matchId);
  await ben.person.does(
    `POST /api/matches/${matchId}/confirm 200`,
    `DELETE /api/matches/${matchId}/leave 200`,
  );
  await cleo.person.does(`DELETE /api/matches/${matchId} 200`);
  await ada.sockets[0]!.waitFor('match_cancelled');
  await runMeetup(ada.person, ben.person, cleo);
  await completeDinner(product, ada.person, ben);
  await planNextSaturday(product, ben.person);
  for (const { person } of [ada, ben]) await person.does('GET /api/user/export 200');
  const phone = '/api/user/verification/phone';
  await cleo.person.does(`DELETE ${phone} 200`, `DELETE ${phone} 409`);
  for (const member of [ada, fay]) await resetPassword(member);
  await deleteAccount(fay);
  return { members, staff };
}

/** Makes a calendar feed or a link to the plan, opens and revokes it. */
async function openByLink({ person, secrets }: RecordedUser, own: string): Promise<void> {
  const path = String((await person.expect('POST', own, 200)).body.path);
  secrets.push(path.split('/').at(-1)!.replace('.ics', ''));
  await person.does(`GET ${own} 200`, `GET ${path} 200`, `DELETE ${own} 200`, `GET ${path} 404`);
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
  const push = '/api/user/push';
  const device = {
    endpoint: 'https://push.example.com/1',
    p256dh: `B${'a'.repeat(86)}`,
    auth: 'a'.repeat(22),
  };
  await person.expect('PUT', push, 400, { ...device, endpoint: 'https://127.0.0.1/1' });
  await person.expect('PUT', push, 200, device);
  await person.does(`GET ${preferences} 200`, `GET ${push} 200`, `DELETE ${push} 200`);
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
  const { id } = other.person;
  await one.person.does(`POST /api/users/${id}/block 200`, 'GET /api/user/blocks 200');
  await one.person.does(`GET /api/user/profile/${id} 404`, `DELETE /api/users/${id}/block 200`);
}

/** Requests a slot without other requests, and withdraws. */
async function withdrawRequest({ person }: RecordedUser): Promise<void> {
  const own = '/api/user/active-request';
  const asked = '/api/matching-request';
  await person.does(`GET ${own} 404`);
  const { body: request } = await person.expect(
    'POST',
    asked,
    200,
    aRequestBody({ venueType: 'restaurant' }),
  );
  await person.expect('POST', asked, 409, aRequestBody());
  await person.expect('POST', asked, 400, aRequestBody({ maxDistance: 4 }));
  await person.does(`GET ${own} 200`);
  const change = aRequestBody({ venueType: 'restaurant', maxDistance: 20 });
  const { body } = await person.expect('PUT', `${asked}/${String(request.id)}`, 200, change);
  await person.does(`POST ${asked}/${String(body.id)}/cancel?while=waiting 200`);
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
  await owner.person.does(`GET /api/matching-request/${requests[0]}/outlook 200`);
  const { body } = await owner.person.expect('POST', path, 200, { friends: 2 });
  const { invitation } = body.group as { invitation: string };
  const invited = '/api/friend-invitations';
  await friend.person.does(`GET ${invited}/${invitation} 200`, `GET ${invited}/22222222 404`);
  await friend.person.expect('POST', `${path}/join`, 404, { invitation: '22222222' });
  await friend.person.expect('POST', `${path}/join`, 200, { invitation });
  await owner.person.does(`POST ${path}/go 200`, `GET ${path} 200`);
  await friend.person.does(`DELETE ${path} 200`);
  for (const [at, { person }] of [owner, friend].entries())
    await person.does(`POST /api/matching-request/${requests[at]}/cancel 200`);
}

async function waitForTable(members: readonly RecordedUser[]): Promise<number> {
  for (const member of members) await member.connect();
  for (const { person } of members) await person.expect('POST', '/api/matching-request', 200, aRequestBody());
  const [match] = await matchesOf(members[0]!.person, (matches) => matches.length > 0);
  for (const { sockets } of members) {
    await sockets[0]!.waitFor('match_found');
    await sockets[0]!.joinRoom(match!.id);
  }
  await members[0]!.person.expect('POST', '/api/matching-request', 409, aRequestBody());
  return match!.id;
}

async function readTable(person: APerson, matchId: number, mates: readonly RecordedUser[]): Promise<void> {
  const parts = ['', '/messages', '/calendar.ics'].map((part) => `GET /api/matches/${matchId}${part} 200`);
  await person.does('GET /api/user/active-request 200', ...parts);
  for (const mate of mates) await person.does(`GET /api/user/profile/${mate.person.id} 200`);
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
  await reader.person.does(`GET ${path} 200`);
  await writer.person.expect('POST', path, 200, { message: 'Hi again' });
  await reader.person.expect('POST', `/api/matches/${matchId}/read`, 200, { messageId: sent.id });
  await reader.person.does(`DELETE ${path}/${sent.id} 404`);
  await writer.person.does(`DELETE ${path}/${sent.id} 200`);
  await reader.person.does(`GET ${path}?before=${sent.id} 200`);
}

/** One member proposes a venue, another votes for it, withdraws the vote and an own proposal, and one of them books. */
async function chooseVenue(one: APerson, other: APerson, match: string): Promise<void> {
  const path = `${match}/venues`;
  const proposes = async (by: APerson, place: { name: string }) => {
    const { body } = await by.expect('POST', path, 200, place);
    return (body.venues as Array<{ id: number; name: string }>).find(({ name }) => name === place.name)!.id;
  };
  const place = { name: 'Corner House', address: '1 Corner Street', latitude: 42.36, longitude: -71.06 };
  const id = await proposes(one, place);
  await one.expect('POST', path, 400, { ...place, latitude: 91 });
  await one.does(`POST ${path}/${id}/vote 200`);
  await other.does(`POST ${path}/${id}/vote 200`, `GET ${path} 200`, `DELETE ${path}/${id}/vote 200`);
  await other.does(`POST ${path}/${id + 1_000_000}/vote 404`);
  await other.does(`DELETE ${path}/${await proposes(other, { name: 'Tea Time' })} 200`);
  const booking = `${match}/booking`;
  await one.does(`POST ${booking} 200`);
  await other.does(`POST ${booking} 409`);
  await one.does(`DELETE ${booking} 200`);
  await other.does(`POST ${booking} 200`, `POST ${booking}/call 200`);
  await other.expect('PUT', booking, 200, { outcome: 'booked', venueId: id, bookedAs: 'Saturdays' });
}

/** A member who is not asked about a new table reads that and declines. */
async function declineTableChange(person: APerson, path: string): Promise<void> {
  await person.does(`GET ${path} 200`);
  await person.expect('POST', path, 200, { agrees: false });
  await person.expect('POST', path, 404, { agrees: true });
}

/** One user takes and leaves the only free seat, and another gets it from the waitlist. */
async function runMeetup(
  organizer: APerson,
  guest: APerson,
  { person: waiting, sockets }: RecordedUser,
): Promise<void> {
  const own = '/api/meetups';
  const form = aMeetupBody({ maxParticipants: 2, scheduledTime: '16:30' });
  const { body } = await organizer.expect('POST', own, 200, form);
  await organizer.expect('POST', own, 400, aMeetupBody({ scheduledTime: 'supper' }));
  const path = `${own}/${String(body.id)}`;
  await guest.does(`GET ${own}/browse?limit=1 200`, `POST ${path}/join 200`);
  await waiting.does(`POST ${path}/join 409`, `POST ${path}/waitlist 200`, `GET ${own}/browse 200`);
  for (const person of [organizer, guest, waiting]) await person.does(`GET ${path} 200`, `GET ${own} 200`);
  const link = String((await organizer.expect('PUT', `${path}/link`, 200)).body.path);
  await guest.does(`PUT ${path}/link 404`, `GET ${link} 200`, `GET ${link}/image.png 200`);
  await organizer.does(`DELETE ${path}/link 200`);
  await guest.does(`GET ${link} 404`);
  const elsewhere = { restaurantName: 'The Short Spoon' };
  await organizer.expect('PATCH', path, 200, elsewhere);
  await organizer.expect('PATCH', path, 409, { scheduledTime: '17:30' });
  await guest.expect('PATCH', path, 404, elsewhere);
  await guest.does(`DELETE ${path}/join 200`);
  await sockets[0]!.waitFor('match_found', (frame) => frame.matchId === body.matchId);
  await waiting.does(`POST ${path}/cancel 404`);
  await organizer.does(`POST ${path}/cancel 200`);
}

/** Two users meet and give feedback afterwards. */
async function completeDinner(product: ProductUnderTest, host: APerson, guest: RecordedUser): Promise<void> {
  const { person } = guest;
  const { body } = await host.expect('POST', '/api/meetups', 200, aMeetupBody({ scheduledTime: '09:30' }));
  await person.does(`POST /api/meetups/${String(body.id)}/join 200`);
  const path = `/api/matches/${String(body.matchId)}`;
  const said = { attended: true, again: [host.id], note: `A note of ${guest.firstName}` };
  await person.expect('POST', `${path}/feedback`, 409, said);
  await endDinner(product, Number(body.matchId));
  await person.expect('POST', `${path}/feedback`, 200, { ...said, concern: 'It was loud' });
  await person.does(`GET ${path}/feedback 200`);
  await sayHomeSafe(product, guest, path);
  for (const each of [host, person]) await each.does(`GET ${path} 200`);
}

/** The member is asked by mail, and answers there and in the app. */
async function sayHomeSafe({ query }: ProductUnderTest, member: RecordedUser, path: string): Promise<void> {
  await query(`select graphile_worker.add_job('ask-home-safe')`);
  const link = await member.mailedPath(/\/h\/\S+/);
  await member.person.does(`GET ${link} 200`);
  await member.person.expectForm(link, 200, { reply: 'yes' });
  await member.person.expectForm(`${link}/no`, 200, {});
  await member.person.does('GET /h/another 404');
  await member.person.expect('POST', `${path}/home-safe`, 200, { isSafe: true });
}

/** The member answers the weekly question, which comes on Mondays only. */
async function planNextSaturday({ query }: ProductUnderTest, person: APerson): Promise<void> {
  await person.expect('PUT', '/api/user/weekly-question', 200, { isOn: true });
  await person.does('GET /api/user/weekly-question 200', 'GET /api/user/attendance-steps 200');
  const saturday = aRequestBody().preferredDate as CalendarDate;
  await query(
    'update weekly_questions set asked_at = now(), asked_for = $2, unanswered = 1 where user_id = $1',
    [person.id, saturday],
  );
  const links = new HmacSignedLinks(TEST_SESSION_SECRET, { now: () => new Date() });
  const link = weeklyLink(links, { userId: person.id, saturday }, 'America/New_York');
  await person.does(`GET ${link} 200`);
  for (let times = 0; times < 2; times++) await person.expectForm(link, 200, { reply: 'open' });
  const { body } = await person.expect('GET', '/api/user/active-request', 200);
  await person.does(`POST /api/matching-request/${String(body.id)}/cancel 200`);
}

/** Says what the product alone reads, and asks what a wish costs. */
async function sayPreferences({ person, firstName }: RecordedUser): Promise<void> {
  const path = '/api/user/private-preferences';
  const needs = { diets: ['vegan'], isStepFree: true, languages: ['en', 'es'] };
  await person.expect('PUT', path, 200, { ...needs, noteForBooker: `A quiet place for ${firstName}` });
  await person.does(`GET ${path} 200`);
  const wish = { ...aRequestBody(), sharedLanguage: true };
  await person.expect('POST', '/api/matching-request/pool', 200, wish);
}
