import { PostgresMeetupQueries } from '../../../../src/adapters/persistence/meetup/meetup-queries.js';
import type { MeetupPosition, MeetupSearch } from '../../../../src/application/meetup/meetup-views.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const HOME = { latitude: 40.73, longitude: -73.99 };
const north = (miles: number) => ({ latitude: HOME.latitude + miles / 69.1, longitude: HOME.longitude });
const [FIRST_SATURDAY, SECOND_SATURDAY] = ['2026-03-07', '2026-03-14'];

const database = ownDatabase();
let queries: PostgresMeetupQueries;
let organizer: number;
let guests: number[];
let reader: number;

beforeAll(() => {
  queries = new PostgresMeetupQueries(database.pool, database.pool);
});
beforeEach(async () => {
  [organizer, reader, ...guests] = await database.people({ trust_score: 80 }, {}, {}, {});
});

const keep = async (fields: Parameters<typeof saveMeetup>[2]): Promise<number> =>
  (await saveMeetup(database, organizer, fields)).id;

/** One page of two, and its cursor. */
async function page(after: MeetupPosition | null, fields: Partial<MeetupSearch> = {}) {
  const { meetups, next } = await queries.browse(
    {
      readerId: reader,
      near: HOME,
      maxDistance: null,
      venueType: null,
      date: null,
      after,
      limit: 2,
      ...fields,
    },
    NOW,
  );
  return { ids: meetups.map(({ id }) => id), next };
}

/** All pages from a cursor on. */
async function readOn(after: MeetupPosition | null, fields?: Partial<MeetupSearch>): Promise<number[]> {
  const ids: number[] = [];
  for (let next = after, first = true; first || next !== null; first = false) {
    const found = await page(next, fields);
    ids.push(...found.ids);
    next = found.next;
  }
  return ids;
}

/** The same location on two Saturdays, so that only the ids differ. */
async function equallyFar(): Promise<{ first: number[]; second: number[] }> {
  const first: number[] = [];
  const second: number[] = [];
  for (let count = 0; count < 3; count++) {
    second.push(await keep({ scheduledDate: SECOND_SATURDAY, venue: { coordinates: north(3) } }));
    first.push(await keep({ scheduledDate: FIRST_SATURDAY, venue: { coordinates: north(3) } }));
  }
  return { first, second };
}

describe('keyset pagination', () => {
  it('returns equal distances once each, and continues with the next Saturday', async () => {
    const { first, second } = await equallyFar();
    for (const near of [HOME, null]) {
      expect(await readOn(null, { near })).toEqual([...first, ...second]);
      const { next } = await page(null, { near });
      expect((await page(next, { near })).ids).toEqual([first[2], second[0]]);
    }
  });

  it('inserts new meetups in order without moving others', async () => {
    const { first, second } = await equallyFar();
    const { ids, next } = await page(null);
    await keep({ scheduledDate: FIRST_SATURDAY, venue: { coordinates: north(1) } });
    const further = await keep({ scheduledDate: FIRST_SATURDAY, venue: { coordinates: north(4) } });
    const closer = await keep({ scheduledDate: SECOND_SATURDAY, venue: { coordinates: HOME } });
    const unknown = await keep({ scheduledDate: FIRST_SATURDAY, venue: { coordinates: null } });
    expect([...ids, ...(await readOn(next))]).toEqual([...first, further, unknown, closer, ...second]);
  });

  it('skips no meetup when others fill up and move to the end of their day', async () => {
    const { first, second } = await equallyFar();
    const { ids, next } = await page(null);
    await database.pool.query(
      'update meetups set current_participants = max_participants where id = any ($1)',
      [[first[1], second[1]]],
    );
    const read = [...ids, ...(await readOn(next))];
    expect(read).toEqual([...first, first[1], second[0], second[2], second[1]]);
  });

  it('skips no meetup when another one is canceled, even the last one read', async () => {
    const { first, second } = await equallyFar();
    const { ids, next } = await page(null);
    await database.pool.query(`update meetups set status = 'cancelled' where id = any ($1)`, [
      [ids[1], second[2]],
    ]);
    expect([...ids, ...(await readOn(next))]).toEqual([...first, second[0], second[1]]);
  });

  it('restarts for a reader who removes or adds their location', async () => {
    const { first, second } = await equallyFar();
    const { next } = await page(null);
    expect(await readOn(next, { near: null })).toEqual([...first, ...second]);
    const { next: fromNowhere } = await page(null, { near: null });
    expect(await readOn(fromNowhere)).toEqual([...first, ...second]);
  });
});

describe('with filters', () => {
  /**
   * Four to six seats, of which one or three are taken, in cafes and restaurants, 2 to 32 miles away or without
   * coordinates.
   */
  async function aMixture() {
    const meetups = [];
    for (let count = 0; count < 24; count++) {
      const miles = count % 6 === 5 ? null : 2 + 6 * (count % 6);
      const fields = {
        scheduledDate: count % 2 ? FIRST_SATURDAY : SECOND_SATURDAY,
        maxParticipants: 4 + (count % 3),
        guests: count % 4 ? [] : guests,
      };
      const venueType = count % 3 ? 'cafe' : 'restaurant';
      const coordinates = miles === null ? null : north(miles);
      const id = await keep({ ...fields, venue: { venueType, coordinates } });
      const seatsLeft = fields.maxParticipants - 1 - fields.guests.length;
      meetups.push({ ...fields, venueType, id, miles, seatsLeft });
    }
    return meetups;
  }
  type Mixed = Awaited<ReturnType<typeof aMixture>>[number];

  const FAR = 1000;
  const inOrder = (one: Mixed, other: Mixed): number =>
    one.scheduledDate.localeCompare(other.scheduledDate) ||
    Number(one.seatsLeft === 0) - Number(other.seatsLeft === 0) ||
    (one.miles ?? FAR) - (other.miles ?? FAR) ||
    one.id - other.id;
  const isWithin = (miles: number) => (meetup: Mixed) => meetup.miles === null || meetup.miles <= miles;

  it('returns all matching meetups in order', async () => {
    const all = (await aMixture()).sort(inOrder);
    const fitting = (fits: (meetup: Mixed) => boolean) => all.filter(fits).map(({ id }) => id);
    expect(await readOn(null)).toEqual(fitting(() => true));
    for (const venueType of ['cafe', 'restaurant'])
      expect(await readOn(null, { venueType })).toEqual(fitting((meetup) => meetup.venueType === venueType));
    for (const date of [FIRST_SATURDAY, SECOND_SATURDAY])
      expect(await readOn(null, { date })).toEqual(fitting((meetup) => meetup.scheduledDate === date));
    for (const maxDistance of [5, 10, 25, 50])
      expect(await readOn(null, { maxDistance })).toEqual(fitting(isWithin(maxDistance)));
    const narrow = { venueType: 'cafe', date: SECOND_SATURDAY, maxDistance: 25 };
    const found = await readOn(null, narrow);
    expect(found).toEqual(
      fitting(
        (meetup) =>
          meetup.venueType === 'cafe' && meetup.scheduledDate === SECOND_SATURDAY && isWithin(25)(meetup),
      ),
    );
    expect(found).not.toEqual([]);
  });
});
