import type { Openness } from '@domain/places/openness.js';
import type { Coordinates } from '@domain/shared/distance.js';
import type { VenueType } from '@domain/shared/slot.js';

/** Street level for an area; one level closer for a single place. */
export const AREA_ZOOM = 15;
export const PLACE_ZOOM = 16;

const LOAD_TIMEOUT_MS = 15_000;

/** A place as list and map show it; null where the source has no value. */
export interface PlaceOnMap extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly venueType: VenueType;
  readonly address: string | null;
  readonly distanceMiles: number;
  /** Stars, 1 to 5. */
  readonly rating: number | null;
  /** From 1 (inexpensive) to 4 (very expensive). */
  readonly priceLevel: number | null;
  readonly cuisine: string | null;
  readonly openingHours: string | null;
  /** At the moment. */
  readonly openness: Openness;
  readonly website: string | null;
  readonly phone: string | null;
  /** Whether a wheelchair gets in. */
  readonly isStepFree: boolean | null;
  /** URL of the place on the source's own map. */
  readonly mapUrl: string;
}

/** A map that is displayed. Its creator must close it. */
export interface MapView {
  /** Replaces the pins. */
  show(places: readonly PlaceOnMap[]): void;
  /** Shows the user's position; null hides it. */
  showUser(at: Coordinates | null): void;
  /** Highlights one pin, or none. */
  choose(id: string | null): void;
  moveTo(at: Coordinates, zoom: number): void;
  close(): void;
}

export interface MapStart {
  readonly centre: Coordinates;
  readonly onChoose: (id: string) => void;
  /** Called when the service rejects the API key, which it reports only after the map is displayed. */
  readonly onKeyRejected: () => void;
}

/** A source of maps and places: Google Maps if an API key is configured, or else OpenStreetMap. See ADR 8. */
export interface MapSource {
  readonly name: 'Google Maps' | 'OpenStreetMap';
  /**
   * At most 20 places within 2,000 meters, best first.
   * @throws ServiceNotLoaded, ApiError, and the errors of the service
   */
  nearby(at: Coordinates): Promise<PlaceOnMap[]>;
  /**
   * Creates a map in the element.
   * @throws ServiceNotLoaded
   */
  open(frame: HTMLElement, start: MapStart): Promise<MapView>;
}

/** The script of a map service could not be loaded: no network, or a content blocker. */
export class ServiceNotLoaded extends Error {}

/**
 * Loads the script of a service with a timeout.
 * @throws ServiceNotLoaded
 */
export async function withLoadTimeout<T>(code: Promise<T>): Promise<T> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error('It takes too long.')), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([code, tooLong]);
  } catch (cause) {
    throw new ServiceNotLoaded('The service could not be loaded.', { cause });
  } finally {
    clearTimeout(patience);
  }
}
