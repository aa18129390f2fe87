import type { OwnLocation } from '../../../application/profile/own-location.js';
import type { Address } from '../../../application/shared/geocoder.js';
import { LIMITED, many, one, type Route } from '../route.js';
import {
  AddressResponse,
  AddressSearchQuery,
  ConfigResponse,
  PlaceQuery,
  SuggestionResponse,
} from './place.dto.js';
import { routesFor } from '../routes-for.js';

export interface PlaceServices {
  readonly ownLocation: OwnLocation;
  readonly config: () => ConfigResponse;
}

const member = routesFor('member', 'Places');

export function placeRoutes({ ownLocation, config }: PlaceServices): Route[] {
  return [
    member.get('/api/geocode/search', 'searchAddresses', {
      summary: 'Suggest at most 8 addresses for a text of two characters or more',
      query: AddressSearchQuery,
      responses: {
        200: many(SuggestionResponse, 'Best match first'),
        429: { description: 'Too many searches' },
      },
      handle: async ({ userId, query }) => {
        const { q, lat, lon } = query;
        const near = lat == null || lon == null ? null : { latitude: lat, longitude: lon };
        return (await ownLocation.search({ userId, text: q, near })).map((suggestion) => ({
          ...presentAddress(suggestion),
          isExact: suggestion.isExact,
        }));
      },
    }),
    member.get('/api/geocode/reverse', 'findAddressAt', {
      summary: 'Find the address at a position',
      query: PlaceQuery,
      responses: {
        200: one(AddressResponse, 'The address'),
        404: { description: 'No address at this position' },
        ...LIMITED,
      },
      handle: async ({ userId, query }) =>
        presentAddress(
          await ownLocation.addressAt({ userId, at: { latitude: query.lat, longitude: query.lon } }),
        ),
    }),
    member.get('/api/config', 'getConfig', {
      summary: 'Get the public settings of this instance',
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
