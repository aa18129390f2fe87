import type { MemberLocation } from '../../domain/venue/fair-middle.js';
import type { Place } from '../../domain/places/nearby-places.js';
import { type Openness, stayFrom, type TimeSpan } from '../../domain/places/openness.js';
import { fairestVenues, MOST_FAIREST, rankedByFairness } from '../../domain/venue/fairest-venues.js';
import { isSamePlace, type Venue } from '../../domain/venue/venue.js';
import { byNeedsMet } from '../../domain/venue/venues-that-meet-needs.js';
import type { VenueNeeds } from '../../domain/private-preferences/private-preferences.js';
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
  /** Of the members together. */
  readonly needs: VenueNeeds;
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

  /**
   * @returns at most three venues: those that meet the needs best first, of them those that are open, then those whose hours
   * are not known, each the fairest first
   */
  async fairestAround({
    center,
    members,
    venueType,
    startsAt,
    needs,
    full,
  }: VenueSearchQuery): Promise<FoundVenues> {
    const stay = stayFrom(startsAt);
    let venues: Venue[] = [];
    let lastResort: readonly Place[] = [];
    try {
      for (const meters of RADII_METERS) {
        const around = await this.directory.around(center, meters + MAX_SNAP_ERROR_METERS);
        const places = around.filter((place) => !full.some((venue) => isSamePlace(place, venue)));
        const { groups, failing } = byNeedsMet(rankedByFairness(places, members, venueType), needs);
        venues = await this.openAmong(groups, stay);
        if (venues.length === MOST_FAIREST) break;
        lastResort = failing;
      }
      if (venues.length === 0) venues = await this.openAmong([lastResort], stay);
      return { venues };
    } catch (error) {
      if (error instanceof ServiceUnavailable) return { venues, unavailable: error };
      throw error;
    }
  }

  /** @param groups the best first, each ranked */
  private async openAmong(groups: ReadonlyArray<readonly Place[]>, stay: TimeSpan): Promise<Venue[]> {
    let venues: Venue[] = [];
    for (const ranked of groups) {
      if (venues.length === MOST_FAIREST) break;
      venues = await this.openOf(ranked, stay, venues);
    }
    return venues;
  }

  private async openOf(ranked: readonly Place[], stay: TimeSpan, better: readonly Venue[]): Promise<Venue[]> {
    const read: Openness[] = [];
    let venues = [...better];
    while (read.length < ranked.length) {
      const next = ranked.slice(read.length, read.length + PLACES_READ_AT_ONCE);
      read.push(...(await this.openingHours.opennessOf(next, stay)));
      venues = fairestVenues(ranked.slice(0, read.length), read, better);
      const found = venues.slice(better.length);
      if (venues.length === MOST_FAIREST && found.every(({ openness }) => openness === 'open')) break;
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
