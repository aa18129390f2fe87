import { dateLabel } from '@domain/shared/saturday.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { catalogue } from './i18n/catalogue.js';
import { formattingLocale } from './i18n/locale.js';

const t = catalogue('dates', {
  brunch: '11:00 AM (Brunch)',
  lunch: '1:00 PM (Lunch)',
  dinner: '6:00 PM (Dinner)',
  cafe: 'Cafe',
  restaurant: 'Restaurant',
});

type Known = Parameters<typeof t>[0];
const KNOWN: readonly string[] = ['brunch', 'lunch', 'dinner', 'cafe', 'restaurant'];

/** 'Sat, Nov 28'. */
export const saturdayLabel = (date: CalendarDate): string => dateLabel(date, formattingLocale);

/** '1:00 PM (Lunch)'; a time that has no name is shown as it is. */
export const mealLabel = (meal: string): string => (KNOWN.includes(meal) ? t(meal as Known) : meal);

/** 'Cafe' or 'Restaurant'. */
export const venueLabel = (venue: string): string => (KNOWN.includes(venue) ? t(venue as Known) : venue);
