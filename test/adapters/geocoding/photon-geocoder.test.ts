import type { IncomingMessage, RequestListener } from 'node:http';
import { PhotonGeocoder } from '../../../src/adapters/geocoding/photon-geocoder.js';
import { endless, SLOW } from '../../support/a-stub.js';
import { type LocalServer, serveHttp } from '../../support/local-server.js';

let server: LocalServer | undefined;

afterEach(() => server?.close());

async function aGeocoder(answer: RequestListener, timeoutMs = 2_000): Promise<PhotonGeocoder> {
  server = await serveHttp(answer);
  return new PhotonGeocoder({
    baseUrl: `${server.url}/`,
    userAgent: 'Tablemates/1 (hello@tablemates.example)',
    timeoutMs,
  });
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

const feature = (properties: object, coordinates: unknown = [-71.06, 42.36]): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});
const collection = (...features: unknown[]): object => ({ type: 'FeatureCollection', features });
const here = { latitude: 42.361145, longitude: -71.057083 };

describe('a working Photon server', () => {
  it('is queried with the product’s user agent and a rounded position', async () => {
    const asked: IncomingMessage[] = [];
    const geocoder = await aGeocoder((request, response) => {
      asked.push(request);
      answering(collection())(request, response);
    });
    await geocoder.search('Café & Zoë?', here);
    await geocoder.search('Boston', null);
    await geocoder.reverse(here);
    const [search, plain, reverse] = asked.map(({ url }) => new URL(url!, 'http://photon.test'));
    expect(search!.pathname).toBe('/api');
    expect(Object.fromEntries(search!.searchParams)).toEqual({
      q: 'Café & Zoë?',
      limit: '8',
      lang: 'en',
      lat: '42.36',
      lon: '-71.06',
    });
    expect(Object.fromEntries(plain!.searchParams)).toEqual({ q: 'Boston', limit: '8', lang: 'en' });
    expect(reverse!.pathname).toBe('/reverse');
    expect(reverse!.searchParams.get('lat')).toBe('42.361145');
    expect(asked[0]!.headers['user-agent']).toBe('Tablemates/1 (hello@tablemates.example)');
  });

  it('has its features formatted as addresses', async () => {
    const geocoder = await aGeocoder(
      answering(
        collection(
          feature({
            name: 'Café Mira',
            street: 'Main Street',
            housenumber: '12',
            city: 'Springfield',
            state: 'Illinois',
          }),
          feature({ street: 'Main Street', housenumber: '12', city: 'Springfield', state: 'Illinois' }),
          feature({ name: 'Berlin', city: 'Berlin', state: 'Berlin', country: 'Germany' }),
          feature({ name: 'Monaco', country: 'Monaco' }),
          feature({ name: 'Yanaka', district: '谷中', country: '日本 🇯🇵' }),
          feature({ housenumber: '12', city: 'Streetless' }),
        ),
      ),
    );
    expect((await geocoder.search('x', null)).map(({ label }) => label)).toEqual([
      'Café Mira, Main Street 12, Springfield, Illinois',
      'Main Street 12, Springfield, Illinois',
      'Berlin',
      'Monaco',
      'Yanaka, 谷中, 日本 🇯🇵',
      'Streetless',
    ]);
  });

  it('has coordinates with the longitude first', async () => {
    const geocoder = await aGeocoder(answering(collection(feature({ name: 'Boston' }, [-71.06, 42.36]))));
    const boston = { label: 'Boston', latitude: 42.36, longitude: -71.06, source: 'openstreetmap' };
    expect(await geocoder.search('bos', null)).toMatchObject([boston]);
    expect(await geocoder.reverse(here)).toMatchObject(boston);
  });

  it('has all names of a feature and its town, which a state or a street alone has not', async () => {
    const us = { country: 'United States', countrycode: 'US' };
    const geocoder = await aGeocoder(
      answering(
        collection(
          feature({ name: 'Homestead', type: 'city', state: 'Florida', ...us }),
          feature({ name: 'Pie Shop', street: 'Main Street', city: 'Homestead', state: 'Florida', ...us }),
          feature({ name: 'Florida', type: 'state', ...us }),
          feature({ name: 'Main Street', street: 'Main Street', state: 'Florida', ...us }),
        ),
      ),
    );
    const found = await geocoder.search('x', null);
    expect(found.map(({ town }) => town?.label)).toEqual([
      'Homestead, FL',
      'Homestead, FL',
      undefined,
      undefined,
    ]);
    expect(found[1]!.names).toEqual([
      ...['Pie Shop', 'Main Street', 'Homestead', 'Florida', 'United States', 'US'],
    ]);
  });

  it('yields at most eight places, without duplicate labels', async () => {
    const places = Array.from({ length: 30 }, (_, n) => feature({ name: `Place ${n >> 1}` }, [0, n]));
    const found = await (await aGeocoder(answering(collection(...places)))).search('place', null);
    expect(found.map(({ label }) => label)).toEqual(Array.from({ length: 8 }, (_, n) => `Place ${n}`));
    expect(found.map(({ latitude }) => latitude)).toEqual(Array.from({ length: 8 }, (_, n) => 2 * n));
  });

  it('may return an empty list', async () => {
    const geocoder = await aGeocoder(answering(collection()));
    expect(await geocoder.search('x', null)).toEqual([]);
    expect(await geocoder.reverse(here)).toBeNull();
  });
});

describe('a failing Photon server', () => {
  it('has its features without position or name skipped', async () => {
    const odd = [
      null,
      7,
      'x',
      [],
      {},
      feature({}),
      feature({ name: '' }),
      feature({ name: 7 }),
      { properties: {} },
    ];
    const nowhere = [null, [], ['a', 'b'], [200, 10], [10, 95], [NaN, 1], [1], {}];
    const geocoder = await aGeocoder(
      answering(
        collection(...odd, ...nowhere.map((at) => feature({ name: 'Lost' }, at)), feature({ name: 'Found' })),
      ),
    );
    expect((await geocoder.search('x', null)).map(({ label }) => label)).toEqual(['Found']);
  });

  it('cannot inject line breaks or endless names', async () => {
    const geocoder = await aGeocoder(answering(collection(feature({ name: `A\r\nB${'😀'.repeat(500)}` }))));
    const { label } = (await geocoder.search('x', null))[0]!;
    expect(label).toMatch(/^A B/);
    expect([...label]).toHaveLength(120);
  });

  it.each<[string, RequestListener]>([
    ['answers 500', answering({ message: 'no' }, 500)],
    ['answers 429', answering(collection(), 429)],
    ['answers with a page', answering('<!doctype html><p>Welcome')],
    ['answers with nothing', answering('')],
    ['answers null', answering('null')],
    ['answers with a list', answering([])],
    ['answers with features that are none', answering({ features: 'all' })],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'is cut off half way',
      (request, response) => {
        response.writeHead(200, { 'content-length': '5000' }).write('{"features":[');
        setTimeout(() => request.socket.destroy(), 20);
      },
    ],
  ])('that %s results in an error', async (_name, answer) => {
    const geocoder = await aGeocoder(answer);
    await expect(geocoder.search('x', null)).rejects.toThrow();
    await expect(geocoder.reverse(here)).rejects.toThrow();
  });

  it.each(SLOW)('that %s fails at the timeout', async (_name, answer) => {
    const geocoder = await aGeocoder(answer, 200);
    const started = performance.now();
    await expect(geocoder.search('x', null)).rejects.toThrow(/timeout|aborted/i);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('has an endless response cut off', async () => {
    const { behavior, sent } = endless();
    const geocoder = await aGeocoder(behavior, 10_000);
    await expect(geocoder.search('x', null)).rejects.toThrow('answered more than');
    expect(sent()).toBeLessThan(20_000_000);
  });
});
