import type { ReverseGeocode } from '../../../application/account/reverse-geocode.js';
import type { SearchAddresses } from '../../../application/account/search-addresses.js';
import type { Address } from '../../../application/shared/geocoder.js';
import { LIMITED, many, one, type Route, route } from '../route.js';
import {
  AddressResponse,
  AddressSearchQuery,
  ConfigResponse,
  PlaceQuery,
  SuggestionResponse,
} from './place.dto.js';

export interface PlaceServices {
  readonly searchAddresses: SearchAddresses;
  readonly reverseGeocode: ReverseGeocode;
  readonly config: () => ConfigResponse;
}

const tag = 'Places';

export function placeRoutes({ searchAddresses, reverseGeocode, config }: PlaceServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/geocode/search',
      tag,
      operationId: 'searchAddresses',
      summary: 'Suggest at most 8 addresses for a text of two characters or more',
      access: 'member',
      query: AddressSearchQuery,
      responses: {
        200: many(SuggestionResponse, 'Best match first'),
        429: { description: 'Too many searches' },
      },
      handle: async ({ userId, query }) => {
        const { q, lat, lon } = query;
        const near = lat == null || lon == null ? null : { latitude: lat, longitude: lon };
        return (await searchAddresses.execute({ userId, text: q, near })).map((suggestion) => ({
          ...presentAddress(suggestion),
          isExact: suggestion.isExact,
        }));
      },
    }),
    route({
      method: 'get',
      path: '/api/geocode/reverse',
      tag,
      operationId: 'findAddressAt',
      summary: 'Find the address at a position',
      access: 'member',
      query: PlaceQuery,
      responses: {
        200: one(AddressResponse, 'The address'),
        404: { description: 'No address at this position' },
        ...LIMITED,
      },
      handle: async ({ userId, query }) =>
        presentAddress(
          await reverseGeocode.execute({ userId, at: { latitude: query.lat, longitude: query.lon } }),
        ),
    }),
    route({
      method: 'get',
      path: '/api/config',
      tag,
      operationId: 'getConfig',
      summary: 'Get the public settings of this instance',
      access: 'member',
      responses: { 200: one(ConfigResponse, 'The public settings') },
      handle: () => config(),
    }),
  ];
}

const presentAddress = ({ label, latitude, longitude, source }: Address): AddressResponse => ({
  label,
  latitude,
  longitude,
  source,
});
