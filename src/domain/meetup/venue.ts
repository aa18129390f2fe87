import type { Coordinates } from '../shared/distance.js';
import type { VenueType } from '../shared/slot.js';
import { MeetupPlanNotAllowed } from './meetup-errors.js';

export const RESTAURANT_TYPES = ['casual', 'fine', 'fast', 'any'] as const;
export type RestaurantType = (typeof RESTAURANT_TYPES)[number];

export const LONGEST_IMAGE_URL = 500;

/** Venue of a meetup, as its organizer entered it. */
export interface MeetupVenue {
  readonly name: string;
  readonly address: string;
  readonly restaurantType: RestaurantType;
  readonly venueType: VenueType;
  /** Null if unknown; the distance limit is then not checked. */
  readonly coordinates: Coordinates | null;
  /** URL of a stored picture or an external https URL. */
  readonly imageUrl: string | null;
}

/** Name and address in one line. */
export function placeOf({ name, address }: Pick<MeetupVenue, 'name' | 'address'>): string {
  return `${name}, ${address}`;
}

/**
 * Validates the URL of a picture: an https address or a picture file of the product. Any other path would let an
 * organizer trigger requests in the session of every viewer.
 * @throws MeetupPlanNotAllowed
 */
export function ensureVenueImage(url: string | null): void {
  if (url === null || (url.length <= LONGEST_IMAGE_URL && (isHttps(url) || isOwnPicture(url)))) return;
  throw new MeetupPlanNotAllowed('venueImageUrl', 'Please give a picture by its https address');
}

/** Without credentials and without characters that browsers parse differently. */
const isHttps = (url: string): boolean =>
  /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?(\/[\w\-./~%+=&?,:;!]*)?$/i.test(url);

/** Canonical path only, so that a search by URL finds every reference to a stored picture. */
const isOwnPicture = (url: string): boolean =>
  /^(\/[a-z0-9_-]+)+\.(webp|avif|png|jpe?g|gif)$/.test(lowerEnding(url));

const lowerEnding = (url: string): string => url.replace(/\.\w+$/, (ending) => ending.toLowerCase());

/** System message about a venue that the organizer has changed. */
export const movedMessage = { kind: 'moved', params: {} } as const;
