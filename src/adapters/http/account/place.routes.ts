import type { NamePlace } from '../../../application/account/name-place.js';
import type { SearchAddresses } from '../../../application/account/search-addresses.js';
import type { Address } from '../../../application/shared/geocoder.js';
import { many, one, route, type Route } from '../route.js';
import { AddressResponse, AddressSearchQuery, ConfigResponse, PlaceQuery } from './place.dto.js';

export interface PlaceServices {
  readonly searchAddresses: SearchAddresses;
  readonly namePlace: NamePlace;
  readonly config: ConfigResponse;
}

const tag = 'Places';

export function placeRoutes({ searchAddresses, namePlace, config }: PlaceServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/geocode/search',
      tag,
      summary: 'Suggest at most 8 addresses, from the second character on',
      access: 'member',
      query: AddressSearchQuery,
      responses: { 200: many(AddressResponse, 'Best first'), 429: { description: 'Too many searches' } },
      handle: async ({ userId, query }) => {
        const { q, lat, lon } = query;
        const near = lat == null || lon == null ? null : { latitude: lat, longitude: lon };
        return (await searchAddresses.execute({ userId, text: q, near })).map(presentAddress);
      },
    }),
    route({
      method: 'get',
      path: '/api/geocode/reverse',
      tag,
      summary: 'Name the place at a position',
      access: 'member',
      query: PlaceQuery,
      responses: {
        200: one(AddressResponse, 'The place'),
        404: { description: 'Nothing with a name is there' },
      },
      handle: async ({ userId, query }) =>
        presentAddress(
          await namePlace.execute({ userId, at: { latitude: query.lat, longitude: query.lon } }),
        ),
    }),
    route({
      method: 'get',
      path: '/api/config',
      tag,
      summary: 'What the app needs to know of this instance',
      access: 'member',
      responses: { 200: one(ConfigResponse, 'The settings that browsers may know') },
      handle: () => config,
    }),
  ];
}

const presentAddress = ({ label, latitude, longitude, source }: Address): AddressResponse => ({
  label,
  latitude,
  longitude,
  source,
});
