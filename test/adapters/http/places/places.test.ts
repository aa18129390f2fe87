import type { APerson } from '../../../support/http/a-person.js';
import { aProduct } from '../../../support/http/test-product.js';
import { aNode, placesAnswer } from '../../../support/overpass-stub.js';

const product = aProduct({ log: (line) => lines.push(line), env: { RATE_LIMITS: 'on' } });
let ada: APerson;
const lines: string[] = [];

beforeAll(async () => {
  ada = await product.person().signUp();
});

beforeEach(() => product.overpass.behave(placesAnswer(aNode(1), aNode(2, {}, { lat: 42.361 }))));

describe('GET /api/places/nearby', () => {
  it('returns the places, nearest first', async () => {
    const { status, body } = await ada.get('/api/places/nearby?lat=42.3612&lon=-71.0601');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: 'node/2',
        name: 'Cafe Mira',
        venueType: 'cafe',
        address: null,
        latitude: 42.361,
        longitude: -71.06,
        distanceMiles: expect.closeTo(0.0147, 3),
        cuisine: null,
        openingHours: null,
        website: null,
        phone: null,
        isStepFree: null,
        openness: 'unknown',
      },
      expect.objectContaining({ id: 'node/1' }),
    ]);
  });

  it('says which places are open now, in their order', async () => {
    const hours = ['off', '24/7', 'sometimes'].map((opening_hours, at) =>
      aNode(at, { opening_hours }, { lat: 12 + at / 1000, lon: 15 }),
    );
    product.overpass.behave(placesAnswer(...hours));
    const { body } = await ada.get('/api/places/nearby?lat=12&lon=15');
    expect(body).toMatchObject([{ openness: 'closed' }, { openness: 'open' }, { openness: 'unknown' }]);
  });

  it.each([
    '',
    '?lat=1',
    '?lat=x&lon=1',
    '?lat=91&lon=0',
    '?lat=1&lon=181',
    '?lat=1&lat=2&lon=3',
    '?lat=&lon=',
  ])('refuses %j', async (query) => expect((await ada.get(`/api/places/nearby${query}`)).status).toBe(400));

  it('returns 503 with Retry-After when the service fails', async () => {
    product.overpass.behave((_request, response) => void response.writeHead(429).end());
    const answer = await ada.get('/api/places/nearby?lat=10.123456&lon=20.654321');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.body).toEqual({
      message: "We can't load places right now. Please try again in a moment.",
      code: 'places_away',
    });
    product.overpass.behave(placesAnswer());
    expect((await ada.get('/api/places/nearby?lat=10.123456&lon=20.654321')).body).toEqual([]);
  });

  it('leaves the location neither in the log nor in external requests', async () => {
    await ada.get('/api/places/nearby?lat=51.507351&lon=-0.127758');
    expect(product.overpass.asked.at(-1)).toContain('(around:2790,51.51,-0.13)');
    const told = lines.join('\n');
    expect(told).toContain('/api/places/nearby');
    for (const trace of ['51.5', '0.127', '10.12', '20.65', '42.36']) expect(told).not.toContain(trace);
  });

  it('has a rate limit', async () => {
    const ben = await product.person().signUp();
    const statuses = new Set<number>();
    for (let times = 0; times < 31; times++)
      statuses.add((await ben.get('/api/places/nearby?lat=42.36&lon=-71.06')).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('GET /api/geocode/search and /reverse', () => {
  it('log neither the text nor the location', async () => {
    await ada.get('/api/geocode/search?q=Boston%20Common%2077&lat=51.507351&lon=-0.127758');
    await ada.get('/api/geocode/reverse?lat=51.507351&lon=-0.127758');
    const told = lines.join('\n');
    expect(told).toContain('/api/geocode/reverse');
    for (const trace of ['Boston', 'Common', '51.5', '0.127']) expect(told).not.toContain(trace);
  });

  it('allow each user sixty requests a minute, with Retry-After beyond it', async () => {
    const [ben, cleo] = [await product.person().signUp(), await product.person().signUp()];
    const ask = (times: number) =>
      ben.get(
        times % 2 ? `/api/geocode/search?q=Boston${times}` : '/api/geocode/reverse?lat=42.36&lon=-71.06',
      );
    for (let times = 0; times < 60; times++) expect((await ask(times)).status).toBe(200);
    for (const times of [60, 61]) {
      const { status, headers } = await ask(times);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect((await cleo.get('/api/geocode/search?q=Boston')).status).toBe(200);
  });
});
