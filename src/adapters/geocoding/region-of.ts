import type { CityData } from 'city-timezones';
import { type Coordinates, milesBetween } from '../../domain/shared/distance.js';
import { isTimeZone, type TimeZone } from '../../domain/shared/time-zone.js';
import { holidayRegionOf, type Region } from './holiday-region.js';

/**
 * The country of most large cities in the time zone, and the state of the nearest of them: the nearest of all may be across a
 * border. Loads the list of cities on first use. @returns null for a zone without cities
 */
export async function regionOf(at: Coordinates, zone: TimeZone): Promise<Region | null> {
  const { default: cityTimezones } = await import('city-timezones');
  const inZone = cityTimezones.cityMapping.filter(({ timezone }) => timezone && isSame(timezone, zone));
  const country = mostFrequent(inZone.map(({ iso2 }) => iso2));
  let nearest: CityData | null = null;
  let least = Infinity;
  for (const city of inZone) {
    const miles = milesBetween(at, { latitude: city.lat, longitude: city.lng });
    if (city.iso2 === country && miles < least) [nearest, least] = [city, miles];
  }
  return nearest && holidayRegionOf(nearest);
}

function mostFrequent(codes: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const canonical = new Map<TimeZone, TimeZone>();

/** Whether two names are of one zone: the list of cities has old names, such as `America/Montreal` for `America/Toronto`. */
const isSame = (one: TimeZone, other: TimeZone): boolean => canonicalNameOf(one) === canonicalNameOf(other);

function canonicalNameOf(zone: TimeZone): TimeZone {
  const known = canonical.get(zone);
  if (known !== undefined) return known;
  const name = isTimeZone(zone)
    ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    : zone;
  canonical.set(zone, name);
  return name;
}
