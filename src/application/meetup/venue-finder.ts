import type { Coordinates } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { TimeZones } from '../shared/time-zones.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { ParticipantDetails } from './ports.js';

/** Finds the coordinates and the time zone of a venue. */
export class VenueFinder {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly zones: TimeZones,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * Geocodes an address.
   * @returns null when it is not found or the geocoder fails, which is allowed for a venue
   */
  async find(address: string, organiser: ParticipantDetails): Promise<Coordinates | null> {
    try {
      const [best] = await this.geocoder.search(address, organiser.coordinates);
      return best ? { latitude: best.latitude, longitude: best.longitude } : null;
    } catch {
      return null;
    }
  }

  /** @param otherwise the zone where the place is unknown; that of the product where this is unknown too */
  zoneOf(coordinates: Coordinates | null, otherwise: TimeZone | null): TimeZone {
    return coordinates ? this.zones.zoneOf(coordinates) : (otherwise ?? this.homeZone);
  }
}
