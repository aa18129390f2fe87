import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import { MEAL_TIMES, VENUE_TYPES } from '@domain/shared/slot.js';
import { isTimeZone, localDate } from '@domain/shared/time-zone.js';
import { LOCALE } from '../i18n/language.js';
import { messagesOf, textOf } from '../i18n/messages-of.js';
import { choicesOf } from '../ui/choices.js';

const t = messagesOf('slots');

const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: 'UTC' });

/** @param time a meal, returned as "Dinner", or a time such as "19:30", returned as "7:30 PM" */
export const mealLabel = (time: string): string =>
  t.has(time) ? t(time) : TIME.format(new Date(`1970-01-01T${time}Z`));

export const venueLabel = (venueType: string): string => textOf(t, venueType);

interface Slot {
  readonly date: string;
  readonly time: string;
  readonly venueType: string;
}

/** Formats as "Sat, Nov 28". */
export const dayLabel = (date: string): string => dateLabel(date as CalendarDate, LOCALE);

/** Formats as "Sat, Nov 28 · Dinner". */
export const dateMealLabel = (date: string, time: string): string => `${dayLabel(date)} · ${mealLabel(time)}`;

/** Formats as "Sat, Nov 28 · Dinner · Restaurant". */
export const slotLabel = ({ date, time, venueType }: Slot): string =>
  `${dateMealLabel(date, time)} · ${venueLabel(venueType)}`;

export const TIME_CHOICES = choicesOf(MEAL_TIMES, t);
export const VENUE_CHOICES = choicesOf(VENUE_TYPES, t);

const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A device may say a zone that `Intl` does not know, such as `Etc/Unknown`. */
const ZONE = isTimeZone(DEVICE_ZONE) ? DEVICE_ZONE : 'UTC';

/** The date in the device's time zone. */
export const today = (): CalendarDate => localDate(new Date(), ZONE);
