import { formattingLocale } from './i18n/locale.js';

export const UNITS = ['miles', 'kilometres'] as const;
export type Unit = (typeof UNITS)[number];

const CHOICE = 'tablemates.distances';
const KILOMETRES_PER_MILE = 1.609344;
/** Where road signs count in miles, by CLDR's measurement data: the United States, the United Kingdom, Liberia. */
const COUNTING_IN_MILES = ['US', 'GB', 'LR'];

const usual = (): Unit =>
  COUNTING_IN_MILES.includes(new Intl.Locale(formattingLocale).region ?? '') ? 'miles' : 'kilometres';

/** What distances are shown in: as chosen on this device, else as usual in the reader's region. */
export function unit(): Unit {
  return UNITS.find((known) => known === localStorage.getItem(CHOICE)) ?? usual();
}

/** Shows distances in `unit` on this device from now on; what is on the screen changes when it is drawn again. */
export function countIn(unit: Unit): void {
  localStorage.setItem(CHOICE, unit);
}

/** A distance given in miles, in words of the reader's language and unit: '10 miles', '16 kilómetros'. */
export function distanceLabel(miles: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const inMiles = unit() === 'miles';
  return new Intl.NumberFormat(formattingLocale, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    unitDisplay,
    maximumFractionDigits: 0,
  }).format(inMiles ? miles : miles * KILOMETRES_PER_MILE);
}
