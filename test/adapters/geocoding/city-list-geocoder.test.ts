import { CityListGeocoder } from '../../../src/adapters/geocoding/city-list-geocoder.js';

const cities = new CityListGeocoder();
const labels = async (text: string, near: Parameters<typeof cities.search>[1] = null): Promise<string[]> =>
  (await cities.search(text, near)).map(({ label }) => label);
const eugene = { latitude: 44.05, longitude: -123.09 };

describe('the bundled list of cities', () => {
  it('completes a prefix, the largest city first', async () => {
    expect((await labels('new yo'))[0]).toBe('New York, United States of America');
    expect((await labels('Berl'))[0]).toMatch(/^Berlin, /);
  });

  it('puts a nearer namesake before a larger one', async () => {
    expect((await labels('springf'))[0]).toMatch(/^Springfield, Massachusetts/);
    expect((await labels('springf', eugene))[0]).toMatch(/^Springfield, Oregon/);
  });

  it.each(['Springfield, IL', 'springfield illinois', 'Illinois Springfield', 'SPRINGFIELD il usa'])(
    'understands %j',
    async (text) => expect((await labels(text))[0]).toMatch(/^Springfield, Illinois/),
  );

  it.each([
    '12 Main St, Boston, MA 02115',
    'Apt 4, 12 Main Street, Boston, Massachusetts, USA',
    'Boston, MA 02115, United States',
    'Somewhere Lane 7, Boston',
  ])('finds the city in the address %j', async (text) => {
    expect((await labels(text))[0]).toBe('Boston, Massachusetts, United States of America');
  });

  it('ignores accents and their Unicode composition', async () => {
    for (const text of ['São Pau', 'sao pau', 'Sa\u0303o Pau'])
      expect((await labels(text))[0]).toMatch(/^Sao Paulo, São Paulo/);
  });

  it('answers at most eight, and never the same label twice', async () => {
    const found = await labels('s');
    expect(found).toHaveLength(8);
    expect(new Set(await labels('bandar lampung')).size).toBe((await labels('bandar lampung')).length);
  });

  it.each(['', '   ', ',,,', '%', 'qqqqqq', '😀', '\0', 'constructor', '12345'])(
    'has no city for %j',
    async (text) => expect(await labels(text)).toEqual([]),
  );

  it('reads only the start of a very long text', async () => {
    const started = performance.now();
    expect(await labels('a, '.repeat(1_000_000))).toEqual(await labels('a, a'));
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('has all names of a city and its town with the state', async () => {
    const [homestead] = await cities.search('Home', null);
    expect(homestead).toEqual({
      label: 'Homestead, Florida, United States of America',
      area: 'Homestead',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      source: 'cities',
      names: expect.arrayContaining(['Homestead', 'Florida', 'FL']),
      town: { name: 'Homestead', label: 'Homestead, FL' },
    });
  });

  it('returns the nearest city of a position', async () => {
    expect(await cities.reverse({ latitude: 42.36, longitude: -71.06 })).toMatchObject({
      label: 'Boston, Massachusetts, United States of America',
    });
  });

  it('returns null in the middle of an ocean', async () => {
    expect(await cities.reverse({ latitude: -48.9, longitude: -123.4 })).toBeNull();
  });
});
