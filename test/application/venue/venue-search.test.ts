import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';
import { VenueSearch } from '../../../src/application/venue/venue-search.js';
import { NO_PREFERENCES } from '../../../src/domain/private-preferences/private-preferences.js';
import { InMemoryOpeningHours } from '../../support/fakes/in-memory-opening-hours.js';
import { InMemoryPlaces } from '../../support/fakes/in-memory-places.js';
import { aTableWithVenues, BISTROS, CENTER } from './a-table-with-venues.js';

const QUERY = {
  center: CENTER,
  members: [{ coordinates: CENTER, maxDistance: 10 }],
  venueType: 'restaurant',
  needs: NO_PREFERENCES,
  startsAt: new Date('2026-03-07T23:00:00Z'),
  full: [],
} as const;
const hours = new InMemoryOpeningHours();

describe('the venue search', () => {
  it('uses a larger radius only when the smaller one has too few venues', async () => {
    expect((await aTableWithVenues()).places.asked).toHaveLength(1);
    const { places, venues } = await aTableWithVenues([{ ...BISTROS[0]!, latitude: CENTER.latitude + 0.06 }]);
    expect(places.asked.map(({ metres }) => metres)).toEqual([2790, 5790, 15790]);
    expect(venues()).toEqual(['Bistro 1']);
  });

  it('returns no venues and the error when the map service is unavailable', async () => {
    const map = new InMemoryPlaces();
    map.isAway = true;
    expect(await new VenueSearch(map, hours, map).fairestAround(QUERY)).toEqual({
      venues: [],
      unavailable: expect.any(ServiceUnavailable),
    });
  });

  it('looks for places that are open from the start for an hour and a half, and stops at three', async () => {
    const map = new InMemoryPlaces();
    const read = new InMemoryOpeningHours();
    const many = Array.from({ length: 100 }, (_, number) => ({
      ...BISTROS[0]!,
      id: `node/${1000 + number}`,
      name: `Bistro ${number}`,
      openingHours: number < 40 ? 'off' : '24/7',
    }));
    map.places = many;
    const { venues } = await new VenueSearch(map, read, map).fairestAround(QUERY);
    expect(venues.map(({ name, openness }) => `${name} ${openness}`)).toEqual([
      'Bistro 40 open',
      'Bistro 41 open',
      'Bistro 42 open',
    ]);
    const stay = { from: QUERY.startsAt, until: new Date('2026-03-08T00:30:00Z') };
    expect(read.asked).toEqual([
      { ...stay, places: 30 },
      { ...stay, places: 30 },
    ]);
  });

  it('looks farther when all places nearby are closed', async () => {
    const map = new InMemoryPlaces();
    map.places = BISTROS.map((bistro) => ({ ...bistro, openingHours: 'off' }));
    expect(await new VenueSearch(map, hours, map).fairestAround(QUERY)).toEqual({ venues: [] });
    expect(map.asked.map(({ metres }) => metres)).toEqual([2790, 5790, 15790]);
  });

  it('looks farther for a venue that fails no need, and proposes one that does only where there is no other', async () => {
    const map = new InMemoryPlaces();
    const farther = { ...BISTROS[3]!, latitude: CENTER.latitude + 0.06 };
    const failing = BISTROS.slice(0, 3).map((bistro) => ({ ...bistro, isStepFree: false }));
    const found = async () => {
      const needs = { ...NO_PREFERENCES, isStepFree: true };
      const { venues } = await new VenueSearch(map, hours, map).fairestAround({ ...QUERY, needs });
      return venues.map(({ name }) => name);
    };
    map.places = [...failing, farther];
    expect(await found()).toEqual(['Bistro 4']);
    map.places = failing;
    expect(await found()).toEqual(['Bistro 1', 'Bistro 2', 'Bistro 3']);
  });

  it('prefers what meets the needs to what is open for certain, because the table can ask for the hours', async () => {
    const map = new InMemoryPlaces();
    const [one, two, three, four] = BISTROS as [Place, Place, Place, Place];
    map.places = [
      { ...one, openingHours: '24/7' },
      { ...two, openingHours: '24/7', diets: { vegan: false } },
      { ...three, diets: { vegan: true } },
      { ...four, openingHours: 'off', diets: { vegan: true } },
    ];
    const needs = { ...NO_PREFERENCES, diets: ['vegan'] } as const;
    const { venues } = await new VenueSearch(map, hours, map).fairestAround({ ...QUERY, needs });
    expect(venues.map(({ name, openness }) => `${name} ${openness}`)).toEqual([
      'Bistro 3 unknown',
      'Bistro 1 open',
    ]);
  });

  it('rethrows any other error of the map service', async () => {
    const map = new InMemoryPlaces();
    map.meanwhile = () => Promise.reject(new Error('not JSON'));
    await expect(new VenueSearch(map, hours, map).fairestAround(QUERY)).rejects.toThrow('not JSON');
  });

  it('names an area within 25 miles only', async () => {
    const map = new InMemoryPlaces();
    const search = new VenueSearch(map, hours, map);
    expect(await search.areaAt(CENTER)).toBeNull();
    map.address = { label: 'Near', latitude: CENTER.latitude + 0.3, longitude: -73.98, source: 'cities' };
    expect(await search.areaAt(CENTER)).toBe('Near');
    map.address = { ...map.address, latitude: CENTER.latitude + 0.4 };
    expect(await search.areaAt(CENTER)).toBeNull();
  });
});
