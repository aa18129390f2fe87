import { describe, expect, it } from '@jest/globals';
import { withLinked } from '../../web-user/src/features/map/linked-place.js';
import type { PlaceOnMap } from '../../web-user/src/features/map/map-source.js';
import { linkedPlace, placeLink } from '../../web-user/src/shared/place-link.js';

const MIRA = {
  name: 'Cafe Mira & Söhne',
  address: '12 Main Street',
  latitude: 42.36,
  longitude: -71.06,
  venueType: 'cafe',
} as const;
const read = (search: string) => linkedPlace(new URLSearchParams(search));

describe('a link to a place on the map', () => {
  it('is read as it was written, with an address or without', () => {
    for (const place of [MIRA, { ...MIRA, address: null }])
      expect(read(placeLink(place).replace('/map?', ''))).toEqual(place);
  });

  it.each([
    ['nothing', ''],
    ['no name', 'place=%20&lat=42&lon=-71'],
    ['no position', 'place=Mira'],
    ['half a position', 'place=Mira&lat=42&lon='],
    ['a position that is none', 'place=Mira&lat=north&lon=-71'],
    ['a position off the Earth', 'place=Mira&lat=91&lon=-71'],
  ])('that says %s leads to no place', (_what, search) => {
    expect(read(search)).toBeNull();
  });
});

describe('the places around', () => {
  const known = { ...MIRA, id: 'node/1', rating: 4.1, latitude: 42.3605 } as PlaceOnMap;
  const other = { ...known, id: 'node/2', name: 'Tea Time' } as PlaceOnMap;

  it('have the one of the link before all others, as the map knows it', () => {
    expect(withLinked([other, known], MIRA)).toEqual([known, other]);
  });

  it('have it as the link names it where the map does not', () => {
    const namesake = { ...known, latitude: 42.37 };
    const [first, ...others] = withLinked([other, namesake], MIRA);
    expect(first).toMatchObject({ ...MIRA, id: 'linked', rating: null });
    expect(others).toEqual([other, namesake]);
  });
});
