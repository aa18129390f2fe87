import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';
import { VenueSearch } from '../../../src/application/venue/venue-search.js';
import {
  NO_PREFERENCES,
  type VenueNeeds,
} from '../../../src/domain/private-preferences/private-preferences.js';
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

let map: InMemoryPlaces;
let hours: InMemoryOpeningHours;
let search: VenueSearch;
beforeEach(() => {
  map = new InMemoryPlaces();
  hours = new InMemoryOpeningHours();
  search = new VenueSearch(map, hours, map);
});
/** The names and openness of what is found. */
const found = async (needs: Partial<VenueNeeds> = {}) => {
  const { venues } = await search.fairestAround({ ...QUERY, needs: { ...NO_PREFERENCES, ...needs } });
  return venues.map(({ name, openness }) => `${name} ${openness}`);
};

describe('the venue search', () => {
  it('uses a larger radius only when the smaller one has too few venues', async () => {
    expect((await aTableWithVenues()).places.asked).toHaveLength(1);
    const { places, venues } = await aTableWithVenues([{ ...BISTROS[0]!, latitude: CENTER.latitude + 0.06 }]);
    expect(places.asked.map(({ metres }) => metres)).toEqual([2790, 5790, 15790]);
    expect(venues()).toEqual(['Bistro 1']);
  });

  it('returns no venues and the error when the map service is unavailable', async () => {
    map.isAway = true;
    const unavailable = expect.any(ServiceUnavailable);
    expect(await search.fairestAround(QUERY)).toEqual({ venues: [], unavailable });
  });

  it('looks for places that are open from the start for an hour and a half, and stops at three', async () => {
    map.places = Array.from({ length: 100 }, (_, number) => ({
      ...BISTROS[0]!,
      id: `node/${1000 + number}`,
      name: `Bistro ${number}`,
      openingHours: number < 40 ? 'off' : '24/7',
    }));
    expect(await found()).toEqual(['Bistro 40 open', 'Bistro 41 open', 'Bistro 42 open']);
    const stay = { from: QUERY.startsAt, until: new Date('2026-03-08T00:30:00Z'), places: 30 };
    expect(hours.asked).toEqual([stay, stay]);
  });

  it('looks farther when all places nearby are closed', async () => {
    map.places = BISTROS.map((bistro) => ({ ...bistro, openingHours: 'off' }));
    expect(await search.fairestAround(QUERY)).toEqual({ venues: [] });
    expect(map.asked.map(({ metres }) => metres)).toEqual([2790, 5790, 15790]);
  });

  it('looks farther for a venue that fails no need, and proposes one that does only where there is no other', async () => {
    const farther = { ...BISTROS[3]!, latitude: CENTER.latitude + 0.06 };
    const failing = BISTROS.slice(0, 3).map((bistro) => ({ ...bistro, isStepFree: false }));
    map.places = [...failing, farther];
    expect(await found({ isStepFree: true })).toEqual(['Bistro 4 unknown']);
    map.places = failing;
    const known = ['Bistro 1 unknown', 'Bistro 2 unknown', 'Bistro 3 unknown'];
    expect(await found({ isStepFree: true })).toEqual(known);
  });

  it('prefers what meets the needs to what is open for certain, because the table can ask for the hours', async () => {
    const [one, two, three, four] = BISTROS as [Place, Place, Place, Place];
    map.places = [
      { ...one, openingHours: '24/7' },
      { ...two, openingHours: '24/7', diets: { vegan: false } },
      { ...three, diets: { vegan: true } },
      { ...four, openingHours: 'off', diets: { vegan: true } },
    ];
    expect(await found({ diets: ['vegan'] })).toEqual(['Bistro 3 unknown', 'Bistro 1 open']);
  });

  it('rethrows any other error of the map service', async () => {
    map.meanwhile = () => Promise.reject(new Error('not JSON'));
    await expect(search.fairestAround(QUERY)).rejects.toThrow('not JSON');
  });

  it('names an area within 25 miles only', async () => {
    expect(await search.areaAt(CENTER)).toBeNull();
    map.address = { label: 'Near', latitude: CENTER.latitude + 0.3, longitude: -73.98, source: 'cities' };
    expect(await search.areaAt(CENTER)).toBe('Near');
    map.address = { ...map.address, latitude: CENTER.latitude + 0.4 };
    expect(await search.areaAt(CENTER)).toBeNull();
  });
});
