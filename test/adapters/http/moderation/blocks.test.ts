import { aMeetupBy, type MeetupBody } from '../../../support/http/a-meetup.js';
import type { APerson, ASocket, Frame } from '../../../support/http/a-person.js';
import {
  aMatchedTableOf,
  aRequestBody,
  aSaturday,
  aTableOf,
  matchesOf,
} from '../../../support/http/a-table.js';
import { aProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

type Line = { id: number; message: string; user: { id: number } };
type Table = { unread: number; lastMessage: { text: string } | null; users: Array<{ id: number }> };

const product = aProduct({ env: { MATCH_PATIENCE_SECONDS: '0' } });

let ada: APerson;
let ben: APerson;
let cleo: APerson;
let dan: APerson;
let eve: APerson;
let matchId: number;
let tables = 0;
beforeEach(async () => {
  const request = { preferredDate: aSaturday(tables % 7), preferredTime: tables < 7 ? 'lunch' : 'dinner' };
  tables += 1;
  const table = await aTableOf(product, undefined, request);
  ({ matchId } = table);
  [ada, ben, cleo, dan, eve] = table.people as [APerson, APerson, APerson, APerson, APerson];
});

const blocks = (one: APerson, other: APerson) => one.does(`POST /api/users/${other.id}/block 200`);
const unblocks = (one: APerson, other: APerson) => one.does(`DELETE /api/users/${other.id}/block 200`);
const says = (text: string) => (frame: Frame) => (frame.message as Line).message === text;
const lines = async (person: APerson) =>
  (await person.get<Line[]>(`/api/matches/${matchId}/messages`)).body
    .filter(({ user }) => user.id !== 61)
    .map(({ message }) => message);
const reports = async (person: APerson, kind: string, targetId: number) =>
  (await person.post('/api/reports', { kind, targetId, reason: 'spam' })).status;

it('blocking is idempotent in both directions, and the other does not see it', async () => {
  const blocked = async (person: APerson) => (await person.get('/api/user/blocks')).body;
  for (let i = 0; i < 2; i++) await blocks(ada, ben);
  expect(await blocked(ada)).toMatchObject([{ id: ben.id, firstName: 'Ben' }]);
  expect(await blocked(ben)).toEqual([]);
  for (let i = 0; i < 2; i++) await unblocks(ada, ben);
  expect(await blocked(ada)).toEqual([]);
});

describe('in a shared match', () => {
  it('hides the messages of the two from each other, and from no other member', async () => {
    const [atAdas, atBens, atCleos] = (await Promise.all(
      [ada, ben, cleo].map(async (person) => (await person.connect()).joinRoom(matchId)),
    )) as [ASocket, ASocket, ASocket];
    const write = async (socket: ASocket, message: string) => {
      socket.send({ type: 'chat_message', matchId, message, clientId: message });
      await socket.waitFor('message_sent', (frame) => frame.clientId === message);
      await atCleos.waitFor('new_message', says(message));
    };
    const heard = ({ received }: ASocket, text: string) =>
      received.some((frame) => frame.type === 'new_message' && says(text)(frame));
    await write(atBens, 'before');
    await blocks(ada, ben);
    await write(atBens, 'from Ben');
    await write(atAdas, 'from Ada');
    expect(await lines(ada)).toEqual(['from Ada']);
    expect(await lines(ben)).toEqual(['before', 'from Ben']);
    expect(await lines(cleo)).toEqual(['before', 'from Ben', 'from Ada']);
    expect([heard(atBens, 'from Ada'), heard(atAdas, 'from Ben')]).toEqual([false, false]);

    const tableOf = async (person: APerson) => (await person.get<Table>(`/api/matches/${matchId}`)).body;
    expect(await tableOf(ada)).toMatchObject({ unread: 0, lastMessage: { text: 'from Ada' } });
    expect(await tableOf(ben)).toMatchObject({ unread: 0, lastMessage: { text: 'from Ben' } });
    expect((await tableOf(cleo)).unread).toBe(3);
    // The members stay visible, because both users have to see who sits there.
    expect((await tableOf(ben)).users.map(({ id }) => id)).toContain(ada.id);
    const profile = ({ id }: APerson, status: number) => `GET /api/user/profile/${id} ${status}`;
    await ada.does(profile(ben, 404), profile(cleo, 200));
    await ben.does(profile(ada, 404), profile(cleo, 200));
    await unblocks(ada, ben);
    expect(await lines(ada)).toEqual(['before', 'from Ben', 'from Ada']);
    for (const socket of [atAdas, atBens, atCleos]) socket.close();
  });

  it('keeps the match, and the two are not seated together again', async () => {
    const slot = { preferredTime: 'dinner', venueType: 'restaurant' };
    const table = await aTableOf(product, undefined, slot);
    [ada, ben, cleo, dan, eve] = table.people as [APerson, APerson, APerson, APerson, APerson];
    await blocks(ben, ada);
    await ada.does(`GET /api/matches/${table.matchId} 200`, `DELETE /api/matches/${table.matchId} 200`);
    const [again] = await matchesOf(ben, (matches) => matches.length > 0);
    expect(again!.participants).toEqual([ben, cleo, dan, eve].map(({ id }) => id).toSorted((a, b) => a - b));

    // There is a free seat with Ben, but Ada waits for another table.
    await ada.expect('POST', '/api/matching-request', 200, aRequestBody(slot));
    const { people: others } = await aMatchedTableOf(product, ['Fay', 'Gus', 'Hal', 'Ida', 'Jon'], slot);
    const [hers] = await matchesOf(ada, (matches) => matches.length > 0);
    expect(hers!.participants).not.toContain(ben.id);
    expect(others.map(({ id }) => id)).toEqual(
      expect.arrayContaining(hers!.participants.filter((id) => id !== ada.id)),
    );
  });

  it('is not noticed by marking the chat as read, and leaves earlier messages to be reported', async () => {
    // System messages would be between the members' messages.
    await waitForJobs(product);
    const before = await ada.say(matchId, 'Said to all');
    await blocks(ada, ben);
    const heard = await cleo.say(matchId, 'Hello all');
    const since = await ada.say(matchId, 'Not for Ben');
    await ben.expect('POST', `/api/matches/${matchId}/read`, 200, { messageId: 2_000_000_000 });
    const { body } = await ben.get<{ lastReadMessageId: number }>(`/api/matches/${matchId}`);
    expect(body.lastReadMessageId).toBe(heard);
    expect([await reports(ben, 'message', before), await reports(ben, 'message', since)]).toEqual([200, 404]);
    expect(await reports(cleo, 'message', since)).toBe(200);
  });
});

describe('a meetup', () => {
  const planned = (by: APerson, fields: object = {}) =>
    aMeetupBy(product, by, { scheduledTime: '16:30', ...fields });
  const join = (person: APerson, id: number) => person.does(`POST /api/meetups/${id}/join 200`);
  const leave = (person: APerson, id: number) => person.does(`DELETE /api/meetups/${id}/join 200`);

  it('is hidden from users who would meet a blocked user', async () => {
    const { id } = await planned(ada);
    const isFound = async () => {
      const { body } = await ben.get<{ meetups: MeetupBody[] } | MeetupBody[]>('/api/meetups/browse');
      return (Array.isArray(body) ? body : body.meetups).some((meetup) => meetup.id === id);
    };
    await join(cleo, id);
    expect(await isFound()).toBe(true);
    await blocks(cleo, ben);
    expect(await isFound()).toBe(false);
    const path = `/api/meetups/${id}`;
    await ben.does(`GET ${path} 404`, `POST ${path}/join 409`, `POST ${path}/waitlist 409`);
    await leave(cleo, id);
    expect(await isFound()).toBe(true);
    await blocks(ben, ada);
    expect(await isFound()).toBe(false);
    await ben.does(`POST ${path}/join 409`);
  });

  it('stays visible to its participants, without bio and survey of the two', async () => {
    await ben.expect('PUT', '/api/profile', 200, { bio: 'I like soup' });
    const { id } = await planned(ada);
    await join(ben, id);
    const seenBen = async () => {
      const { body } = await ada.get<MeetupBody>(`/api/meetups/${id}`);
      return body.participants.find((each) => each.id === ben.id);
    };
    expect(await seenBen()).toMatchObject({ username: 'Ben', bio: 'I like soup' });
    await blocks(ben, ada);
    expect(await seenBen()).toMatchObject({ username: 'Ben', bio: null, surveyData: null });
    await ben.does(`GET /api/meetups/${id} 200`);
  });

  it('gives a free seat to the first on the waitlist without a block', async () => {
    const { id } = await planned(ada, { maxParticipants: 2 });
    await join(ben, id);
    for (const person of [cleo, dan]) await person.does(`POST /api/meetups/${id}/waitlist 200`);
    await blocks(ada, cleo);
    await leave(ben, id);
    await matchesOf(dan, (matches) => matches.length === 2);
    expect(await matchesOf(cleo, () => true)).toHaveLength(1);
  });

  it('that is hidden answers like a canceled one, and so does its organizer’s profile', async () => {
    const [host, other, guest] = (await Promise.all([1, 2, 3].map(() => product.person().signUp()))) as [
      APerson,
      APerson,
      APerson,
    ];
    const [hidden, gone] = [await planned(host), await planned(other)];
    await join(guest, hidden.id);
    await leave(guest, hidden.id);
    await blocks(host, guest);
    await other.does(`DELETE /api/matches/${gone.matchId} 200`);
    expect(await reports(guest, 'meetup', gone.id)).toBe(await reports(guest, 'meetup', hidden.id));
    expect(await reports(guest, 'user', other.id)).toBe(await reports(guest, 'user', host.id));
    await blocks(guest, other);
    await unblocks(guest, other);
    for (const operation of ['GET ', 'POST /join', 'DELETE /join', 'POST /waitlist', 'POST /cancel']) {
      const [method, path] = operation.split(' ') as [string, string];
      const answerAbout = async ({ id }: MeetupBody) => {
        const { status, body } = await guest.send(method, `/api/meetups/${id}${path}`);
        return [operation, status, body];
      };
      expect(await answerAbout(hidden)).toEqual(await answerAbout(gone));
    }
  });
});
