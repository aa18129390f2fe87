import { addDays } from '../../../../src/domain/shared/calendar-date.js';
import { openSaturdays } from '../../../../src/domain/shared/saturday.js';
import { localDate } from '../../../../src/domain/shared/time-zone.js';
import { eventually } from '../../../support/eventually.js';
import { aMeetupBody, aMeetupBy, type MeetupBody } from '../../../support/http/a-meetup.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aRequestBody, aSaturday, type MatchBody } from '../../../support/http/a-table.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import { HOME_ZONE } from '../../../support/postgres/insert-seated-table.js';
import type { ProductUnderTest } from '../../../support/http/test-product.js';

let product: ProductUnderTest;
let people: APerson[];
beforeAll(async () => {
  product = await sharedProduct();
  people = await newcomers(45);
});

/** Registration is slow because of the password hash, so tests share users. */
async function newcomers(count: number): Promise<APerson[]> {
  const all: APerson[] = [];
  while (all.length < count) {
    const some = Math.min(5, count - all.length);
    all.push(
      ...(await Promise.all(
        Array.from({ length: some }, (_, index) =>
          product.person().signUp({ firstName: `Guest${all.length + index}` }),
        ),
      )),
    );
  }
  return all;
}

/** Every test has a time of its own, so that no user has two meetups at once. */
let minutes = 0;
const aTime = () => `12:${String(minutes++).padStart(2, '0')}`;
const planned = (organizer: APerson, fields: Record<string, unknown> = {}) =>
  aMeetupBy(product, organizer, { scheduledTime: aTime(), ...fields });
const read = async (person: APerson, id: number) =>
  (await person.expect('GET', `/api/meetups/${id}`, 200)).body as unknown as MeetupBody;
const statuses = async (answers: ReadonlyArray<Promise<{ status: number }>>) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('announcing a meetup', () => {
  it('requires a trust score of 60 and seats the organizer', async () => {
    const [ada] = people as [APerson];
    const refused = await ada.post('/api/meetups', aMeetupBody());
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_trusted_to_organise' } });
    const meetup = await planned(ada, { scheduledTime: 'brunch' });
    expect(meetup).toMatchObject({
      title: 'Dumplings for everyone',
      location: 'The Long Spoon, 12 Bleecker St, New York',
      status: 'open',
      currentParticipants: 1,
      maxParticipants: 6,
      joined: true,
      isOrganizer: true,
      scheduledTime: 'brunch',
      timeZone: 'America/New_York',
      creator: { username: 'Guest0', trustScore: 60, trustLevel: 'Medium Trust' },
    });
    const { body } = await ada.expect('GET', `/api/matches/${meetup.matchId}`, 200);
    expect(body).toMatchObject({
      status: 'confirmed',
      suggestedTime: 'brunch',
      suggestedLocation: 'The Long Spoon, 12 Bleecker St, New York',
      meetup: { id: meetup.id, title: 'Dumplings for everyone', isOrganizer: true, maxParticipants: 6 },
    });
  });

  it('geocodes the address and accepts missing optional fields', async () => {
    const [, ben] = people as [APerson, APerson];
    const firstSaturday = () => openSaturdays(localDate(new Date(), HOME_ZONE), 1)[0];
    const before = firstSaturday();
    const found = await planned(ben, {
      restaurantAddress: 'Boston',
      latitude: undefined,
      longitude: undefined,
      maxParticipants: undefined,
      restaurantType: undefined,
      scheduledDate: undefined,
      description: undefined,
    });
    expect(found).toMatchObject({ maxParticipants: 6, restaurantType: 'any', description: null });
    // Midnight may have passed in between.
    expect([before, firstSaturday()]).toContain((found as { scheduledDate?: string }).scheduledDate);
    expect(Math.round((found as unknown as { latitude: number }).latitude)).toBe(42);
  });

  it.each([
    ['title', { title: '  ' }],
    ['meetupType', { meetupType: 'crowd' }],
    ['maxParticipants', { maxParticipants: 21 }],
    ['maxParticipants', { meetupType: '1v1', maxParticipants: 3 }],
    ['scheduledDate', { scheduledDate: '2026-02-30' }],
    ['scheduledDate', { scheduledDate: addDays(aSaturday(), 52 * 7) }],
    ['scheduledTime', { scheduledTime: 'supper' }],
    ['venueImageUrl', { venueImageUrl: 'http://example.org/a.jpg' }],
    ['ageRangeMin', { ageRangeMin: 40, ageRangeMax: 30 }],
    ['ageRangeMin', { ageRangeMin: 17 }],
    ['ageRangeMax', { ageRangeMax: 81 }],
    ['restaurantType', { restaurantType: 'posh' }],
    ['requiredInterests', { requiredInterests: 'chess' }],
    ['requiredInterests', { requiredInterests: ['x'.repeat(31)] }],
    ['longitude', { longitude: null }],
    ['maxDistance', { maxDistance: 0 }],
    ['maxDistance', { maxDistance: -1 }],
    ['maxDistance', { maxDistance: 500.1 }],
    ['venueImageUrl', { venueImageUrl: 'https://127.0.0.1/a.jpg' }],
    ['venueImageUrl', { venueImageUrl: 'https://2130706433/a.jpg' }],
    ['venueImageUrl', { venueImageUrl: 'https://169.254.169.254/latest/meta-data' }],
  ])('returns a field error for an invalid %s: %j', async (field, fields) => {
    const [ada] = people as [APerson];
    const { status, body } = await ada.post('/api/meetups', aMeetupBody(fields));
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it.each([0.25, 2.5, 500])('accepts a maximum distance of %d miles', async (maxDistance) => {
    const [ada] = people as [APerson];
    const minute = `13:${String(Math.ceil(maxDistance) % 60).padStart(2, '0')}`;
    const meetup = await planned(ada, { maxDistance, scheduledTime: minute });
    expect(meetup).toMatchObject({ maxDistance });
  });
});

describe('concurrent joins', () => {
  it('of forty users give the last nine seats to exactly nine, who share the chat', async () => {
    const [organizer, ...others] = people as [APerson, ...APerson[]];
    const racers = others.slice(0, 40);
    const meetup = await planned(organizer, { maxParticipants: 10 });
    const answers = await Promise.all(racers.map((person) => person.post(`/api/meetups/${meetup.id}/join`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(9);
    for (const { status, body } of refused)
      expect([status, body]).toEqual([409, { code: 'meetup_full', message: 'This meetup is full.' }]);

    const { body } = await organizer.expect('GET', `/api/matches/${meetup.matchId}`, 200);
    expect((body as unknown as MatchBody).participants).toHaveLength(10);
    expect(await read(others[43]!, meetup.id)).toMatchObject({ status: 'full', currentParticipants: 10 });
  });

  it('of one user take one seat', async () => {
    const [organizer, ada] = people as [APerson, APerson];
    const meetup = await planned(organizer);
    const path = `/api/meetups/${meetup.id}/join`;
    const answers = await statuses(Array.from({ length: 5 }, () => ada.post(path)));
    expect(answers.toSorted()).toEqual([200, 409, 409, 409, 409]);
    const again = await ada.post(path);
    expect(again).toMatchObject({ status: 409, body: { code: 'already_joined' } });
  });

  it('after ten users leave give every seat to the waitlist, in order', async () => {
    const [organizer, ...others] = people as [APerson, ...APerson[]];
    const [guests, line] = [others.slice(0, 10), others.slice(10, 22)];
    const meetup = await planned(organizer, { maxParticipants: 11 });
    for (const guest of guests) await guest.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    for (const [index, person] of line.entries()) {
      const { body } = await person.expect('POST', `/api/meetups/${meetup.id}/waitlist`, 200);
      expect(body).toMatchObject({ outcome: 'waiting', waitlistPosition: index + 1, matchId: null });
    }

    const left = await statuses(
      guests.map((guest, index) =>
        index % 2 === 0
          ? guest.delete(`/api/meetups/${meetup.id}/join`)
          : guest.delete(`/api/matches/${meetup.matchId}/leave`),
      ),
    );
    expect(left).toEqual(Array<number>(10).fill(200));
    const seated = await eventually(async () => {
      const { participants } = await read(organizer, meetup.id);
      return participants.length === 11 && participants.map(({ id }) => id);
    });
    expect(seated.toSorted((a, b) => a - b)).toEqual(
      [organizer, ...line.slice(0, 10)].map(({ id }) => id).toSorted((a, b) => a - b),
    );
    expect((await read(line[10]!, meetup.id)).waitlistPosition).toBe(1);
    await eventually(async () =>
      (await product.mailsTo(line[0]!.email)).some(
        ({ subject }) => subject === "A seat opened up, and it's yours",
      ),
    );
  });
});

describe('joining and leaving', () => {
  it('opens the chat to participants until they leave', async () => {
    const [organizer, ada] = people as [APerson, APerson];
    const meetup = await planned(organizer);
    const { body } = await ada.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    expect(body).toMatchObject({ matchId: meetup.matchId });
    const { body: tables } = await ada.get<MatchBody[]>('/api/user/matches');
    expect(tables.map(({ id }) => id)).toContain(meetup.matchId);
    await ada.expect('GET', `/api/matches/${meetup.matchId}/messages`, 200);

    await ada.expect('DELETE', `/api/meetups/${meetup.id}/join`, 200);
    await ada.expect('GET', `/api/matches/${meetup.matchId}/messages`, 404);
    await ada.expect('DELETE', `/api/meetups/${meetup.id}/join`, 404);
  });

  it('lets only the organizer cancel, which notifies the participants', async () => {
    const [organizer, ada, ben] = people as [APerson, APerson, APerson];
    const meetup = await planned(organizer);
    await ada.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    const refused = await ada.delete(`/api/matches/${meetup.matchId}`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'only_organizer_cancels' } });
    await ben.expect('DELETE', `/api/matches/${meetup.matchId}`, 404);
    await ben.expect('POST', `/api/meetups/${meetup.id}/cancel`, 404);

    const socket = await ada.connect();
    await organizer.expect('POST', `/api/meetups/${meetup.id}/cancel`, 200);
    await socket.waitFor('match_cancelled');
    await ben.expect('GET', `/api/meetups/${meetup.id}`, 404);
    expect((await read(organizer, meetup.id)).status).toBe('cancelled');
    const late = await ben.post(`/api/meetups/${meetup.id}/join`);
    expect(late).toMatchObject({ status: 409, body: { code: 'meetup_over' } });
  });

  it('prevents a matching request for the same time only, and withdraws a waiting one', async () => {
    const [organizer] = people as [APerson];
    const ada = await product.person().signUp();
    const meetup = await aMeetupBy(product, organizer, { scheduledTime: 'lunch' });
    await ada.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    const conflict = await ada.post('/api/matching-request', aRequestBody({ preferredTime: 'lunch' }));
    expect(conflict).toMatchObject({
      status: 409,
      body: { conflict: true, conflictType: 'active_match', existingRequest: null },
    });
    await ada.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredTime: 'dinner' }));
    const dinner = await aMeetupBy(product, organizer, { scheduledTime: 'dinner' });
    const joined = await ada.expect('POST', `/api/meetups/${dinner.id}/join`, 200);
    expect(joined.body).toMatchObject({ requestWithdrawn: true });
    await ada.expect('GET', '/api/user/active-request', 404);
    const atOnce = await aMeetupBy(product, await product.person().signUp(), { scheduledTime: 'dinner' });
    const seen = await ada.expect('GET', `/api/meetups/${atOnce.id}`, 200);
    expect(seen.body).toMatchObject({ mayJoin: true, hasOtherSeat: true });
    const other = await ada.post(`/api/meetups/${atOnce.id}/join`);
    expect(other).toMatchObject({ status: 409, body: { code: 'plans_at_that_time' } });
  });

  it('lists own meetups separately', async () => {
    const organizer = await product.person().signUp();
    const ada = await product.person().signUp();
    const meetup = await planned(organizer, { maxParticipants: 2, meetupType: '1v1' });
    await ada.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    const ben = await product.person().signUp();
    await ben.expect('POST', `/api/meetups/${meetup.id}/waitlist`, 200);
    for (const person of [organizer, ada, ben]) {
      const { body } = await person.get<MeetupBody[]>('/api/meetups');
      expect(body.map(({ id }) => id)).toEqual([meetup.id]);
    }
    await ben.expect('DELETE', `/api/meetups/${meetup.id}/join`, 200);
    expect((await ben.get<MeetupBody[]>('/api/meetups')).body).toEqual([]);
  });
});
