import type { Address, Geocoder } from '../../../src/application/shared/geocoder.js';
import { CityListGeocoder } from '../../../src/adapters/geocoding/city-list-geocoder.js';
import { ResilientGeocoder } from '../../../src/adapters/geocoding/resilient-geocoder.js';

const cafe: Address = {
  label: 'Café Mira, Boston',
  latitude: 42.36,
  longitude: -71.06,
  source: 'openstreetmap',
};
const near = { latitude: 42.361145, longitude: -71.057083 };

class AService implements Geocoder {
  asked: unknown[] = [];
  failing = false;

  async search(text: string, around: unknown): Promise<Address[]> {
    return this.answer([text, around], [cafe]);
  }

  async reverse(at: unknown): Promise<Address | null> {
    return this.answer(at, cafe);
  }

  private answer<T>(question: unknown, answer: T): T {
    this.asked.push(question);
    if (this.failing) throw new Error('away');
    return answer;
  }
}

describe('the resilient geocoder', () => {
  let now: number;
  let service: AService;
  let failures: unknown[];
  const geocoder = (over: Geocoder | null = service): ResilientGeocoder =>
    new ResilientGeocoder({
      service: over,
      fallback: new CityListGeocoder(),
      clock: { now: () => new Date(now) },
      onFailure: (error) => failures.push(error),
      onAnswer: () => undefined,
    });

  beforeEach(() => {
    now = Date.parse('2026-03-02T12:00:00Z');
    service = new AService();
    failures = [];
  });

  it('caches the response for a day, for equivalent spellings too', async () => {
    const places = geocoder();
    expect(await places.search('Café  Mira', near)).toEqual([cafe]);
    expect(await places.search(' cafe\u0301 mira ', { latitude: 42.3612, longitude: -71.0571 })).toEqual([
      cafe,
    ]);
    expect(service.asked).toHaveLength(1);
    await places.search('Café Mira', null);
    expect(service.asked).toHaveLength(2);
    now += 24 * 60 * 60 * 1000;
    await places.search('Café Mira', near);
    expect(service.asked).toHaveLength(3);
  });

  it('coalesces concurrent equal requests, and retries after both failed', async () => {
    const places = geocoder();
    const both = () => Promise.all([places.search('mira', near), places.search('Mira', near)]);
    expect(await both()).toEqual([[cafe], [cafe]]);
    expect(service.asked).toHaveLength(1);

    service.failing = true;
    const bothNames = () => Promise.all([places.reverse(near), places.reverse(near)]);
    for (const name of await bothNames()) expect(name!.source).toBe('cities');
    expect(service.asked).toHaveLength(2);
    now += 30_000;
    service.failing = false;
    expect(await bothNames()).toEqual([cafe, cafe]);
    expect(service.asked).toHaveLength(3);
  });

  it('caches the address of a position, rounded to ten meters', async () => {
    const places = geocoder();
    await places.reverse(near);
    await places.reverse({ latitude: near.latitude + 0.000001, longitude: near.longitude });
    expect(service.asked).toHaveLength(1);
    await places.reverse({ latitude: near.latitude + 0.001, longitude: near.longitude });
    expect(service.asked).toHaveLength(2);
  });

  it('uses the city list without a service', async () => {
    const places = geocoder(null);
    expect((await places.search('bost', near))[0]!.label).toMatch(/^Boston, Massachusetts/);
    expect((await places.reverse(near))!.label).toMatch(/^Boston, Massachusetts/);
    expect(failures).toEqual([]);
  });

  it('falls back to the city list when the service fails, and does not call it for 30 seconds', async () => {
    const places = geocoder();
    service.failing = true;
    expect((await places.search('bost', near))[0]!.label).toMatch(/^Boston, Massachusetts/);
    now += 29_999;
    expect((await places.search('bosto', near))[0]!.label).toMatch(/^Boston, Massachusetts/);
    expect(service.asked).toHaveLength(1);
    now += 1;
    service.failing = false;
    expect(await places.search('bosto', near)).toEqual([cafe]);
    expect(failures).toHaveLength(1);
  });

  it('returns cached responses while the service fails, and caches no result of the city list', async () => {
    const places = geocoder();
    await places.search('mira', near);
    service.failing = true;
    await places.search('bost', near);
    expect(await places.search('mira', near)).toEqual([cafe]);
    now += 30_000;
    service.failing = false;
    expect(await places.search('bost', near)).toEqual([cafe]);
  });

  it('reports one failure for many concurrent requests', async () => {
    const places = geocoder();
    service.failing = true;
    await Promise.all(['b', 'bo', 'bos'].map((text) => places.search(text, near)));
    expect(service.asked).toHaveLength(3);
    expect(failures).toHaveLength(1);
  });

  it('evicts the least recently used entries when the cache is full', async () => {
    const places = geocoder();
    await places.search('first', null);
    await places.search('second', null);
    for (let n = 0; n < 1_998; n++) await places.search(`filler ${n}`, null);
    await places.search('first', null);
    await places.search('one more', null);
    service.asked = [];
    await places.search('first', null);
    expect(service.asked).toEqual([]);
    await places.search('second', null);
    expect(service.asked).toHaveLength(1);
  });
});
