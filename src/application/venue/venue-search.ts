import type { MemberLocation } from '../../domain/venue/fair-middle.js';
import type { Place } from '../../domain/places/nearby-places.js';
import { type Openness, stayFrom, type TimeSpan } from '../../domain/places/openness.js';
import { fairestVenues, MOST_FAIREST, rankedByFairness } from '../../domain/venue/fairest-venues.js';
import { isSamePlace, type Venue } from '../../domain/venue/venue.js';
import { type Coordinates, MAX_SNAP_ERROR_METERS, milesBetween } from '../../domain/shared/distance.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { OpeningHours, PlaceDirectory } from '../places/ports.js';
import type { Geocoder } from '../shared/geocoder.js';
import { ServiceUnavailable } from '../shared/service-unavailable.js';

/** Search radii in meters; a larger one is used only when the smaller ones return too few venues. */
const RADII_METERS = [2_000, 5_000, 15_000];
/** Maximum distance of a named area, in miles. */
const NEAR_MILES = 25;
/** Places whose hours are read at a time, the fairest first, until enough are open. */
const PLACES_READ_AT_ONCE = 30;

export interface VenueSearchQuery {
  /** Rounded to the grid of stored coordinates. */
  readonly center: Coordinates;
  /** Obfuscated locations, see `obfuscate`. */
  readonly members: readonly MemberLocation[];
  readonly venueType: VenueType;
  readonly startsAt: Date;
  /** Venues without room, which are not found again. */
  readonly full: readonly Venue[];
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
    private readonly openingHours: OpeningHours,
    private readonly geocoder: Geocoder,
  ) {}

  /** @returns at most three venues: those that are open first, then those whose hours are not known, each the fairest first */
  async fairestAround({
    center,
    members,
    venueType,
    startsAt,
    full,
  }: VenueSearchQuery): Promise<FoundVenues> {
    let venues: Venue[] = [];
    try {
      for (const meters of RADII_METERS) {
        const around = await this.directory.around(center, meters + MAX_SNAP_ERROR_METERS);
        const places = around.filter((place) => !full.some((venue) => isSamePlace(place, venue)));
        venues = await this.openAmong(rankedByFairness(places, members, venueType), stayFrom(startsAt));
        if (venues.length === MOST_FAIREST) break;
      }
      return { venues };
    } catch (error) {
      if (error instanceof ServiceUnavailable) return { venues, unavailable: error };
      throw error;
    }
  }

  private async openAmong(ranked: readonly Place[], stay: TimeSpan): Promise<Venue[]> {
    const read: Openness[] = [];
    let venues: Venue[] = [];
    while (read.length < ranked.length) {
      const next = ranked.slice(read.length, read.length + PLACES_READ_AT_ONCE);
      read.push(...(await this.openingHours.opennessOf(next, stay)));
      venues = fairestVenues(ranked.slice(0, read.length), read);
      if (venues.filter(({ openness }) => openness === 'open').length === MOST_FAIREST) break;
    }
    return venues;
  }

  /** @returns null when the geocoder has no answer within 25 miles */
  async areaAt(center: Coordinates): Promise<string | null> {
    const address = await this.geocoder.reverse(center);
    if (!address || milesBetween(address, center) > NEAR_MILES) return null;
    return address.area ?? address.label;
  }
}
