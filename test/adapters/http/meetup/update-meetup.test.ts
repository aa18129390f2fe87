import pg from 'pg';
import sharp from 'sharp';
import { eventually } from '../../../support/eventually.js';
import { aMeetupBody, aMeetupBy, makeTrusted, type MeetupBody } from '../../../support/http/a-meetup.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aSaturday } from '../../../support/http/a-table.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import type { ProductUnderTest } from '../../../support/http/test-product.js';

let product: ProductUnderTest;
let database: pg.Pool;
let organizer: APerson;
let guests: APerson[];
beforeAll(async () => {
  product = await sharedProduct();
  database = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
  [organizer, ...guests] = (await Promise.all(
    Array.from({ length: 6 }, (_, index) => product.person().signUp({ firstName: `Guest${index}` })),
  )) as [APerson, ...APerson[]];
});
afterAll(async () => {
  await database?.end();
});

/** Every test has a time of its own, so that no user has two meetups at once. */
let minutes = 0;
const planned = (fields: Record<string, unknown> = {}) =>
  aMeetupBy(product, organizer, { scheduledTime: `12:${10 + minutes++}`, ...fields });
const pathOf = ({ id }: { id: number }) => `/api/meetups/${id}`;
const change = (meetup: MeetupBody, fields: unknown, by = organizer) =>
  by.send<MeetupBody & Record<string, unknown>>('PATCH', pathOf(meetup), fields);
const read = async (meetup: MeetupBody, by = organizer) => (await by.expect('GET', pathOf(meetup), 200)).body;

describe('updating a meetup', () => {
  it('returns it with given fields updated and others unchanged', async () => {
    const meetup = await planned({ maxDistance: 5, requiredInterests: ['music'] });
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
    expect(status).toBe(200);
    expect(body).toMatchObject({
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
    });
    const { body: match } = await organizer.expect('GET', `/api/matches/${meetup.matchId}`, 200);
    expect(match).toMatchObject({
      suggestedDate: aSaturday(1),
      suggestedTime: '13:05',
      suggestedLocation: 'The Short Spoon, 12 Bleecker St, New York',
      startsAt: body.startsAt,
    });
    expect((await change(meetup, { scheduledTime: null, maxParticipants: null })).body).toEqual(body);
    expect((await change(meetup, {})).body).toEqual(body);
  });

  it('returns 404 to everyone but its organizer', async () => {
    const [ada] = guests as [APerson];
    const meetup = await planned();
    await ada.expect('POST', `${pathOf(meetup)}/join`, 200);
    const refused = await change(meetup, { title: 'Mine' }, ada);
    expect(refused).toMatchObject({ status: 404, body: { code: 'meetup_not_found' } });
    await ada.expect('PATCH', '/api/meetups/4711', 404, { title: 'Mine' });
    await product.person().expect('PATCH', pathOf(meetup), 401, { title: 'Mine' });
    expect(await read(meetup)).toMatchObject({ title: 'Dumplings for everyone' });
  });

  it('names the invalid field', async () => {
    const [ada, ben] = guests as [APerson, APerson];
    const meetup = await planned({ maxParticipants: 4 });
    for (const guest of [ada, ben]) await guest.expect('POST', `${pathOf(meetup)}/join`, 200);
    const fields: Array<[Record<string, unknown>, string]> = [
      [{ title: '' }, 'title'],
      [{ title: null }, 'title'],
      [{ restaurantAddress: 7 }, 'restaurantAddress'],
      [{ maxParticipants: 2 }, 'maxParticipants'],
      [{ maxParticipants: 21 }, 'maxParticipants'],
      [{ latitude: 1 }, 'longitude'],
      [{ venueImageUrl: 'http://example.org/a.png' }, 'venueImageUrl'],
    ];
    for (const [body, field] of fields) {
      const refused = await change(meetup, body);
      expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    }
    const settled = await change(meetup, { scheduledTime: 'lunch' });
    expect(settled).toMatchObject({ status: 409, body: { code: 'date_is_settled' } });
    await organizer.expect('POST', `${pathOf(meetup)}/cancel`, 200);
    const over = await change(meetup, { title: 'Soup' });
    expect(over).toMatchObject({ status: 409, body: { code: 'meetup_over' } });
  });

  it('announces a new venue in the chat and by email', async () => {
    const [ada, ben] = guests as [APerson, APerson];
    const meetup = await planned({ maxParticipants: 2 });
    await ada.expect('POST', `${pathOf(meetup)}/join`, 200);
    await ben.expect('POST', `${pathOf(meetup)}/waitlist`, 200);
    await change(meetup, { restaurantName: 'The Short Spoon' });
    for (const guest of [ada, ben])
      await eventually(async () =>
        (await product.mailsTo(guest.email)).some(({ subject }) => subject === 'A meetup has a new venue'),
      );
    const { body } = await ada.get<Array<{ line: { kind: string } | null }>>(
      `/api/matches/${meetup.matchId}/messages`,
    );
    expect(body.at(-1)!.line).toEqual({ kind: 'moved', params: {}, name: null });
  });

  it('with more seats admits users from the waitlist', async () => {
    const [ada, ben] = guests as [APerson, APerson];
    const meetup = await planned({ maxParticipants: 2 });
    await ada.expect('POST', `${pathOf(meetup)}/join`, 200);
    await ben.expect('POST', `${pathOf(meetup)}/waitlist`, 200);
    const { body } = await change(meetup, { maxParticipants: 3 });
    expect(body.participants.map(({ id }) => id)).toEqual([organizer.id, ada.id, ben.id]);
  });
});

describe('concurrent requests', () => {
  it('saves all concurrent updates', async () => {
    const meetup = await planned();
    const all = [
      { title: 'Soup' },
      { description: 'Hot' },
      { maxParticipants: 9 },
      { restaurantName: 'Spoon' },
    ];
    const answers = await Promise.all(all.map((fields) => change(meetup, fields)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(meetup)).toMatchObject(Object.assign({}, ...all));
  });

  it('that join and reduce seats never exceed the seats', async () => {
    const meetup = await planned({ maxParticipants: 6 });
    const comings = guests.map((guest) => guest.post(`${pathOf(meetup)}/join`));
    const changes = [5, 4, 3].map((maxParticipants) => change(meetup, { maxParticipants }));
    for (const { status } of await Promise.all(comings)) expect([200, 409]).toContain(status);
    for (const { status } of await Promise.all(changes)) expect([200, 400]).toContain(status);
    const after = await read(meetup);
    expect(after.currentParticipants).toBeLessThanOrEqual(Number(after.maxParticipants));
    expect((after.participants as object[]).length).toBe(after.currentParticipants);
  });

  it('that join and change the date never move a participant to another date', async () => {
    const [ada] = guests as [APerson];
    const meetup = await planned();
    const [joined, moved] = await Promise.all([
      ada.post(`${pathOf(meetup)}/join`),
      change(meetup, { scheduledDate: aSaturday(2) }),
    ]);
    expect(joined.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    const { body } = await ada.expect('GET', `/api/matches/${meetup.matchId}`, 200);
    expect(body.suggestedDate).toBe(moved.status === 200 ? aSaturday(2) : aSaturday());
  });
});

describe('a venue picture', () => {
  const aPicture = (background: string) =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background } });
  const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;
  const look = (address: unknown, by = organizer) => by.get<{ text: string }>(String(address));

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
    expect(await read(meetup)).toMatchObject({ venueImageUrl: first, title: 'Soup' });
    const second = await change(meetup, { venueImageUrl: dataUrl(await aPicture('teal').png().toBuffer()) });
    expect(second.body.venueImageUrl).not.toBe(first);
    expect((await look(second.body.venueImageUrl)).status).toBe(200);
    await eventually(async () => (await look(first)).status === 404);
    const cleared = await change(meetup, { venueImageUrl: null });
    expect(cleared.body.venueImageUrl).toBeNull();
    await eventually(async () => (await look(second.body.venueImageUrl)).status === 404);
  });

  it('is accepted from staff too', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    const venueImageUrl = dataUrl(await aPicture('teal').png().toBuffer());
    const { body } = await moderator.expect(
      'POST',
      '/api/admin/meetups',
      200,
      aMeetupBody({ venueImageUrl }),
    );
    const shown = await organizer.expect('GET', `/api/meetups/${String(body.id)}`, 200);
    expect(shown.body.venueImageUrl).toMatch(new RegExp(`^/api/pictures/${moderator.id}/`));
  });

  it('that is invalid or too large is refused by field', async () => {
    await makeTrusted(product, organizer);
    const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const padded = (length: number) => dataUrl(Buffer.concat([small, Buffer.alloc(length - small.length)]));
    const plan = (venueImageUrl: unknown) =>
      organizer.post('/api/meetups', aMeetupBody({ venueImageUrl, scheduledTime: '07:00' }));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const wrong of [
      dataUrl(svg),
      dataUrl(svg, 'svg+xml'),
      'data:text/html,hello',
      7,
      '//example.org/a.png',
    ])
      expect(await plan(wrong)).toMatchObject({
        status: 400,
        body: { fields: { venueImageUrl: expect.any(String) } },
      });
    expect(await plan(padded(2_097_152))).toMatchObject({
      status: 413,
      body: { fields: { venueImageUrl: 'Please select an image smaller than 2MB' } },
    });
    expect((await plan(padded(4_000_000))).status).toBe(413);
    expect(
      await plan((await read(await planned({ venueImageUrl: padded(2_097_151) }))).venueImageUrl),
    ).toMatchObject({
      status: 400,
      body: { code: 'picture_from_elsewhere' },
    });
  });
});

it('a meetup offers its chat no longer to a guest who left it after the start', async () => {
  const meetup = await planned();
  const guest = await product.person().signUp();
  await guest.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
  const seen = async () => (await guest.expect('GET', `/api/meetups/${meetup.id}`, 200)).body;
  expect(await seen()).toMatchObject({ joined: true, matchId: meetup.matchId });
  const begun = `now() - interval '10 minutes'`;
  await database.query(`update matches set starts_at = ${begun} where id = $1`, [meetup.matchId]);
  await database.query(`update meetups set starts_at = ${begun} where id = $1`, [meetup.id]);
  await guest.expect('DELETE', `/api/meetups/${meetup.id}/join`, 200);
  expect(await seen()).toMatchObject({ joined: true, matchId: null });
  expect(await read(meetup)).toMatchObject({ matchId: meetup.matchId });
});

it('a meetup is completed in lists after its end', async () => {
  const meetup = await planned();
  const past = `now() - interval '5 hours'`;
  await database.query(`update matches set starts_at = ${past} where id = $1`, [meetup.matchId]);
  await database.query(`update meetups set starts_at = ${past} where id = $1`, [meetup.id]);
  expect((await database.query('select status from meetups where id = $1', [meetup.id])).rows).toEqual([
    { status: 'open' },
  ]);
  await database.query(`select graphile_worker.add_job('advance-tables', '{}'::json)`);
  await eventually(async () => (await read(meetup)).status === 'completed');
  const { rows } = await database.query('select status from meetups where id = $1', [meetup.id]);
  expect(rows).toEqual([{ status: 'completed' }]);
  expect(await change(meetup, { title: 'Soup' })).toMatchObject({ status: 409 });
});
