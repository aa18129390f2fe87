import { describe, expect, it } from '@jest/globals';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { VenueSearch } from '../../../src/application/venue/venue-search.js';
import { InMemoryPlaces } from '../../support/fakes/in-memory-places.js';
import { aTableWithVenues, BISTROS, CENTER } from './a-table-with-venues.js';

const QUERY = {
  center: CENTER,
  members: [{ coordinates: CENTER, maxDistance: 10 }],
  venueType: 'restaurant',
} as const;

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
    expect(await new VenueSearch(map, map).fairestAround(QUERY)).toEqual({
      venues: [],
      unavailable: expect.any(ServiceUnavailable),
    });
  });

  it('rethrows any other error of the map service', async () => {
    const map = new InMemoryPlaces();
    map.meanwhile = () => Promise.reject(new Error('not JSON'));
    await expect(new VenueSearch(map, map).fairestAround(QUERY)).rejects.toThrow('not JSON');
  });

  it('names an area within 25 miles only', async () => {
    const map = new InMemoryPlaces();
    const search = new VenueSearch(map, map);
    expect(await search.areaAt(CENTER)).toBeNull();
    map.address = { label: 'Near', latitude: CENTER.latitude + 0.3, longitude: -73.98, source: 'cities' };
    expect(await search.areaAt(CENTER)).toBe('Near');
    map.address = { ...map.address, latitude: CENTER.latitude + 0.4 };
    expect(await search.areaAt(CENTER)).toBeNull();
  });
});
