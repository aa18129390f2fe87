import type { Coordinates } from '../shared/distance.js';
import type { VenueType } from '../shared/slot.js';
import { MeetupPlanNotAllowed } from './meetup-errors.js';

export const RESTAURANT_TYPES = ['casual', 'fine', 'fast', 'any'] as const;
export type RestaurantType = (typeof RESTAURANT_TYPES)[number];

export const LONGEST_IMAGE_URL = 500;

/** Where a meetup takes place. */
export interface Venue {
  readonly restaurantName: string;
  readonly restaurantAddress: string;
  readonly restaurantType: RestaurantType;
  readonly venueType: VenueType;
  /** Null where nobody knows: such a meetup has no distance. */
  readonly coordinates: Coordinates | null;
  readonly venueImageUrl: string | null;
}

/** The venue in one line. */
export function placeOf({
  restaurantName,
  restaurantAddress,
}: Pick<Venue, 'restaurantName' | 'restaurantAddress'>): string {
  return `${restaurantName}, ${restaurantAddress}`;
}

/**
 * Refuses a picture that is neither at an https address nor a file of the product itself: any other path would have
 * everybody who looks at the meetup ask the product for something in their own name.
 * @throws MeetupPlanNotAllowed
 */
export function ensureVenueImage(url: string | null): void {
  if (url === null || (url.length <= LONGEST_IMAGE_URL && (isHttps(url) || isOwnPicture(url)))) return;
  throw new MeetupPlanNotAllowed('venueImageUrl', 'Please give a picture by its https address');
}

/** Without a name or password in it, and without characters that a browser reads in its own way. */
const isHttps = (url: string): boolean =>
  /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?(\/[\w\-./~%+=&?,:;!]*)?$/i.test(url);

/** Written in one way only, so that whoever looks for pictures that are kept here finds every one. */
const isOwnPicture = (url: string): boolean =>
  /^(\/[a-z0-9_-]+)+\.(webp|avif|png|jpe?g|gif)$/.test(lowerEnding(url));

const lowerEnding = (url: string): string => url.replace(/\.\w+$/, (ending) => ending.toLowerCase());
