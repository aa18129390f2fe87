import { type MeetupVenue, placeOf } from '../../../domain/meetup/venue.js';
import type { Coordinates } from '../../../domain/shared/distance.js';
import { consolePicture } from '../admin/console-picture.js';
import { HttpError } from '../http-error.js';
import type { ChangeMeetupBody, PlanMeetupBody } from './meetup.dto.js';

/** The request field with the picture of a venue. */
export const VENUE_PICTURE_FIELD = 'venueImageUrl';

/** Parses the flat request fields of a new venue with their defaults. @throws HttpError 400, see `coordinatesFrom` */
export const meetupVenueFrom = (body: PlanMeetupBody): MeetupVenue => ({
  name: body.restaurantName,
  address: body.restaurantAddress,
  restaurantType: body.restaurantType ?? 'any',
  venueType: body.venueType ?? 'restaurant',
  coordinates: coordinatesFrom(body),
  imageUrl: body.venueImageUrl ?? null,
});

/** Parses the flat request fields of a changed venue; absent ones are undefined. @throws HttpError 400 */
export const venueChangeFrom = (body: ChangeMeetupBody) => ({
  name: body.restaurantName,
  address: body.restaurantAddress,
  restaurantType: body.restaurantType ?? undefined,
  venueType: body.venueType ?? undefined,
  coordinates:
    body.latitude === undefined && body.longitude === undefined ? undefined : coordinatesFrom(body),
  imageUrl: body.venueImageUrl,
});

/** The name of the request field for each field of a venue, as the audit log lists them. */
export const VENUE_FIELD_NAMES: Record<string, string> = {
  name: 'restaurantName',
  address: 'restaurantAddress',
  imageUrl: VENUE_PICTURE_FIELD,
};

/** Formats a venue as flat fields of a meetup. */
export const presentVenue = (venue: MeetupVenue) => ({
  venueType: venue.venueType,
  venueImageUrl: venue.imageUrl,
  location: placeOf(venue),
  restaurantName: venue.name,
  restaurantAddress: venue.address,
  restaurantType: venue.restaurantType,
  latitude: venue.coordinates?.latitude ?? null,
  longitude: venue.coordinates?.longitude ?? null,
});

/** Formats a meetup for the console, with the venue as flat fields. */
export const presentMeetupRecord = ({ venue, ...record }: { readonly venue: MeetupVenue }) => ({
  ...record,
  restaurantAddress: venue.address,
  coordinates: venue.coordinates,
  venueImageUrl: consolePicture(venue.imageUrl),
});

/** @throws HttpError 400 for only one of latitude and longitude */
function coordinatesFrom({
  latitude = null,
  longitude = null,
}: Pick<PlanMeetupBody, 'latitude' | 'longitude'>): Coordinates | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (latitude === null && longitude === null) return null;
  const message = 'Please give both latitude and longitude, or neither';
  throw new HttpError(400, 'invalid_fields', message, {
    [latitude === null ? 'latitude' : 'longitude']: message,
  });
}
