import type { Place } from '../../../src/domain/places/nearby-places.js';
import type { Openness } from '../../../src/domain/places/openness.js';
import type { MemberLocation } from '../../../src/domain/venue/fair-middle.js';
import { fairestVenues, rankedByFairness } from '../../../src/domain/venue/fairest-venues.js';
import { LONGEST_VENUE_NAME } from '../../../src/domain/venue/venue.js';
import { aPlace } from '../../support/builders/a-venue.js';

const WEST = { coordinates: { latitude: 40.73, longitude: -74.03 }, maxDistance: 10 };
const EAST = { coordinates: { latitude: 40.73, longitude: -73.95 }, maxDistance: 10 };
const PEOPLE = [WEST, EAST];

const cafe = (number: number, longitude: number, fields = {}) =>
  aPlace({ id: `node/${number}`, name: `Cafe ${number}`, longitude, ...fields });
/** The venues proposed to these people when all places are open, or as `opennessOf` says. */
const proposed = (
  places: readonly Place[],
  people: readonly MemberLocation[] = PEOPLE,
  opennessOf: Record<string, Openness> = {},
) => {
  const ranked = rankedByFairness(places, people, 'cafe');
  return fairestVenues(
    ranked,
    ranked.map(({ name }) => opennessOf[name] ?? 'open'),
  );
};
const names = (...town: Parameters<typeof proposed>) => proposed(...town).map(({ name }) => name);

describe('the venues proposed', () => {
  it('are the three with the lowest worst share, best first', () => {
    const places = [cafe(1, -74.02), cafe(2, -73.99), cafe(3, -74), cafe(4, -73.96)];
    expect(names(places)).toEqual(['Cafe 2', 'Cafe 3', 'Cafe 1']);
  });

  it('the ranking favors the member with the smaller maximum distance', () => {
    const places = [cafe(1, -74.02), cafe(2, -73.99)];
    expect(
      names(places, [
        { ...WEST, maxDistance: 4 },
        { ...EAST, maxDistance: 40 },
      ])[0],
    ).toBe('Cafe 1');
  });

  it('only venues of the requested type are returned', () =>
    expect(names([cafe(1, -73.99, { venueType: 'restaurant' }), cafe(2, -74)])).toEqual(['Cafe 2']));

  it('a venue too far for any member is excluded', () =>
    expect(names([cafe(1, -73.99)], [WEST, { ...EAST, maxDistance: 1 }])).toEqual([]));

  it('ties are sorted by id', () =>
    expect(names([cafe(2, -73.99), cafe(1, -73.99)])).toEqual(['Cafe 1', 'Cafe 2']));

  it('duplicates of the map are dropped', () => {
    const twice = [cafe(1, -73.99), cafe(1, -73.9901, { id: 'way/9', name: 'CAFE 1' }), cafe(2, -74)];
    expect(names(twice)).toEqual(['Cafe 1', 'Cafe 2']);
  });

  it('two venues of one chain are not duplicates', () =>
    expect(names([cafe(1, -73.99), cafe(1, -74, { id: 'way/9' })])).toEqual(['Cafe 1', 'Cafe 1']));

  it('a long name is truncated at a whole code point', () => {
    const [venue] = proposed([cafe(1, -73.99, { name: `x${'🍰'.repeat(200)}` })]);
    expect(venue!.name.length).toBe(LONGEST_VENUE_NAME - 1);
    expect(venue!.name.isWellFormed()).toBe(true);
  });

  it('without any coordinates the result is empty', () =>
    expect(names([cafe(1, -73.99)], [{ coordinates: null, maxDistance: 5 }])).toEqual([]));

  it('of two that are about as far for the worst-off member, the one that is nearer to all comes first', () => {
    const members = [WEST, EAST, { ...EAST, maxDistance: 20 }];
    const [west, east] = [-73.9901, -73.9899];
    expect(names([cafe(1, west), cafe(2, east)], members)).toEqual(['Cafe 2', 'Cafe 1']);
    expect(names([cafe(1, -74.02), cafe(2, west)], members)).toEqual(['Cafe 2', 'Cafe 1']);
  });

  it('a closed one is not proposed, and those whose hours are unknown come after the open ones', () => {
    const places = [cafe(1, -73.99), cafe(2, -74), cafe(3, -74.02), cafe(4, -73.96)];
    const openness = { 'Cafe 1': 'closed', 'Cafe 2': 'unknown' } as const;
    expect(proposed(places, PEOPLE, openness)).toEqual([
      expect.objectContaining({ name: 'Cafe 3', openness: 'open' }),
      expect.objectContaining({ name: 'Cafe 4', openness: 'open' }),
      expect.objectContaining({ name: 'Cafe 2', openness: 'unknown' }),
    ]);
  });
});
