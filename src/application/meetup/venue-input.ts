import type { Coordinates } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { isKeptHere } from '../shared/picture-store.js';
import { PictureFromElsewhere, VENUE_PICTURE } from '../shared/pictures.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { MeetupPorts } from './ports.js';

/** Processes the venue that an organizer enters: geocodes its address, stores its picture. */
export class VenueInput {
  constructor(
    private readonly ports: Pick<
      MeetupPorts,
      'geocoder' | 'zones' | 'homeZone' | 'pictures' | 'jobs' | 'linkedPictures'
    >,
  ) {}

  /**
   * Geocodes an address; results near the organizer come first.
   * @returns null when the address is not found or the geocoder fails, because a venue needs no coordinates
   */
  async locate(address: string, near: Coordinates | null): Promise<Coordinates | null> {
    try {
      const [best] = await this.ports.geocoder.search(address, near);
      return best ? { latitude: best.latitude, longitude: best.longitude } : null;
    } catch {
      return null;
    }
  }

  /** @param fallback the zone of unknown coordinates; null for the default zone of the product */
  zoneOf(coordinates: Coordinates | null, fallback: TimeZone | null): TimeZone {
    return coordinates ? this.ports.zones.zoneOf(coordinates) : (fallback ?? this.ports.homeZone);
  }

  /**
   * Stores an uploaded or linked picture, passes its URL to `save` and removes it when `save` fails. A path is passed as is.
   * @throws the errors of `PictureStore.takeIn`
   */
  withPicture<T, Given extends string | null | undefined>(
    given: Given,
    userId: number,
    save: (url: Given | string, isNew: boolean) => Promise<T>,
  ): Promise<T> {
    return this.ports.pictures.takeIn(given, userId, VENUE_PICTURE, save, this.ports.linkedPictures);
  }

  /**
   * Queues the removal of the previous picture in the same transaction, so that a failed change removes nothing. A stored
   * picture belongs to one meetup and is erased with it, so the URL of another stored picture is refused.
   * @throws PictureFromElsewhere
   */
  async replacePicture(before: string | null, after: string | null, isNew: boolean): Promise<void> {
    if (after === before) return;
    if (after && !isNew && isKeptHere(after)) throw new PictureFromElsewhere(VENUE_PICTURE.field);
    if (before) await this.ports.jobs.add(REMOVE_PICTURE, { address: before });
  }
}
