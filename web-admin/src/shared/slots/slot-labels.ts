import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import { LOCALE } from '../i18n/language.js';
import { t } from './messages.js';

const MEALS: Record<string, string> = {
  brunch: t('brunch'),
  lunch: t('lunch'),
  dinner: t('dinner'),
};
const VENUES: Record<string, string> = { cafe: t('cafe'), restaurant: t('restaurant') };

const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: 'UTC' });

/** @param time a meal, returned as "Dinner", or a time such as "19:30", returned as "7:30 PM" */
export const mealLabel = (time: string): string =>
  MEALS[time] ?? TIME.format(new Date(`1970-01-01T${time}Z`));

export const venueLabel = (venueType: string): string => VENUES[venueType] ?? venueType;

interface Slot {
  readonly date: string;
  readonly time: string;
  readonly venueType: string;
}

/** Formats as "Sat, Nov 28 · Dinner". */
export const dateMealLabel = (date: string, time: string): string =>
  `${dateLabel(date as CalendarDate, LOCALE)} · ${mealLabel(time)}`;

/** Formats as "Sat, Nov 28 · Dinner · Restaurant". */
export const slotLabel = ({ date, time, venueType }: Slot): string =>
  `${dateMealLabel(date, time)} · ${venueLabel(venueType)}`;
