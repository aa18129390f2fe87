import type { MemberLocation } from '../../domain/venue/fair-middle.js';
import { fairestVenues, MOST_FAIREST } from '../../domain/venue/fairest-venues.js';
import type { Venue } from '../../domain/venue/venue.js';
import { type Coordinates, MAX_SNAP_ERROR_METERS, milesBetween } from '../../domain/shared/distance.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { PlaceDirectory } from '../places/ports.js';
import type { Geocoder } from '../shared/geocoder.js';
import { ServiceUnavailable } from '../shared/service-unavailable.js';

/** Search radii in meters; a larger one is used only when the smaller ones return too few venues. */
const RADII_METERS = [2_000, 5_000, 15_000];
/** Maximum distance of a named area, in miles. */
const NEAR_MILES = 25;

export interface VenueSearchQuery {
  /** Rounded to the grid of stored coordinates. */
  readonly center: Coordinates;
  /** Obfuscated locations, see `obfuscate`. */
  readonly members: readonly MemberLocation[];
  readonly venueType: VenueType;
}

/** Venues found so far; `unavailable` is set when a request to the map service failed. */
export interface FoundVenues {
  readonly venues: Venue[];
  readonly unavailable?: ServiceUnavailable;
}

/** Searches the external map services for the fairest venues and for the name of an area. Runs outside transactions. */
export class VenueSearch {
  constructor(
    private readonly directory: PlaceDirectory,
    private readonly geocoder: Geocoder,
  ) {}

  /** @returns at most three venues, the fairest first */
  async fairestAround({ center, members, venueType }: VenueSearchQuery): Promise<FoundVenues> {
    let venues: Venue[] = [];
    try {
      for (const meters of RADII_METERS) {
        const places = await this.directory.around(center, meters + MAX_SNAP_ERROR_METERS);
        venues = fairestVenues(places, members, venueType);
        if (venues.length === MOST_FAIREST) break;
      }
      return { venues };
    } catch (error) {
      if (error instanceof ServiceUnavailable) return { venues, unavailable: error };
      throw error;
    }
  }

  /** @returns null when the geocoder has no answer within 25 miles */
  async areaAt(center: Coordinates): Promise<string | null> {
    const address = await this.geocoder.reverse(center);
    if (!address || milesBetween(address, center) > NEAR_MILES) return null;
    return address.area ?? address.label;
  }
}
