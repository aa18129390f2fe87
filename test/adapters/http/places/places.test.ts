import type { APerson } from '../../../support/http/a-person.js';
import { aProduct } from '../../../support/http/test-product.js';
import { aNode, placesAnswer } from '../../../support/overpass-stub.js';

const product = aProduct({ log: (line) => lines.push(line) });
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
});

it('geocoding logs neither the text nor the location', async () => {
  await ada.get('/api/geocode/search?q=Boston%20Common%2077&lat=51.507351&lon=-0.127758');
  await ada.get('/api/geocode/reverse?lat=51.507351&lon=-0.127758');
  const told = lines.join('\n');
  expect(told).toContain('/api/geocode/reverse');
  for (const trace of ['Boston', 'Common', '51.5', '0.127']) expect(told).not.toContain(trace);
});
