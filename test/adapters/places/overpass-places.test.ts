import type { RequestListener } from 'node:http';
import { OverpassPlaces } from '../../../src/adapters/places/overpass-places.js';
import { endless, SLOW } from '../../support/a-stub.js';
import { aNode, placesAnswer, type OverpassStub, startOverpassStub } from '../../support/overpass-stub.js';

const USER_AGENT = 'Tablemates/1 (hello@tablemates.example)';
const here = { latitude: 42.36, longitude: -71.06 };
let server: OverpassStub;

beforeAll(async () => {
  server = await startOverpassStub();
});

beforeEach(() => server.behave(placesAnswer()));

afterAll(() => server?.close());

const around = (timeoutMs = 2_000) =>
  new OverpassPlaces({ url: server.url, userAgent: USER_AGENT, timeoutMs }).around(here, 2790);

const saying =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

describe('a working Overpass server', () => {
  it('is queried in Overpass QL with the product’s user agent', async () => {
    const requests: Array<Record<string, unknown>> = [];
    server.behave((request, response) => {
      const { method, url, headers } = request;
      requests.push({ method, url, agent: headers['user-agent'] });
      placesAnswer()(request, response);
    });
    expect(await around()).toEqual([]);
    expect(requests).toEqual([{ method: 'POST', url: '/api/interpreter', agent: USER_AGENT }]);
    expect(server.asked.at(-1)).toBe(
      '[out:json][timeout:2];nwr["amenity"~"^(cafe|restaurant)$"]["name"](around:2790,42.36,-71.06);out center;',
    );
  });

  it('provides the fields of a place', async () => {
    const tags = {
      name: 'Trattoria Zoë',
      amenity: 'restaurant',
      'addr:housenumber': '12',
      'addr:street': 'Main Street',
      'addr:city': 'Springfield',
      cuisine: 'italian;coffee_shop;pizza;pasta',
      opening_hours: 'Tu-Su 12:00-22:00',
      website: 'https://zoe.example/menu',
      phone: '+1 555 0100',
      wheelchair: 'yes',
      'diet:vegan': 'only',
      'diet:halal': 'no',
      'diet:gluten_free': 'limited',
      reservation: 'recommended',
    };
    server.behave(placesAnswer(aNode(7, tags), aNode(8)));
    expect(await around()).toEqual([
      {
        id: 'node/7',
        name: 'Trattoria Zoë',
        venueType: 'restaurant',
        address: '12 Main Street, Springfield',
        latitude: 42.36,
        longitude: -71.06,
        cuisine: 'italian, coffee shop, pizza',
        openingHours: 'Tu-Su 12:00-22:00',
        website: 'https://zoe.example/menu',
        phone: '+1 555 0100',
        isStepFree: true,
        diets: { vegan: true, halal: false },
        bookingPolicy: 'recommended',
      },
      {
        id: 'node/8',
        name: 'Cafe Mira',
        venueType: 'cafe',
        address: null,
        latitude: 42.36,
        longitude: -71.06,
        cuisine: null,
        openingHours: null,
        website: null,
        phone: null,
        isStepFree: null,
        diets: {},
        bookingPolicy: null,
      },
    ]);
  });

  it('provides the first phone number, and none that is not an international one', async () => {
    const written = [
      '+34 910 00 00 00;+34 911 00 00 00',
      '+1 (313) 555-0147',
      '555 0147',
      `+1${'0'.repeat(40)}`,
      'tel:+15550147',
      5550147,
    ];
    server.behave(placesAnswer(...written.map((phone, at) => aNode(at, { phone }))));
    const phones = (await around()).map(({ phone }) => phone);
    expect(phones).toEqual(['+34 910 00 00 00', '+1 (313) 555-0147', null, null, null, null]);
    server.behave(placesAnswer(aNode(1, { phone: 'call me', 'contact:phone': '+1 555 0100' })));
    expect(await around()).toMatchObject([{ phone: '+1 555 0100' }]);
  });

  it('leaves out hours that are longer than those of OpenStreetMap, and never cuts them', async () => {
    const hours = (length: number) => `24/7 "${'x'.repeat(length - 7)}"`;
    server.behave(
      placesAnswer(aNode(1, { opening_hours: hours(255) }), aNode(2, { opening_hours: hours(256) })),
    );
    expect((await around()).map(({ openingHours }) => openingHours)).toEqual([hours(255), null]);
  });

  it('provides the center of a building', async () => {
    const building = { type: 'way', id: 9, center: { lat: 1, lon: 2 }, nodes: [1, 2, 3] };
    server.behave(placesAnswer({ ...building, tags: { amenity: 'cafe', name: 'In a house' } }));
    expect(await around()).toMatchObject([{ id: 'way/9', latitude: 1, longitude: 2 }]);
  });
});

describe('publicly edited data', () => {
  it('is skipped unless it is a cafe or restaurant with a name and a position', async () => {
    const odd = [
      null,
      7,
      [],
      {},
      aNode(1, { name: '' }),
      aNode(1, { name: '  \n ' }),
      aNode(1, { name: 7 }),
      aNode(1, { amenity: 'casino' }),
      aNode(1, {}, { lat: 95 }),
      aNode(1, {}, { lon: '3' }),
      aNode(1, {}, { id: 'x' }),
      aNode(1, {}, { type: 'planet' }),
      { ...aNode(1), tags: null },
    ];
    server.behave(placesAnswer(...odd, aNode(2, { name: 'Found' })));
    expect((await around()).map(({ name }) => name)).toEqual(['Found']);
  });

  it.each([
    ['javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['https://user:secret@evil.example/', null],
    [`https://long.example/${'x'.repeat(600)}`, null],
    ['www.example.org', null],
    [7, null],
    ['http://plain.example', 'http://plain.example/'],
    [' https://blanks.example/ ', 'https://blanks.example/'],
  ])('has a website only where %j is one', async (website, expected) => {
    server.behave(placesAnswer(aNode(1, { website })));
    expect((await around())[0]!.website).toBe(expected);
  });

  it.each([
    [{ wheelchair: 'limited', 'diet:vegan': 'limited', reservation: 'members_only' }],
    [{ wheelchair: 'constructor', 'diet:vegan': 'toString', reservation: '__proto__' }],
    [{ wheelchair: 1, 'diet:vegan': ['yes'], reservation: { no: 1 } }],
    [
      {
        wheelchair: 'yes'.repeat(9_999),
        'diet:vegan': 'YES ',
        reservation: null,
      },
    ],
    [
      {
        wheelchair: true,
        'diet:__proto__': 'yes',
        'diet:meat': 'no',
        reservation: 'yes;no',
      },
    ],
  ])('says nothing of access, diets and bookings in %j', async (tags) => {
    server.behave(placesAnswer(aNode(1, tags)));
    const [place] = await around();
    expect(place).toMatchObject({ isStepFree: null, bookingPolicy: null });
    expect(place!.diets).toEqual({});
  });

  it('falls back to the other tag for a website', async () => {
    server.behave(
      placesAnswer(aNode(1, { website: 'javascript:0', 'contact:website': 'https://ok.example/' })),
    );
    expect((await around())[0]!.website).toBe('https://ok.example/');
  });

  it('is a single line of bounded length', async () => {
    server.behave(placesAnswer(aNode(1, { name: `A\r\nB${'😀'.repeat(500)}` })));
    const { name } = (await around())[0]!;
    expect(name).toMatch(/^A B/);
    expect([...name]).toHaveLength(120);
  });

  it('contains no bidirectional override', async () => {
    server.behave(
      placesAnswer(aNode(1, { name: 'Cafe \u202eariM\u2066' }), aNode(2, { name: '\u200b\u2069' })),
    );
    const places = await around();
    expect(places.map(({ name }) => name)).toEqual(['Cafe ariM']);
  });
});

describe('a failing Overpass server', () => {
  it.each<[string, RequestListener]>([
    ['has too much to do', saying('{"elements":[]}', 429)],
    ['answers 504', saying('<html>timeout</html>', 504)],
    ['answers with a page', saying('<!doctype html><p>Welcome')],
    ['answers with nothing', saying('')],
    ['answers null', saying('null')],
    ['answers with a list', saying('[]')],
    ['answers with elements that are none', saying('{"elements":"all"}')],
    [
      'gave up half way',
      saying(JSON.stringify({ elements: [aNode(1)], remark: 'runtime error: Query timed out in "query"' })),
    ],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'is cut off half way',
      (request, response) => {
        response.writeHead(200, { 'content-length': '5000' }).write('{"elements":[');
        setTimeout(() => request.socket.destroy(), 20);
      },
    ],
  ])('that %s results in an error', async (_name, behavior) => {
    server.behave(behavior);
    await expect(around()).rejects.toThrow();
  });

  it.each(SLOW)('that %s fails at the timeout', async (_name, behavior) => {
    server.behave(behavior);
    await expect(around(200)).rejects.toThrow(/timeout|aborted/i);
  });

  it('has an endless response cut off', async () => {
    const { behavior, sent } = endless();
    server.behave(behavior);
    await expect(around(20_000)).rejects.toThrow('answered more than');
    expect(sent()).toBeLessThan(60_000_000);
  });
});
