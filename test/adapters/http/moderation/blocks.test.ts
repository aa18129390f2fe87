import { aMeetupBy, type MeetupBody } from '../../../support/http/a-meetup.js';
import type { APerson, Frame } from '../../../support/http/a-person.js';
import {
  aRequestBody,
  aSaturday,
  aMatchedTableOf,
  aTableOf,
  matchesOf,
} from '../../../support/http/a-table.js';
import { aProduct } from '../../../support/http/test-product.js';

type Line = { id: number; message: string; user: { id: number } };
type Table = { unread: number; lastMessage: { text: string } | null; users: Array<{ id: number }> };

const product = aProduct({ env: { MATCH_PATIENCE_SECONDS: '0' } });

const blocks = (one: APerson, other: APerson) => one.expect('POST', `/api/users/${other.id}/block`, 200);
const unblocks = (one: APerson, other: APerson) => one.expect('DELETE', `/api/users/${other.id}/block`, 200);
const blocked = async (person: APerson) => (await person.get<Array<{ id: number }>>('/api/user/blocks')).body;
const says = (text: string) => (frame: Frame) => (frame.message as Line).message === text;
const read = async (person: APerson, matchId: number) =>
  (await person.get<Line[]>(`/api/matches/${matchId}/messages`)).body
    .filter(({ user }) => user.id !== 61)
    .map(({ message }) => message);

describe('blocking', () => {
  it('is allowed for users one has met, and is idempotent in both directions', async () => {
    const { people } = await aTableOf(product);
    const [ada, ben] = people as [APerson, APerson];
    for (let i = 0; i < 2; i++) await blocks(ada, ben);
    expect(await blocked(ada)).toMatchObject([{ id: ben.id, firstName: 'Ben' }]);
    expect(await blocked(ben)).toEqual([]);
    for (let i = 0; i < 2; i++) await unblocks(ada, ben);
    expect(await blocked(ada)).toEqual([]);
  });
});

describe('in a shared match', () => {
  it('hides the messages of the two from each other, and from no other member', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { venueType: 'restaurant' });
    const [ada, ben, cleo] = people as [APerson, APerson, APerson];
    const [atAdas, atBens, atCleos] = await Promise.all(
      [ada, ben, cleo].map(async (person) => (await person.connect()).joinRoom(matchId)),
    );
    const write = async (socket: typeof atAdas, message: string) => {
      socket!.send({ type: 'chat_message', matchId, message, clientId: message });
      await socket!.waitFor('message_sent', (frame) => frame.clientId === message);
      await atCleos!.waitFor('new_message', says(message));
    };
    await write(atBens, 'before');
    await blocks(ada, ben);
    await write(atBens, 'from Ben');
    await write(atAdas, 'from Ada');
    expect(await read(ada, matchId)).toEqual(['from Ada']);
    expect(await read(ben, matchId)).toEqual(['before', 'from Ben']);
    expect(await read(cleo, matchId)).toEqual(['before', 'from Ben', 'from Ada']);
    expect(atBens!.received.some((frame) => frame.type === 'new_message' && says('from Ada')(frame))).toBe(
      false,
    );
    expect(atAdas!.received.some((frame) => frame.type === 'new_message' && says('from Ben')(frame))).toBe(
      false,
    );

    const tableOf = async (person: APerson) => (await person.get<Table>(`/api/matches/${matchId}`)).body;
    expect(await tableOf(ada)).toMatchObject({ unread: 0, lastMessage: { text: 'from Ada' } });
    expect(await tableOf(ben)).toMatchObject({ unread: 0, lastMessage: { text: 'from Ben' } });
    expect((await tableOf(cleo)).unread).toBe(3);
    // The members stay visible, because both users have to see who sits there.
    expect((await tableOf(ben)).users.map(({ id }) => id)).toContain(ada.id);

    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect((await one.get(`/api/user/profile/${other.id}`)).status).toBe(404);
      expect((await one.get(`/api/user/profile/${cleo.id}`)).status).toBe(200);
    }
    await unblocks(ada, ben);
    expect(await read(ada, matchId)).toEqual(['before', 'from Ben', 'from Ada']);
    for (const socket of [atAdas, atBens, atCleos]) socket!.close();
  });

  it('keeps the match, and the two are not seated together again', async () => {
    const slot = { preferredTime: 'dinner' };
    const { matchId, people } = await aTableOf(product, undefined, slot);
    const [ada, ben, cleo, dan, eve] = people as [APerson, APerson, APerson, APerson, APerson];
    await blocks(ben, ada);
    expect((await ada.get(`/api/matches/${matchId}`)).status).toBe(200);
    await ada.expect('DELETE', `/api/matches/${matchId}`, 200);

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
});

describe('a meetup', () => {
  const found = async (person: APerson, id: number) => {
    const { body } = await person.get<{ meetups: MeetupBody[] } | MeetupBody[]>('/api/meetups/browse');
    const meetups = Array.isArray(body) ? body : body.meetups;
    return meetups.some((meetup) => meetup.id === id);
  };

  it('is hidden from users who would meet a blocked user', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(1) });
    const [ada, ben, cleo] = people as [APerson, APerson, APerson];
    const { id } = await aMeetupBy(product, ada, { scheduledTime: '16:30' });
    await cleo.expect('POST', `/api/meetups/${id}/join`, 200);
    expect(await found(ben, id)).toBe(true);
    await blocks(cleo, ben);
    expect(await found(ben, id)).toBe(false);
    expect((await ben.get(`/api/meetups/${id}`)).status).toBe(404);
    expect((await ben.post(`/api/meetups/${id}/join`)).status).toBe(409);
    expect((await ben.post(`/api/meetups/${id}/waitlist`)).status).toBe(409);
    await cleo.expect('DELETE', `/api/meetups/${id}/join`, 200);
    expect(await found(ben, id)).toBe(true);
    await blocks(ben, ada);
    expect(await found(ben, id)).toBe(false);
    expect((await ben.post(`/api/meetups/${id}/join`)).status).toBe(409);
  });

  it('stays visible to its participants, without bio and survey of the two', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(2) });
    const [ada, ben] = people as [APerson, APerson];
    await ben.expect('PUT', '/api/profile', 200, { bio: 'I like soup' });
    const { id } = await aMeetupBy(product, ada, { scheduledTime: '16:30' });
    await ben.expect('POST', `/api/meetups/${id}/join`, 200);
    const ofBen = async () =>
      (await ada.get<MeetupBody>(`/api/meetups/${id}`)).body.participants.find((each) => each.id === ben.id);
    expect(await ofBen()).toMatchObject({ username: 'Ben', bio: 'I like soup' });
    await blocks(ben, ada);
    expect(await ofBen()).toMatchObject({ username: 'Ben', bio: null, surveyData: null });
    expect((await ben.get(`/api/meetups/${id}`)).status).toBe(200);
  });

  it('gives a free seat to the first on the waitlist without a block', async () => {
    const { people } = await aTableOf(product, undefined, { preferredDate: aSaturday(3) });
    const [ada, ben, cleo, dan] = people as [APerson, APerson, APerson, APerson];
    const { id } = await aMeetupBy(product, ada, { scheduledTime: '16:30', maxParticipants: 2 });
    await ben.expect('POST', `/api/meetups/${id}/join`, 200);
    for (const person of [cleo, dan]) await person.expect('POST', `/api/meetups/${id}/waitlist`, 200);
    await blocks(ada, cleo);
    await ben.expect('DELETE', `/api/meetups/${id}/join`, 200);
    await matchesOf(dan, (matches) => matches.length === 2);
    expect(await matchesOf(cleo, () => true)).toHaveLength(1);
  });
});
