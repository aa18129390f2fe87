import { setDevicePreference, devicePreference } from './device-preference.js';
import { formattingLocale, region } from './i18n/locale.js';

export const UNITS = ['miles', 'kilometres'] as const;
export type Unit = (typeof UNITS)[number];

const CHOICE = 'distances';
const KILOMETRES_PER_MILE = 1.609344;
/** Regions with road distances in miles, by the CLDR measurement data: United States, United Kingdom, Liberia. */
const MILE_REGIONS = ['US', 'GB', 'LR'];

const usual = (): Unit => (MILE_REGIONS.includes(region ?? '') ? 'miles' : 'kilometres');

/** The unit of distances: the device's preference, or else the default of the reader's region. */
export function unit(): Unit {
  const chosen = devicePreference(CHOICE);
  return UNITS.find((known) => known === chosen) ?? usual();
}

/** Saves the unit on this device; it applies to the next render. */
export function setUnit(unit: Unit): void {
  setDevicePreference(CHOICE, unit);
}

/** Formats a distance in miles in the reader's language and unit: '10 miles', '16 kilómetros'. */
export const distanceLabel = (miles: number): string =>
  unit() === 'miles'
    ? inUnit(miles, 'mile', 'long')
    : inUnit(miles * KILOMETRES_PER_MILE, 'kilometer', 'long');

/** Formats a walking distance, given in miles: '0.3 mi', '450 m', '1.2 km'. */
export function walkLabel(miles: number): string {
  if (unit() === 'miles') return inUnit(miles, 'mile', 'short', 1);
  const kilometres = miles * KILOMETRES_PER_MILE;
  return kilometres < 1
    ? inUnit(Math.round(kilometres * 100) * 10, 'meter', 'short')
    : inUnit(kilometres, 'kilometer', 'short', 1);
}

function inUnit(
  value: number,
  unit: 'mile' | 'kilometer' | 'meter',
  unitDisplay: 'long' | 'short',
  maximumFractionDigits = 0,
): string {
  return new Intl.NumberFormat(formattingLocale, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits,
  }).format(value);
}
