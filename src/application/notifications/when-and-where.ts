import { isolated } from '../../domain/shared/isolated.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import { type Language, LOCALE_OF } from '../../domain/shared/language.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import { timeOfDayAt } from '../../domain/shared/time-of-day.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { textsOf } from '../shared/texts.js';
import type { Fact } from './mail-parts.js';

/** When and where a match or meetup takes place. */
export interface WhenAndWhere {
  readonly date: CalendarDate;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  /** Null while it is not known. */
  readonly place: string | null;
  /** The state of the booking in words; null while there is none. */
  readonly booking?: string | null;
}

/** Date and time in words, for the sentences of a mail. */
export interface DateAndTimeText {
  /** Such as 'Saturday, December 12'. */
  readonly day: string;
  /** Such as 'Sat, Dec 12', for subjects. */
  readonly shortDay: string;
  /** Such as '6 PM' or '6:30 PM'. */
  readonly time: string;
}

export function dateAndTimeText(
  { date, startsAt, timeZone }: WhenAndWhere,
  language: Language,
): DateAndTimeText {
  const locale = LOCALE_OF[language];
  return {
    day: dayLabel(new Date(`${date}T00:00:00Z`), 'UTC', locale),
    shortDay: dateLabel(date, locale),
    time: clockLabel(startsAt, timeZone, language),
  };
}

/** A moment that may be in another year, such as 'Monday, March 9, 2026, 12 AM'. */
export function momentText(instant: Date, timeZone: TimeZone, language: Language): string {
  const locale = LOCALE_OF[language];
  return `${dayLabel(instant, timeZone, locale, 'numeric')}, ${clockLabel(instant, timeZone, language)}`;
}

/** The rows of a mail about a table. @param tableMates names of the others; a row is left out where nothing is known */
export function tableFacts(
  when: WhenAndWhere,
  tableMates: readonly string[],
  language: Language,
): readonly Fact[] {
  const { day, time } = dateAndTimeText(when, language);
  const t = textsOf('table', language);
  const names = new Intl.ListFormat(LOCALE_OF[language]).format(tableMates.map(isolated));
  return [
    { label: t('date'), value: day },
    { label: t('time'), value: time },
    { label: t('venue'), value: isolated(when.place ?? '') },
    { label: t('bookingLabel'), value: when.booking ?? '' },
    { label: t('with'), value: names },
  ].filter(({ value }) => value !== '');
}

const dayLabel = (instant: Date, timeZone: TimeZone, locale: string, year?: 'numeric'): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', year, timeZone }).format(
    instant,
  );

/** Without the minutes on the full hour, where a day has two halves: '6 PM', but '18:00'. */
const clockLabel = (instant: Date, timeZone: TimeZone, language: Language): string =>
  timeOfDayAt(instant, timeZone, language).replace(/:00(?=\D)/, '');
