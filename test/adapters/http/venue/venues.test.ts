import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import { requestVenues } from '../../../../src/application/venue/propose-venues.js';
import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import {
  aMatchedTableOf,
  aSaturday,
  aTableOf,
  endDinner,
  type SeatedTable,
} from '../../../support/http/a-table.js';
import { refused, refusedFields } from '../../../support/http/refused.js';
import { aProduct } from '../../../support/http/test-product.js';
import { aNode, placesAnswer } from '../../../support/overpass-stub.js';

interface Ballot {
  readonly isOpen: boolean;
  readonly closesAt: string;
  readonly chosenId: number | null;
  readonly suggestedLocation: string | null;
  readonly venues: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly proposedBy: object | null;
    readonly openness: string;
    readonly votes: number;
    readonly isMine: boolean;
  }>;
}

const HOMES = [
  { location: 'West', latitude: 42.36, longitude: -71.1 },
  { location: 'East', latitude: 42.36, longitude: -71.02 },
];

const PHONE = '+1 617 555 0147';

const product = aProduct();
beforeAll(async () => {
  product.overpass.behave(
    placesAnswer(
      aNode(1, { 'addr:street': 'Elm Street', 'addr:housenumber': '5', opening_hours: '24/7', phone: PHONE }),
      aNode(6, { name: 'Early Kettle', opening_hours: 'Mo-Su 07:00-12:00' }),
      aNode(2, { name: 'Cafe West' }, { lon: -71.09 }),
      aNode(3, { name: 'Cafe East' }, { lon: -71.02 }),
      aNode(4, { name: 'Cafe Far' }, { lon: -71.12 }),
      aNode(5, { name: 'Trattoria', amenity: 'restaurant' }),
    ),
  );
});

const pathOf = ({ matchId }: SeatedTable) => `/api/matches/${matchId}/venues`;
const ballotOf = async (table: SeatedTable, person = table.people[0]!): Promise<Ballot> =>
  (await person.expect('GET', pathOf(table), 200)).body as unknown as Ballot;
const idOf = ({ venues }: Ballot, name: string) => venues.find((venue) => venue.name === name)!.id;
const votes = (person: APerson, table: SeatedTable, venueId: number) =>
  person.send<Ballot>('POST', `${pathOf(table)}/${venueId}/vote`);

/** Five members from two ends of town whose requests have led to a match, after the system has proposed venues. */
async function aMatchedTable(): Promise<SeatedTable> {
  let count = 0;
  const table = await aMatchedTableOf(product, undefined, {}, (person) =>
    person.expect('PATCH', '/api/user/location', 200, HOMES[count++ % 2]),
  );
  return withProposals(table);
}

/** The same with inserted rows, because a match by requests costs more than the tests that need it. */
async function aTable(weeks: number, request: object = {}): Promise<SeatedTable> {
  const table = await aTableOf(product, undefined, { preferredDate: aSaturday(weeks), ...request });
  const [west, east] = HOMES;
  await product.query(
    `update meetup_requests set seat_latitude = $2, seat_longitude = case user_id % 2 when 0 then $3::float8 else $4 end
     where id in (select request_id from match_members where match_id = $1)`,
    [table.matchId, west!.latitude, west!.longitude, east!.longitude],
  );
  await requestVenues(product.server.container.get(OPENED).jobs, table.matchId);
  return withProposals(table);
}

async function withProposals(table: SeatedTable): Promise<SeatedTable> {
  await eventually(async () => (await ballotOf(table)).venues.length > 0);
  return table;
}

describe('the venue ballot', () => {
  let table: SeatedTable;
  beforeAll(async () => {
    table = await aMatchedTable();
  });

  it('starts with the three fairest venues of the right type that are not closed, the first one chosen', async () => {
    const ballot = await ballotOf(table);
    expect(ballot.venues.map(({ name }) => name)).toEqual(['Cafe Mira', 'Cafe East', 'Cafe West']);
    expect(ballot).toMatchObject({
      isOpen: true,
      chosenId: ballot.venues[0]!.id,
      suggestedLocation: 'Cafe Mira, 5 Elm Street',
    });
    const { body } = await table.people[0]!.get(`/api/matches/${table.matchId}`);
    expect(body.suggestedLocation).toBe('Cafe Mira, 5 Elm Street');
    expect(Date.parse(ballot.closesAt)).toBe(Date.parse(String(body.startsAt)) - 3 * 3_600_000);
  });

  it('describes each venue without distances to members', async () => {
    const { venues } = await ballotOf(table);
    // The hours of the others are not known.
    expect(venues.map(({ openness }) => openness)).toEqual(['open', 'unknown', 'unknown']);
    expect(venues[0]).toEqual({
      id: expect.any(Number),
      name: 'Cafe Mira',
      address: '5 Elm Street',
      venueType: 'cafe',
      latitude: 42.36,
      longitude: -71.06,
      website: null,
      phone: PHONE,
      bookingPolicy: null,
      openness: 'open',
      byProduct: true,
      proposedBy: null,
      votes: 0,
      isMine: false,
      isFull: false,
    });
  });

  it('queries the map at an obfuscated center', () => {
    for (const query of product.overpass.asked)
      expect(query).toMatch(/around:\d+,-?\d+(\.\d{1,2})?,-?\d+(\.\d{1,2})?\)/);
  });

  it('accepts proposals of members, by first name and without duplicates', async () => {
    const [ada] = table.people as [APerson];
    const place = { name: 'Corner House', address: '1 Corner Street', latitude: 42.361, longitude: -71.061 };
    for (let i = 0; i < 2; i++) await ada.expect('POST', pathOf(table), 200, place);
    const { venues } = await ballotOf(table, table.people[1]!);
    expect(venues).toHaveLength(4);
    expect(venues[3]).toMatchObject({ ...place, proposedBy: { id: ada.id, firstName: 'Ada' } });
    await ada.expect('POST', pathOf(table), 200, { ...place, name: 'Another' });
    await refused(ada.post(pathOf(table), { ...place, name: 'A third' }), 409, 'too_many_venues');
  });

  it.each([{ name: 'a\nb' }, { latitude: 91 }, { address: 'x'.repeat(241) }])(
    'refuses an incomplete proposal: %j',
    (fields) => {
      const place = { name: 'Place', address: null, latitude: 42, longitude: -71, ...fields };
      return refusedFields(table.people[1]!.post(pathOf(table), place), ...Object.keys(fields));
    },
  );

  it('tells a member that a place is closed then, and takes it when they propose it anyway', async () => {
    const [, , , dan] = table.people as APerson[];
    const at = { latitude: 42.36, longitude: -71.06 };
    const place = { name: 'Dawn Bakery', ...at, openingHours: 'Mo-Su 05:00-12:00' };
    await refused(dan!.post(pathOf(table), place), 409, 'venue_is_closed');
    await dan!.expect('POST', pathOf(table), 200, { ...place, evenIfClosed: true });
    expect((await ballotOf(table)).venues.at(-1)).toMatchObject({ name: 'Dawn Bakery', openness: 'closed' });
  });

  it('names neither a former member nor the system as proposer', async () => {
    const left = await aTable(2, { preferredTime: 'dinner' });
    const [ada, ben] = left.people as [APerson, APerson];
    await ben.expect('POST', pathOf(left), 200, { name: 'Bens', latitude: 42, longitude: -71 });
    const own = { proposedBy: expect.objectContaining({ firstName: 'Ben' }), byProduct: false };
    expect((await ballotOf(left, ada)).venues.at(-1)).toMatchObject(own);
    await ben.expect('DELETE', `/api/matches/${left.matchId}/leave`, 200);
    const { venues } = await ballotOf(left, ada);
    expect(venues.find(({ name }) => name === 'Bens')).toMatchObject({ proposedBy: null, byProduct: false });
    expect(venues[0]).toMatchObject({ proposedBy: null, byProduct: true });
  });

  it('hides the proposal of a blocked user until it has another vote', async () => {
    const apart = await aTable(3, { preferredTime: 'dinner' });
    const [ada, ben, cleo] = apart.people as [APerson, APerson, APerson];
    await ben.expect('POST', pathOf(apart), 200, { name: 'I see you', latitude: 42, longitude: -71 });
    await ada.expect('POST', pathOf(apart), 200, { name: 'Go away', latitude: 42, longitude: -71 });
    await ada.expect('POST', `/api/users/${ben.id}/block`, 200);
    const read = async (person: APerson) => (await ballotOf(apart, person)).venues.map(({ name }) => name);
    expect(await read(ada)).not.toContain('I see you');
    expect(await read(ada)).toContain('Go away');
    expect(await read(ben)).not.toContain('Go away');
    expect(await read(cleo)).toEqual(expect.arrayContaining(['I see you', 'Go away']));

    const ballot = await ballotOf(apart, cleo);
    for (const person of [ada, cleo]) await votes(person, apart, idOf(ballot, 'Cafe East'));
    await votes(ben, apart, idOf(ballot, 'I see you'));
    expect(await read(ada)).not.toContain('I see you');
    await votes(apart.people[3]!, apart, idOf(ballot, 'I see you'));
    expect(await read(ada)).toContain('I see you');
  });
});

describe('the vote', () => {
  it('of five concurrent users counts each once, and the venue with most votes wins', async () => {
    const table = await aTable(2);
    const ballot = await ballotOf(table);
    const [mira, east, west] = ballot.venues.map(({ id }) => id) as [number, number, number];
    const sockets = await Promise.all(table.people.map((person) => person.connect()));
    // Each of them changes the vote; the last one counts.
    const minds = [[mira, east], [west, east], [east], [mira, west], [east, west]];
    await Promise.all(
      table.people.map(async (person, at) => {
        for (const id of minds[at]!) expect((await votes(person, table, id)).status).toBe(200);
      }),
    );
    const after = await ballotOf(table);
    expect(after.venues.map(({ id, votes: count }) => [id, count])).toEqual([
      [mira, 0],
      [east, 3],
      [west, 2],
    ]);
    expect(after).toMatchObject({ chosenId: east, suggestedLocation: 'Cafe East' });
    for (const [at, person] of table.people.entries()) {
      const own = (await ballotOf(table, person)).venues.filter(({ isMine }) => isMine);
      expect(own.map(({ id }) => id)).toEqual([minds[at]!.at(-1)]);
    }
    for (const socket of sockets) await socket.waitFor('matches_changed');
    for (const socket of sockets) socket.close();
    const messages = `/api/matches/${table.matchId}/messages`;
    const { body } = await table.people[0]!.get<Array<{ message: string }>>(messages);
    expect(body.at(-1)!.message).toMatch(/^Leading: Cafe (East|West|Mira)/);
    const all = 'select venue_id from venue_votes where match_id = $1';
    expect((await product.query(all, [table.matchId])).rows).toHaveLength(5);
  });

  it('of one user with many concurrent requests counts once', async () => {
    const table = await aTable(3);
    const ballot = await ballotOf(table);
    const [ada] = table.people as [APerson];
    await Promise.all(ballot.venues.flatMap(({ id }) => [votes(ada, table, id), votes(ada, table, id)]));
    const { venues } = await ballotOf(table);
    expect(venues.reduce((sum, { votes: count }) => sum + count, 0)).toBe(1);
    const [mine] = venues.filter(({ isMine }) => isMine);
    await ada.expect('DELETE', `${pathOf(table)}/${mine!.id}/vote`, 200);
    expect((await ballotOf(table)).chosenId).toBe(ballot.venues[0]!.id);
  });

  it('closes three hours before the start; the venue can be read even after the dinner', async () => {
    const table = await aTable(5);
    const [venue] = (await ballotOf(table)).venues;
    const [ada] = table.people as [APerson];
    const nearer = `update matches set starts_at = now() + interval '179 minutes' where id = $1`;
    await product.query(nearer, [table.matchId]);
    await refused(ada.post(`${pathOf(table)}/${venue!.id}/vote`), 409, 'vote_is_closed');
    expect((await ballotOf(table)).isOpen).toBe(false);
    await endDinner(product, table.matchId);
    expect(await ballotOf(table)).toMatchObject({ isOpen: false, chosenId: venue!.id });
    expect((await ada.post(pathOf(table), { name: 'A', latitude: 1, longitude: 1 })).status).toBe(409);
  });
});

it('without a places service the location is the neighborhood in the center', async () => {
  product.overpass.behave((_request, response) => void response.writeHead(503).end());
  let count = 0;
  const home = { location: 'North', latitude: 41.88, longitude: -87.63 };
  const table = await aMatchedTableOf(product, undefined, { preferredDate: aSaturday(6) }, (person) =>
    person.expect('PATCH', '/api/user/location', 200, { ...home, longitude: -87.63 - (count++ % 2) / 20 }),
  );
  await eventually(async () => (await ballotOf(table)).suggestedLocation !== null);
  const none = { suggestedLocation: 'Near Chicago', chosenId: null, venues: [] };
  expect(await ballotOf(table)).toMatchObject(none);
});
