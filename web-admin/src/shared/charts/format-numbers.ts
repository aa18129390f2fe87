import { LOCALE } from '../i18n/language.js';

const SHORT_DAY = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });

/** Formats a date without a time zone as "Nov 28". */
export const formatShortDay = (date: string): string => SHORT_DAY.format(new Date(`${date}T00:00:00Z`));

/** Formats a share from 0 to 1 as "64%". */
export const formatPercent = (share: number): string => PERCENT.format(share);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Where an axis of counts ends: at one without any, because an axis from zero to zero is labeled 0.000000. */
export const topOf = (counts: ReadonlyArray<number | null>): number | undefined =>
  counts.some((count) => count) ? undefined : 1;
