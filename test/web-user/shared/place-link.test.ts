import { withLinked } from '../../../web-user/src/features/map/linked-place.js';
import type { PlaceOnMap } from '../../../web-user/src/features/map/map-source.js';
import { linkedPlace, placeLink } from '../../../web-user/src/shared/place-link.js';

const MIRA = {
  name: 'Cafe Mira & Söhne',
  address: '12 Main Street',
  latitude: 42.36,
  longitude: -71.06,
  venueType: 'cafe',
} as const;
const read = (search: string) => linkedPlace(new URLSearchParams(search));

describe('a link to a place on the map', () => {
  it('is parsed as it was built, with or without an address', () => {
    for (const place of [MIRA, { ...MIRA, address: null }])
      expect(read(placeLink(place).replace('/map?', ''))).toEqual(place);
  });

  it.each([
    ['nothing', ''],
    ['without a name', 'place=%20&lat=42&lon=-71'],
    ['without a position', 'place=Mira'],
    ['with an incomplete position', 'place=Mira&lat=42&lon='],
    ['with an invalid position', 'place=Mira&lat=north&lon=-71'],
    ['with a position out of range', 'place=Mira&lat=91&lon=-71'],
  ])('%s is ignored', (_what, search) => {
    expect(read(search)).toBeNull();
  });
});

describe('the nearby places', () => {
  const known = { ...MIRA, id: 'node/1', rating: 4.1, latitude: 42.3605 } as PlaceOnMap;
  const other = { ...known, id: 'node/2', name: 'Tea Time' } as PlaceOnMap;

  it('start with the linked place, with the data of the source', () => {
    expect(withLinked([other, known], MIRA)).toEqual([known, other]);
  });

  it('start with the linked place, with the data of the link if the source has none', () => {
    const namesake = { ...known, latitude: 42.37 };
    const [first, ...others] = withLinked([other, namesake], MIRA);
    expect(first).toMatchObject({ ...MIRA, id: 'linked', rating: null });
    expect(others).toEqual([other, namesake]);
  });
});
