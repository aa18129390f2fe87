import {
  aMatchedTableOf,
  aRequestBody,
  aSaturday,
  aTableOf,
  matchesOf,
} from '../../../support/http/a-table.js';
import { eventually } from '../../../support/eventually.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();

/** Each test has a slot of its own. */
const slots = [
  { preferredTime: 'lunch', venueType: 'cafe' },
  { preferredTime: 'dinner', venueType: 'cafe' },
  { preferredTime: 'lunch', venueType: 'restaurant' },
  { preferredTime: 'dinner', venueType: 'restaurant' },
];

describe('being seated', () => {
  it('seats five compatible users at one table, with first names and a welcome message', async () => {
    const { matchId, people } = await aMatchedTableOf(
      product,
      ['Ada', 'Ada', 'Cleo', 'Dan', 'Eve'],
      slots[0],
    );
    const [own] = await matchesOf(people[2]!, (matches) => matches.length === 1);
    expect(own).toMatchObject({ id: matchId, meetupType: 'group', status: 'pending' });
    expect(own!.participants).toHaveLength(5);
    expect(own!.users.map(({ username }) => username).sort()).toEqual(['Ada 1', 'Ada 2', 'Dan', 'Eve']);
    for (const { ageRange } of own!.users) expect(ageRange).toMatch(/^\d[05]–\d[49]$/);
    expect((await people[2]!.get('/api/user/active-request')).body.status).toBe('matched');

    const messages = await eventually(async () => {
      const { body } = await people[0]!.get<Array<{ message: string; user: { id: number } }>>(
        `/api/matches/${matchId}/messages`,
      );
      return body.length >= 2 && body;
    });
    expect(messages[0]!.user.id).toBe(61);
    expect(messages[0]!.message).toMatch(/^Welcome to your table!/);
    const mail = await eventually(async () => (await product.mailsTo(people[0]!.email))[0]);
    expect(mail.subject).toMatch(/^Your table is ready: Sat, /);
    expect(mail.text).toMatch(/Date: Saturday, .*\nTime: \d+ PM\nWith: (Ben|Cleo|Dara|\w+)/);
  });

  it('shows no private data of other members', async () => {
    // A number that no time of day contains, which may read 40.1 seconds.
    const home = { location: 'Elm Street 5', latitude: 71.83, longitude: -74 };
    const { matchId, people } = await aTableOf(product, undefined, slots[1], (person) =>
      person.expect('PATCH', '/api/user/location', 200, home),
    );
    const { body } = await people[0]!.get(`/api/matches/${matchId}`);
    const profile = await people[0]!.get(`/api/user/profile/${people[1]!.id}`);
    expect(profile.status).toBe(200);
    const seen = JSON.stringify([body, profile.body]);
    for (const secret of [
      'Byron',
      '@example.org',
      '2000-01-01',
      'Elm Street',
      people[1]!.username,
      '71.83',
    ]) {
      expect(seen).not.toContain(secret);
    }
  });
});

describe('leaving and cancelling', () => {
  it('removes the member from the match and its chat, and lets them request again', async () => {
    const { matchId, people } = await aTableOf(product, undefined, slots[3]);
    const [leaver, stayer] = people;
    await leaver!.does(`DELETE /api/matches/${matchId}/leave 200`);
    await leaver!.does(`GET /api/matches/${matchId}/messages 404`);
    await leaver!.does(`DELETE /api/matches/${matchId}/leave 404`, 'GET /api/user/active-request 404');
    const [left] = await matchesOf(stayer!, ([match]) => match?.participants.length === 4);
    expect(left!.participants).not.toContain(leaver!.id);
    const lines = await eventually(async () => {
      const { body } = await stayer!.get<Array<{ message: string }>>(`/api/matches/${matchId}/messages`);
      return body.some(({ message }) => message === 'Ada left the table.') && body;
    });
    expect(lines.length).toBeGreaterThan(0);
    expect((await leaver!.post('/api/matching-request', aRequestBody(slots[3]))).status).toBe(200);
  });

  it('canceling ends the match for all, and the others are seated again', async () => {
    const saturday = { ...slots[0], preferredDate: aSaturday(1) };
    const { matchId, people } = await aTableOf(
      product,
      ['Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim'].slice(0, 5),
      saturday,
    );
    const [caller, ...others] = people;
    expect((await caller!.delete(`/api/matches/${matchId}`)).body).toEqual({
      message: 'Meeting cancelled',
      outcome: 'cancelled',
      reason: null,
    });
    expect((await caller!.get('/api/user/active-request')).status).toBe(404);
    for (const other of others) {
      await other.does(`GET /api/matches/${matchId} 404`, 'GET /api/user/active-request 200');
    }
    const newcomer = await product.person().signUp({ firstName: 'Lou' });
    await newcomer.expect('POST', '/api/matching-request', 200, aRequestBody(saturday));
    const [again] = await matchesOf(others[0]!, (matches) => matches.length === 1);
    expect(again!.participants).toContain(newcomer.id);
    expect(again!.participants).not.toContain(caller!.id);
  });

  it('a second cancellation within thirty days only frees the own seat, and says why', async () => {
    const one = { ...slots[1], preferredDate: aSaturday(1) };
    const first = await aTableOf(product, undefined, one);
    const caller = first.people[0]!;
    await caller.expect('DELETE', `/api/matches/${first.matchId}`, 200);
    for (const other of first.people.slice(1)) {
      const { body } = await other.get('/api/user/active-request');
      await other.expect('POST', `/api/matching-request/${String(body.id)}/cancel`, 200);
    }
    const two = { ...slots[2], preferredDate: one.preferredDate };
    await caller.expect('POST', '/api/matching-request', 200, aRequestBody(two));
    const second = await aMatchedTableOf(product, ['Mia', 'Noa', 'Oli', 'Pia'], two);
    expect((await caller.delete(`/api/matches/${second.matchId}`)).body).toEqual({
      message: 'You cancelled another table in the last 30 days, so this counted as leaving the match',
      outcome: 'left',
      reason: 'cancelled_recently',
    });
    const [still] = await matchesOf(second.people[0]!, ([match]) => match?.participants.length === 4);
    expect(still!.id).toBe(second.matchId);
  });

  it('a sixth user joins a compatible table of five', async () => {
    const slot = { ...slots[3], preferredDate: aSaturday(1) };
    const { matchId, people } = await aTableOf(product, undefined, slot);
    const sixth = await product.person().signUp({ firstName: 'Zoe' });
    await sixth.expect('POST', '/api/matching-request', 200, aRequestBody(slot));
    const [grown] = await matchesOf(sixth, (matches) => matches.length === 1);
    expect(grown).toMatchObject({ id: matchId });
    expect(grown!.participants).toHaveLength(6);
    expect(
      (await people[0]!.get<{ participants: number[] }>(`/api/matches/${matchId}`)).body.participants,
    ).toHaveLength(6);
  });
});
