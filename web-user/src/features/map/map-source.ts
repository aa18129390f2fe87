import type { Coordinates } from '@domain/shared/distance.js';
import type { VenueType } from '@domain/shared/slot.js';

/** Street level, for what is around; one closer for a place. */
export const AROUND_ZOOM = 15;
export const PLACE_ZOOM = 16;

const LOAD_WITHIN_MS = 15_000;

/** A place as the list and the map show it. What the source does not know is null. */
export interface PlaceOnMap extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly venueType: VenueType;
  readonly address: string | null;
  readonly distanceMiles: number;
  /** From 1 to 5. */
  readonly rating: number | null;
  /** From 1, inexpensive, to 4. */
  readonly priceLevel: number | null;
  readonly cuisine: string | null;
  readonly openingHours: string | null;
  readonly website: string | null;
  /** The place on the source's own map. */
  readonly mapUrl: string;
}

/** A map on the screen. Whoever opened it closes it. */
export interface MapView {
  /** Shows pins for these places, in place of those before. */
  show(places: readonly PlaceOnMap[]): void;
  /** Shows where the person is; null where the browser has not told. */
  showPerson(at: Coordinates | null): void;
  /** Makes one pin stand out, or none. */
  choose(id: string | null): void;
  moveTo(at: Coordinates, zoom: number): void;
  close(): void;
}

export interface MapStart {
  readonly centre: Coordinates;
  readonly onChoose: (id: string) => void;
  /** The service refused the key of this instance, which it tells only once its map is on the screen. */
  readonly onKeyRefused: () => void;
}

/** Where maps and places come from: Google Maps where there is a key for it, else OpenStreetMap. */
export interface MapSource {
  readonly name: 'Google Maps' | 'OpenStreetMap';
  /** Best first, at most 20, within 2000 m. @throws ServiceNotLoaded, ApiError, and whatever the service throws */
  nearby(at: Coordinates): Promise<PlaceOnMap[]>;
  /** Opens a map in the element. @throws ServiceNotLoaded */
  open(frame: HTMLElement, start: MapStart): Promise<MapView>;
}

/** The code of a service could not be loaded: no network, or something keeps it away. */
export class ServiceNotLoaded extends Error {}

/** Waits for code of a service, but not for ever. @throws ServiceNotLoaded */
export async function loaded<T>(code: Promise<T>): Promise<T> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error('It takes too long.')), LOAD_WITHIN_MS);
  });
  try {
    return await Promise.race([code, tooLong]);
  } catch (cause) {
    throw new ServiceNotLoaded('The service could not be loaded.', { cause });
  } finally {
    clearTimeout(patience);
  }
}
