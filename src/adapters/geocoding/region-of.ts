import type { CityData } from 'city-timezones';
import { type Coordinates, milesBetween } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** A country by its ISO code in lower case, and the name of a state in the country's own language. */
export interface Region {
  readonly country: string;
  readonly state: string;
}

/**
 * The country of most large cities in the time zone, and the state of the nearest of them: the nearest of all may be across a
 * border. Loads the list of cities on first use. @returns null for a zone without cities
 */
export async function regionOf(at: Coordinates, zone: TimeZone): Promise<Region | null> {
  const { default: cityTimezones } = await import('city-timezones');
  const inZone = cityTimezones.cityMapping.filter(({ timezone }) => timezone === zone);
  const country = mostFrequent(inZone.map(({ iso2 }) => iso2));
  let nearest: CityData | null = null;
  let least = Infinity;
  for (const city of inZone) {
    const miles = milesBetween(at, { latitude: city.lat, longitude: city.lng });
    if (city.iso2 === country && miles < least) [nearest, least] = [city, miles];
  }
  return nearest && { country: nearest.iso2.toLowerCase(), state: nearest.province };
}

function mostFrequent(codes: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
