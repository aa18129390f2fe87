import { PostgresMeetupQueries } from '../../../../src/adapters/persistence/meetup/meetup-queries.js';
import type { MeetupRow, MeetupSearch } from '../../../../src/application/meetup/meetup-views.js';
import { milesBetween } from '../../../../src/domain/shared/distance.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { changeMatch } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const HOME = { latitude: 40.73, longitude: -73.99 };
const north = (miles: number) => ({ latitude: HOME.latitude + miles / 69.1, longitude: HOME.longitude });

const database = ownDatabase();
let queries: PostgresMeetupQueries;
let ada: number;
let ben: number;
let cleo: number;

beforeAll(() => {
  queries = new PostgresMeetupQueries(database.pool, database.pool);
});
beforeEach(async () => {
  [ada, ben, cleo] = await database.people(
    { first_name: 'Ada', bio: 'Soup', trust_score: 80 },
    { first_name: 'Ben' },
    { first_name: 'Ada', profile_image_url: '/api/pictures/1/a.webp' },
  );
});

const search = (fields: Partial<MeetupSearch> = {}): MeetupSearch => ({
  readerId: ben,
  near: HOME,
  maxDistance: null,
  venueType: null,
  date: null,
  after: null,
  limit: 24,
  ...fields,
});
const browse = async (fields: Partial<MeetupSearch> = {}, now = NOW) =>
  (await queries.browse(search(fields), now)).meetups;
const ids = (rows: readonly MeetupRow[]) => rows.map(({ id }) => id);

describe('a meetup in the list', () => {
  it('has its participants with display names', async () => {
    await database.pool.query(
      `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
       values ($1, 'food', 'indie', 'chill')`,
      [cleo],
    );
    const { id } = await saveMeetup(database, ada, {
      guests: [cleo],
      venue: { coordinates: north(3) },
      requiredInterests: ['music'],
      maxParticipants: 8,
    });
    const person = { firstName: 'Ada', dateOfBirth: '2004-05-06' };
    const organizer = { ...person, id: ada, displayName: 'Ada 1', profileImageUrl: null, trustScore: 80 };
    const [row] = await browse();
    expect(row).toMatchObject({
      id,
      matchId: null,
      title: 'Dumplings for everyone',
      status: 'open',
      currentParticipants: 2,
      maxParticipants: 8,
      requiredInterests: ['music'],
      scheduledDate: '2026-03-07',
      startsAt: new Date('2026-03-07T23:00:00Z'),
      joined: false,
      waitlistPosition: null,
      createdBy: ada,
      creator: { ...organizer, bio: 'Soup', isIdVerified: false },
    });
    expect(row!.participants).toEqual([
      { ...organizer, bio: 'Soup', survey: null },
      {
        ...person,
        id: cleo,
        displayName: 'Ada 2',
        profileImageUrl: '/api/pictures/1/a.webp',
        trustScore: 0,
        bio: null,
        survey: { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' },
      },
    ]);
    expect(row!.distance).toBeCloseTo(milesBetween(HOME, north(3)), 6);
  });

  it('has the reader’s seat or waitlist position', async () => {
    await saveMeetup(database, ada, { guests: [cleo], line: [ben], maxParticipants: 2 });
    expect(await browse()).toMatchObject([{ joined: false, waitlistPosition: 1 }]);
    expect(await browse({ readerId: cleo })).toMatchObject([{ joined: true, waitlistPosition: null }]);
    const [dan] = await database.people({});
    const other = await saveMeetup(database, ada, { scheduledTime: 'brunch', line: [cleo, dan, ben] });
    expect((await queries.meetup(ben, HOME, other.id))!.waitlistPosition).toBe(3);
  });

  it('has the length of the waitlist for its organizer only', async () => {
    const { id } = await saveMeetup(database, ada, { guests: [cleo], line: [ben], maxParticipants: 2 });
    expect((await queries.meetup(ada, HOME, id))!.waiting).toBe(1);
    expect((await queries.meetup(cleo, HOME, id))!.waiting).toBeNull();
    expect((await queries.meetup(ben, HOME, id))!.waiting).toBeNull();
  });

  it('has the organizer without a seat too', async () => {
    await saveMeetup(database, ada, { isStaff: true });
    expect(await browse()).toMatchObject([
      { creator: { id: ada, displayName: 'Ada' }, participants: [], currentParticipants: 0 },
    ]);
  });

  it('counts the current participants', async () => {
    const { matchId } = await saveMeetup(database, ada, { guests: [ben, cleo] });
    await changeMatch(database, matchId, (match) => match.leave(cleo, NOW));
    expect(await browse()).toMatchObject([{ currentParticipants: 2 }]);
    await changeMatch(database, matchId, (match) => match.cancel(ada, NOW));
    expect(await browse()).toEqual([]);
    const { rows } = await database.pool.query('select status, current_participants from meetups');
    expect(rows).toEqual([{ status: 'cancelled', current_participants: 2 }]);
  });
});

describe('the list', () => {
  it('contains upcoming meetups only', async () => {
    const { id, matchId } = await saveMeetup(database, ada);
    expect(ids(await browse())).toEqual([id]);
    expect(ids(await browse({}, new Date('2026-03-07T22:59:59Z')))).toEqual([id]);
    expect(await browse({}, new Date('2026-03-07T23:00:00Z'))).toEqual([]);
    await changeMatch(database, matchId, (match) => match.advance(new Date('2026-03-08T03:00:00Z')));
    expect(await browse()).toEqual([]);
  });

  it('is sorted by day, then by whole miles with unknown distances last, and by id without a location', async () => {
    const far = await saveMeetup(database, ada, { venue: { coordinates: north(20) } });
    const nextWeek = await saveMeetup(database, ada, {
      venue: { coordinates: HOME },
      scheduledDate: '2026-03-14',
    });
    const unknown = await saveMeetup(database, ada, { venue: { coordinates: null } });
    const near = await saveMeetup(database, ada, { venue: { coordinates: north(2.2) } });
    const asNear = await saveMeetup(database, ada, { venue: { coordinates: north(1.8) } });
    const inOrder = [near.id, asNear.id, far.id, unknown.id, nextWeek.id];
    expect(ids(await browse())).toEqual(inOrder);
    const nowhere = await browse({ near: null });
    expect(ids(nowhere)).toEqual([far.id, unknown.id, near.id, asNear.id, nextWeek.id]);
    expect(nowhere.map(({ distance }) => distance)).toEqual(inOrder.map(() => null));
  });

  it('contains meetups at any distance when none is given, up to the other side of the Earth', async () => {
    const antipode = { latitude: -HOME.latitude, longitude: HOME.longitude + 180 };
    const all: number[] = [];
    for (const coordinates of [antipode, north(2600), north(51), north(50), HOME])
      all.unshift((await saveMeetup(database, ada, { venue: { coordinates } })).id);
    expect(ids(await browse())).toEqual(all);
    expect(ids(await browse({ maxDistance: 50.5 }))).toEqual(all.slice(0, 2));
    expect(ids(await browse({ near: null }))).toEqual(all.toReversed());
  });

  it('is by day, within a day by free seats and then by distance', async () => {
    const at = async (fields: Parameters<typeof saveMeetup>[2]) =>
      (await saveMeetup(database, ada, { maxParticipants: 2, ...fields })).id;
    const nextWeek = { scheduledDate: '2026-03-14' };
    const later = await at({ ...nextWeek, venue: { coordinates: HOME } });
    const full = await at({ guests: [cleo], venue: { coordinates: HOME } });
    const far = await at({ scheduledTime: 'brunch', venue: { coordinates: north(30) } });
    const close = await at({ scheduledTime: 'lunch', venue: { coordinates: north(3) } });
    expect(ids(await browse())).toEqual([close, far, full, later]);
    expect(ids(await browse({ near: null }))).toEqual([far, close, full, later]);
  });

  it('omits meetups beyond the distance', async () => {
    const near = await saveMeetup(database, ada, { venue: { coordinates: north(9.9) } });
    await saveMeetup(database, ada, { venue: { coordinates: north(10.2) } });
    expect(ids(await browse({ maxDistance: 10 }))).toEqual([near.id]);
    expect(await browse({ maxDistance: 11 })).toHaveLength(2);
  });

  it('finds meetups across the 180th meridian and the pole', async () => {
    const fiji = { latitude: -17, longitude: 179.95 };
    const pole = { latitude: 89.9, longitude: 10 };
    const east = await saveMeetup(database, ada, {
      venue: { coordinates: { latitude: -17, longitude: -179.95 } },
    });
    const beyond = await saveMeetup(database, ada, {
      venue: { coordinates: { latitude: 89.9, longitude: -170 } },
    });
    expect(ids(await browse({ near: fiji, maxDistance: 10 }))).toEqual([east.id]);
    expect(ids(await browse({ near: pole, maxDistance: 20 }))).toEqual([beyond.id]);
  });

  it('is filtered by venue type and day', async () => {
    const cafe = await saveMeetup(database, ada, { venue: { venueType: 'cafe' }, maxParticipants: 4 });
    const later = await saveMeetup(database, ada, { scheduledDate: '2026-03-14', guests: [ben, cleo] });
    expect(ids(await browse({ venueType: 'cafe' }))).toEqual([cafe.id]);
    expect(ids(await browse({ date: '2026-03-14' }))).toEqual([later.id]);
  });

  it('is paginated, with each meetup once', async () => {
    const all: number[] = [];
    for (let index = 0; index < 11; index++) {
      const scheduledDate = ['2026-03-07', '2026-03-14', '2026-03-21'][index % 3]!;
      const coordinates = index % 4 === 3 ? null : north(index % 2);
      all.push((await saveMeetup(database, ada, { scheduledDate, venue: { coordinates } })).id);
    }
    for (const near of [HOME, null]) {
      const pages: number[][] = [];
      let after: MeetupSearch['after'] = null;
      do {
        const page = await queries.browse(search({ near, after, limit: 3 }), NOW);
        pages.push(ids(page.meetups));
        after = page.next;
      } while (after);
      expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 2]);
      expect(pages.flat()).toEqual(ids(await browse({ near })));
      expect(pages.flat().toSorted((a, b) => a - b)).toEqual(all);
    }
  });
});

it('own meetups are those organized, attended or waitlisted, past ones last, without canceled ones', async () => {
  const organized = await saveMeetup(database, ben, { scheduledDate: '2026-03-21' });
  const joined = await saveMeetup(database, ada, { guests: [ben], scheduledDate: '2026-03-14' });
  const awaited = await saveMeetup(database, ada, { line: [ben], scheduledDate: '2026-03-28' });
  const over = await saveMeetup(database, ada, { guests: [ben] });
  const left = await saveMeetup(database, ada, { guests: [ben] });
  const cancelled = await saveMeetup(database, ben);
  await saveMeetup(database, ada);
  await changeMatch(database, over.matchId, (match) => match.advance(new Date('2026-03-08T03:00:00Z')));
  await changeMatch(database, left.matchId, (match) => match.leave(ben, NOW));
  await changeMatch(database, cancelled.matchId, (match) => match.cancel(ben, NOW));
  expect(ids(await queries.ofUser(ben, HOME))).toEqual([joined.id, organized.id, awaited.id, over.id]);
});
