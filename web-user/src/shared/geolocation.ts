import type { Coordinates } from '@domain/shared/distance.js';

/** How long a position may be used again. */
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

/** Where the person is, asked of them if need be. @throws GeolocationPositionError */
export const detectPosition = (): Promise<Coordinates> => locate(10_000);

/** Where the person is if they have already allowed it; never asks. */
export async function knownPosition(): Promise<Coordinates | null> {
  if (!canLocate() || !navigator.permissions) return null;
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted' ? await locate(3_000) : null;
  } catch {
    return null;
  }
}
