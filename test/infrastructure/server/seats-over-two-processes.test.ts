import { MAX_WAITLIST_LENGTH } from '../../../src/domain/meetup/meetup.js';
import { eventually } from '../../support/eventually.js';
import { aMeetupBody } from '../../support/http/a-meetup.js';
import type { APerson } from '../../support/http/a-person.js';
import { signInToConsole } from '../../support/http/a-staff-member.js';
import { ProductCluster } from '../../support/http/product-cluster.js';
import type { ProductUnderTest } from '../../support/http/test-product.js';

const SEATS = 10;
const BATCH = 10;
/** The seats, the waitlist, and a batch that finds it full. */
const RACERS = SEATS + MAX_WAITLIST_LENGTH + BATCH;

let cluster: ProductCluster;
let product: ProductUnderTest;

beforeAll(async () => {
  cluster = await ProductCluster.start(2);
  product = cluster.products[0]!;
});
afterAll(() => cluster?.stop());

/** Creates a meetup by staff, so that all of its seats are free. */
async function aStaffMeetup(): Promise<number> {
  const admin = await signInToConsole(product, await product.person().signUp(), 'admin');
  const body = aMeetupBody({ maxParticipants: SEATS });
  return (await admin.expect('POST', '/api/admin/meetups', 200, body)).body.id as number;
}

/** Sends the same request for all users concurrently, each to their process. @returns the users by response */
async function sendConcurrently(
  people: readonly APerson[],
  act: (person: APerson) => Promise<{ status: number; body: Record<string, unknown> }>,
): Promise<Map<string, APerson[]>> {
  const answers = await Promise.all(people.map(act));
  return Map.groupBy(people, (_, index) => {
    const { status, body } = answers[index]!;
    return status === 200 ? 'yes' : `${status} ${String(body.code)}`;
  });
}

const ids = (people: readonly APerson[] = []): number[] => people.map(({ id }) => id);
const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Members in the order of their seats, and the waitlist. */
async function stateOf(meetupId: number): Promise<{ seated: number[]; line: number[]; count: number }> {
  const { rows } = await product.query<{ seated: number[]; line: number[]; count: number }>(
    `select current_participants as count,
       array(select user_id from meetup_participants p where p.meetup_id = o.id and status in ('joined', 'confirmed') order by p.id) as seated,
       array(select user_id from meetup_waitlist w where w.meetup_id = o.id order by w.id) as line
     from meetups o where id = $1`,
    [meetupId],
  );
  return rows[0]!;
}

/** Polls during a callback. @returns the maximum number of seated and of counted users */
async function maxSeenDuring(meetupId: number, happens: () => Promise<void>): Promise<number> {
  let over = false;
  const happening = happens().finally(() => (over = true));
  // Reported below, and not as an unhandled rejection during a look.
  happening.catch(() => undefined);
  let most = 0;
  while (!over) {
    const { seated, count } = await stateOf(meetupId);
    most = Math.max(most, seated.length, count);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await happening;
  return most;
}

describe('seventy users on two processes', () => {
  let meetupId: number;
  let crowd: APerson[];
  let seated: APerson[];
  let line: number[];

  beforeAll(async () => {
    meetupId = await aStaffMeetup();
    const { products } = cluster;
    const people = Array.from({ length: RACERS }, (_, at) => products[at % products.length]!.person());
    crowd = await Promise.all(people.map((person) => person.signUp()));
  });

  it('compete for ten seats: exactly ten get one, and the others get the error that it is full', async () => {
    let answers = new Map<string, APerson[]>();
    const most = await maxSeenDuring(meetupId, async () => {
      answers = await sendConcurrently(crowd, (person) => person.post(`/api/meetups/${meetupId}/join`));
    });
    expect([...answers.keys()].sort()).toEqual(['409 meetup_full', 'yes']);
    seated = answers.get('yes')!;
    expect(seated).toHaveLength(SEATS);
    const state = await stateOf(meetupId);
    expect(ascending(state.seated)).toEqual(ascending(ids(seated)));
    expect([state.count, most]).toEqual([SEATS, SEATS]);
  });

  it('join the waitlist in order of arrival, up to its limit', async () => {
    const others = crowd.filter((person) => !seated.includes(person));
    const wait = (person: APerson) => person.post(`/api/meetups/${meetupId}/waitlist`);
    const arrived: number[][] = [];
    for (let first = 0; first < MAX_WAITLIST_LENGTH; first += BATCH) {
      const batch = others.slice(first, first + BATCH);
      expect([...(await sendConcurrently(batch, wait)).keys()]).toEqual(['yes']);
      arrived.push(ascending(ids(batch)));
    }
    const late = await sendConcurrently(others.slice(MAX_WAITLIST_LENGTH), wait);
    expect([...late.keys()]).toEqual(['409 line_is_full']);

    ({ line } = await stateOf(meetupId));
    expect(line).toHaveLength(MAX_WAITLIST_LENGTH);
    const batches = arrived.map((_, index) => line.slice(index * BATCH, (index + 1) * BATCH));
    expect(batches.map(ascending)).toEqual(arrived);
    const places = others.filter(({ id }) => line.slice(0, 3).includes(id));
    for (const person of places) {
      const { body } = await person.get(`/api/meetups/${meetupId}`);
      expect(body.waitlistPosition).toBe(line.indexOf(person.id) + 1);
    }
  });

  it('move up when ten leave concurrently: no seat is lost, and the first ten of the waitlist get a seat in order', async () => {
    const most = await maxSeenDuring(meetupId, async () => {
      const left = await sendConcurrently(seated, (person) => person.delete(`/api/meetups/${meetupId}/join`));
      expect([...left.keys()]).toEqual(['yes']);
      await eventually(async () => (await stateOf(meetupId)).seated.length === SEATS, 30);
    });
    const state = await stateOf(meetupId);
    expect(state).toEqual({ seated: line.slice(0, SEATS), line: line.slice(SEATS), count: SEATS });
    expect(most).toBeLessThanOrEqual(SEATS);

    const outcomes = await eventually(async () => {
      const { rows } = await product.query<{ id: number }>(
        `select u.id from development_inbox mail join users u on u.email = mail.recipient
         where mail.subject = 'A seat opened up, and it''s yours'`,
      );
      return rows.length >= SEATS && rows.map(({ id }) => id);
    }, 30);
    expect(ascending(outcomes)).toEqual(ascending(line.slice(0, SEATS)));
  });
});
