import type { Coordinates } from '@domain/shared/distance.js';

/** Maximum age of a cached position. */
export const POSITION_AGE_MS = 5 * 60_000;

function locate(timeout: number): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      reject,
      { timeout, maximumAge: POSITION_AGE_MS },
    );
  });
}

export const canLocate = (): boolean => 'geolocation' in navigator && Boolean(navigator.geolocation);

/**
 * The browser's position, with a permission prompt if needed.
 * @throws GeolocationPositionError
 */
export const detectPosition = (): Promise<Coordinates> => locate(10_000);

/** The browser's position if permission was already granted; never prompts. */
export async function knownPosition(): Promise<Coordinates | null> {
  if (!canLocate() || !navigator.permissions) return null;
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted' ? await locate(3_000) : null;
  } catch {
    return null;
  }
}
