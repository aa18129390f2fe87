import sharp from 'sharp';
import { addDays } from '../../../../src/domain/shared/calendar-date.js';
import { openSaturdays } from '../../../../src/domain/shared/saturday.js';
import { localDate } from '../../../../src/domain/shared/time-zone.js';
import { eventually } from '../../../support/eventually.js';
import { aMeetupBody, aMeetupBy, makeTrusted, type MeetupBody } from '../../../support/http/a-meetup.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aRequestBody, aSaturday, type MatchBody } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { HOME_ZONE } from '../../../support/postgres/insert-seated-table.js';

const product = theSharedProduct();
let organizer: APerson;
let guests: APerson[];
beforeAll(async () => {
  const people: APerson[] = [];
  while (people.length < 18)
    people.push(await product.person().signUp({ firstName: `Guest${people.length}` }));
  [organizer, ...guests] = people as [APerson, ...APerson[]];
});

/** Every test has a time of its own, so that no user has two meetups at once. */
let minutes = 10;
const planned = (fields: Record<string, unknown> = {}) =>
  aMeetupBy(product, organizer, { scheduledTime: `12:${minutes++}`, ...fields });
const at = ({ id }: { id: number }, path = '') => `/api/meetups/${id}${path}`;
const change = (meetup: MeetupBody, fields: unknown, by = organizer) =>
  by.send<MeetupBody & Record<string, unknown>>('PATCH', at(meetup), fields);
const read = async (meetup: MeetupBody, by = organizer) =>
  (await by.expect('GET', at(meetup), 200)).body as unknown as MeetupBody & Record<string, unknown>;
const ids = (people: ReadonlyArray<{ id: number }>) => people.map(({ id }) => id).toSorted((a, b) => a - b);
const statuses = async (answers: ReadonlyArray<Promise<{ status: number }>>) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();
const starts = (meetup: MeetupBody, when: string) =>
  product.query(
    `with m as (update matches set starts_at = ${when} where id = $1)
     update meetups set starts_at = ${when} where id = $2`,
    [meetup.matchId, meetup.id],
  );

describe('planning and changing', () => {
  it('answers with the meetup and its match, which follow each change', async () => {
    await guests[0]!.expect('POST', '/api/meetups', 403, aMeetupBody());
    const meetup = await planned({ scheduledTime: 'brunch', maxDistance: 5, requiredInterests: ['music'] });
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
    const { status, body } = await change(meetup, {
      title: ' Soup ',
      description: null,
      maxDistance: null,
      requiredInterests: null,
      enforceLimits: true,
      restaurantName: 'The Short Spoon',
      scheduledDate: aSaturday(1),
      scheduledTime: '13:05',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        title: 'Soup',
        description: null,
        maxDistance: null,
        requiredInterests: [],
        enforceLimits: true,
        maxParticipants: 6,
        location: 'The Short Spoon, 12 Bleecker St, New York',
        restaurantType: 'casual',
        scheduledDate: aSaturday(1),
        scheduledTime: '13:05',
        latitude: 40.7259,
      },
    ]);
    const match = await organizer.expect('GET', `/api/matches/${meetup.matchId}`, 200);
    expect(match.body).toMatchObject({
      status: 'confirmed',
      suggestedDate: aSaturday(1),
      suggestedTime: '13:05',
      suggestedLocation: 'The Short Spoon, 12 Bleecker St, New York',
      startsAt: body.startsAt,
      meetup: { id: meetup.id, title: 'Soup', isOrganizer: true, maxParticipants: 6 },
    });
    for (const nothing of [{}, { scheduledTime: null, maxParticipants: null }])
      expect((await change(meetup, nothing)).body).toEqual(body);
  });

  it('geocodes the address and has a default for each optional field', async () => {
    const names = 'latitude longitude maxParticipants restaurantType scheduledDate description'.split(' ');
    const absent = Object.fromEntries(names.map((name) => [name, undefined]));
    const firstSaturday = () => openSaturdays(localDate(new Date(), HOME_ZONE), 1)[0];
    const before = firstSaturday();
    const found = (await planned({ restaurantAddress: 'Boston', ...absent })) as unknown as Record<
      string,
      unknown
    >;
    expect(found).toMatchObject({ maxParticipants: 6, restaurantType: 'any', description: null });
    // Midnight may have passed in between.
    expect([before, firstSaturday()]).toContain(found.scheduledDate);
    expect(Math.round(Number(found.latitude))).toBe(42);
    for (const maxDistance of [0.25, 2.5, 500])
      expect(await planned({ maxDistance })).toMatchObject({ maxDistance });
  });

  it.each([
    ['title', { title: '  ' }],
    ['meetupType', { meetupType: 'crowd' }],
    ['maxParticipants', { maxParticipants: 21 }],
    ['maxParticipants', { meetupType: '1v1', maxParticipants: 3 }],
    ['scheduledDate', { scheduledDate: '2026-02-30' }],
    ['scheduledDate', { scheduledDate: addDays(aSaturday(), 52 * 7) }],
    ['scheduledTime', { scheduledTime: 'supper' }],
    ['ageRangeMin', { ageRangeMin: 40, ageRangeMax: 30 }],
    ['ageRangeMin', { ageRangeMin: 17 }],
    ['ageRangeMax', { ageRangeMax: 81 }],
    ['restaurantType', { restaurantType: 'posh' }],
    ['requiredInterests', { requiredInterests: 'chess' }],
    ['requiredInterests', { requiredInterests: ['x'.repeat(31)] }],
    ['longitude', { longitude: null }],
    ['maxDistance', { maxDistance: 0 }],
    ['maxDistance', { maxDistance: 500.1 }],
    ...[
      'http://example.org',
      '//example.org',
      'https://127.0.0.1',
      'https://2130706433',
      'https://169.254.169.254',
    ].map((origin) => ['venueImageUrl', { venueImageUrl: `${origin}/a.jpg` }] as const),
    ...['data:text/html,hello', 7].map((venueImageUrl) => ['venueImageUrl', { venueImageUrl }] as const),
  ])('names an invalid %s: %j', async (field, fields) => {
    await makeTrusted(product, organizer);
    const { status, body } = await organizer.post('/api/meetups', aMeetupBody(fields));
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it('names an invalid field of a change, which ends with the meetup', async () => {
    const [ada, ben] = guests as [APerson, APerson];
    const meetup = await planned({ maxParticipants: 4 });
    for (const guest of [ada, ben]) await guest.expect('POST', at(meetup, '/join'), 200);
    for (const [fields, field] of [
      [{ title: null }, 'title'],
      [{ restaurantAddress: 7 }, 'restaurantAddress'],
      [{ maxParticipants: 2 }, 'maxParticipants'],
      [{ latitude: 1 }, 'longitude'],
    ] as const)
      expect(await change(meetup, fields)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    expect((await change(meetup, { scheduledTime: 'lunch' })).body).toMatchObject({
      code: 'date_is_settled',
    });
    await organizer.expect('POST', at(meetup, '/cancel'), 200);
    expect((await change(meetup, { title: 'Soup' })).body).toMatchObject({ code: 'meetup_over' });
  });
});

describe('concurrent requests', () => {
  it('of twelve users give the last five seats to exactly five', async () => {
    const meetup = await planned({ maxParticipants: 6 });
    const racers = guests.slice(0, 12);
    const answers = await Promise.all(racers.map((person) => person.post(at(meetup, '/join'))));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body)).toEqual(
      Array(7).fill({ code: 'meetup_full', message: 'This meetup is full.' }),
    );
    const { body } = await organizer.expect('GET', `/api/matches/${meetup.matchId}`, 200);
    expect((body as unknown as MatchBody).participants).toHaveLength(6);
    expect(await read(meetup, guests[13])).toMatchObject({ status: 'full', currentParticipants: 6 });
  });

  it('of one user take one seat', async () => {
    const path = at(await planned(), '/join');
    const answers = Array.from({ length: 5 }, () => guests[0]!.post(path));
    expect(await statuses(answers)).toEqual([200, 409, 409, 409, 409]);
  });

  it('of six who leave give every seat to the waitlist, in order', async () => {
    const [leaving, line] = [guests.slice(0, 6), guests.slice(6, 14)];
    const meetup = await planned({ maxParticipants: 7 });
    for (const guest of leaving) await guest.expect('POST', at(meetup, '/join'), 200);
    for (const [index, person] of line.entries()) {
      const { body } = await person.expect('POST', at(meetup, '/waitlist'), 200);
      expect(body).toMatchObject({ outcome: 'waiting', waitlistPosition: index + 1, matchId: null });
    }
    const paths = [at(meetup, '/join'), `/api/matches/${meetup.matchId}/leave`];
    const left = await statuses(leaving.map((guest, index) => guest.delete(paths[index % 2]!)));
    expect(left).toEqual(Array(6).fill(200));
    const seated = await eventually(async () => {
      const { participants } = await read(meetup);
      return participants.length === 7 && ids(participants);
    });
    expect(seated).toEqual(ids([organizer, ...line.slice(0, 6)]));
    expect((await read(meetup, line[6])).waitlistPosition).toBe(1);
    await eventually(async () =>
      (await product.mailsTo(line[0]!.email)).some(({ subject }) => subject.startsWith('A seat opened up')),
    );
  });

  it('that change it are all saved', async () => {
    const meetup = await planned();
    const all = [
      { title: 'Soup' },
      { description: 'Hot' },
      { maxParticipants: 9 },
      { restaurantName: 'Spoon' },
    ];
    expect(await statuses(all.map((fields) => change(meetup, fields)))).toEqual([200, 200, 200, 200]);
    expect(await read(meetup)).toMatchObject(Object.assign({}, ...all));
  });

  it('that join and take away seats or move the date break neither', async () => {
    const [small, moving] = [await planned(), await planned()];
    const comings = guests.slice(0, 5).map((guest) => guest.post(at(small, '/join')));
    const changes = [5, 4, 3].map((maxParticipants) => change(small, { maxParticipants }));
    const [joined, moved] = await Promise.all([
      guests[6]!.post(at(moving, '/join')),
      change(moving, { scheduledDate: aSaturday(2) }),
    ]);
    for (const status of await statuses(comings)) expect([200, 409]).toContain(status);
    for (const status of await statuses(changes)) expect([200, 400]).toContain(status);
    const after = await read(small);
    expect(after.currentParticipants).toBeLessThanOrEqual(after.maxParticipants);
    expect(after.participants).toHaveLength(after.currentParticipants);
    expect([joined.status, [200, 409].includes(moved.status)]).toEqual([200, true]);
    const { body } = await guests[6]!.expect('GET', `/api/matches/${moving.matchId}`, 200);
    expect(body.suggestedDate).toBe(moved.status === 200 ? aSaturday(2) : aSaturday());
  });
});

describe('a seat', () => {
  it('is in the list of own tables, until it is given up or the meetup is canceled by its organizer', async () => {
    const [ada, ben] = guests as [APerson, APerson];
    const meetup = await planned();
    const chat = `/api/matches/${meetup.matchId}/messages`;
    const joined = await ada.expect('POST', at(meetup, '/join'), 200);
    expect(joined.body).toMatchObject({ matchId: meetup.matchId });
    expect(ids((await ada.get<MatchBody[]>('/api/user/matches')).body)).toContain(meetup.matchId);
    await ada.expect('GET', chat, 200);
    await ada.expect('DELETE', at(meetup, '/join'), 200);
    await ada.expect('GET', chat, 404);
    await ada.expect('DELETE', at(meetup, '/join'), 404);
    await ada.expect('POST', at(meetup, '/join'), 200);
    const refused = await ada.delete(`/api/matches/${meetup.matchId}`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'only_organizer_cancels' } });
    const socket = await ada.connect();
    await organizer.expect('POST', at(meetup, '/cancel'), 200);
    await socket.waitFor('match_cancelled');
    await ben.expect('GET', at(meetup), 404);
    expect((await read(meetup)).status).toBe('cancelled');
  });

  it('excludes a matching request for the same time only, and withdraws a waiting one', async () => {
    const ada = await product.person().signUp();
    const meetup = await planned({ scheduledTime: 'lunch' });
    await ada.expect('POST', at(meetup, '/join'), 200);
    expect(await ada.post('/api/matching-request', aRequestBody({ preferredTime: 'lunch' }))).toMatchObject({
      status: 409,
      body: { conflict: true, conflictType: 'active_match', existingRequest: null },
    });
    await ada.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredTime: 'dinner' }));
    const dinner = await planned({ scheduledTime: 'dinner' });
    const joined = await ada.expect('POST', at(dinner, '/join'), 200);
    expect(joined.body).toMatchObject({ requestWithdrawn: true });
    await ada.expect('GET', '/api/user/active-request', 404);
    const atOnce = await aMeetupBy(product, await product.person().signUp(), { scheduledTime: 'dinner' });
    expect(await read(atOnce, ada)).toMatchObject({ mayJoin: true, hasOtherSeat: true });
    expect((await ada.post(at(atOnce, '/join'))).body).toMatchObject({ code: 'plans_at_that_time' });
  });

  it('and a place on a waitlist put the meetup among the own ones', async () => {
    const [host, ada, ben] = (await Promise.all([1, 2, 3].map(() => product.person().signUp()))) as [
      APerson,
      APerson,
      APerson,
    ];
    const meetup = await aMeetupBy(product, host, { maxParticipants: 2, meetupType: '1v1' });
    await ada.expect('POST', at(meetup, '/join'), 200);
    await ben.expect('POST', at(meetup, '/waitlist'), 200);
    for (const person of [host, ada, ben])
      expect(ids((await person.get<MeetupBody[]>('/api/meetups')).body)).toEqual([meetup.id]);
    await ada.expect('DELETE', at(meetup, '/join'), 200);
    await eventually(async () => (await read(meetup, ben)).joined);
    expect((await ben.delete(at(meetup, '/join?while=waiting'))).body).toMatchObject({
      code: 'already_joined',
    });
    await ben.expect('DELETE', at(meetup, '/join'), 200);
    expect((await ben.get('/api/meetups')).body).toEqual([]);
  });

  it('that is given up after the start closes the chat, and the meetup is completed after its end', async () => {
    const meetup = await planned();
    const guest = guests[0]!;
    await guest.expect('POST', at(meetup, '/join'), 200);
    expect(await read(meetup, guest)).toMatchObject({ joined: true, matchId: meetup.matchId });
    await starts(meetup, `now() - interval '10 minutes'`);
    await guest.expect('DELETE', at(meetup, '/join'), 200);
    expect(await read(meetup, guest)).toMatchObject({ joined: true, matchId: null });
    expect(await read(meetup)).toMatchObject({ matchId: meetup.matchId });
    await starts(meetup, `now() - interval '5 hours'`);
    await product.query(`select graphile_worker.add_job('advance-tables', '{}'::json)`);
    await eventually(async () => (await read(meetup)).status === 'completed');
    const { rows } = await product.query('select status from meetups where id = $1', [meetup.id]);
    expect(rows).toEqual([{ status: 'completed' }]);
  });
});

describe('a venue picture', () => {
  const aPicture = (background: string, width = 2000) =>
    sharp({ create: { width, height: width / 2, channels: 3, background } });
  const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;
  const look = (address: unknown, by = organizer) => by.get(String(address));

  it('is stored resized and without metadata, and deleted when it is replaced', async () => {
    const taken = await aPicture('tomato')
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .jpeg()
      .toBuffer();
    const meetup = await planned({ venueImageUrl: dataUrl(taken, 'jpeg') });
    const { venueImageUrl: first } = await read(meetup);
    expect(first).toMatch(new RegExp(`^/api/pictures/${organizer.id}/[a-z0-9]{24}\\.webp$`));
    const { name, value } = organizer.sessionCookie;
    const shown = await fetch(product.url + String(first), { headers: { cookie: `${name}=${value}` } });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 512 });
    expect(bytes.toString('latin1')).not.toContain('SecretCamera');
    expect((await look(first, guests[0])).status).toBe(200);
    await change(meetup, { venueImageUrl: first, title: 'Soup' });
    const second = await change(meetup, { venueImageUrl: dataUrl(await aPicture('teal').png().toBuffer()) });
    expect((await look(second.body.venueImageUrl)).status).toBe(200);
    await eventually(async () => (await look(first)).status === 404);
    expect((await change(meetup, { venueImageUrl: null })).body.venueImageUrl).toBeNull();
    await eventually(async () => (await look(second.body.venueImageUrl)).status === 404);
  });

  it('is accepted from staff too', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    const body = aMeetupBody({ venueImageUrl: dataUrl(await aPicture('teal').png().toBuffer()) });
    const meetup = (await moderator.expect('POST', '/api/admin/meetups', 200, body))
      .body as unknown as MeetupBody;
    expect((await read(meetup)).venueImageUrl).toMatch(new RegExp(`^/api/pictures/${moderator.id}/`));
  });

  it('that is no picture, too large or another meetup’s is refused by field', async () => {
    const small = await aPicture('teal', 8).png().toBuffer();
    const padded = (length: number) => dataUrl(Buffer.concat([small, Buffer.alloc(length - small.length)]));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { venueImageUrl } = await read(await planned({ venueImageUrl: padded(2_097_151) }));
    for (const [given, status, refusal] of [
      [dataUrl(svg), 400, { fields: { venueImageUrl: expect.any(String) } }],
      [dataUrl(svg, 'svg+xml'), 400, { fields: { venueImageUrl: expect.any(String) } }],
      [padded(2_097_152), 413, { fields: { venueImageUrl: 'Please select an image smaller than 2MB' } }],
      [padded(4_000_000), 413, {}],
      [venueImageUrl, 400, { code: 'picture_from_elsewhere' }],
    ] as const)
      expect(
        await organizer.post('/api/meetups', aMeetupBody({ venueImageUrl: given, scheduledTime: '07:00' })),
      ).toMatchObject({ status, body: refusal });
  });
});
