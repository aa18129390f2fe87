import { addDays } from '@domain/shared/calendar-date.js';
import { DAY_MS, MINUTE_MS } from '@domain/shared/durations.js';
import { isEvening } from '@domain/shared/time-of-day.js';
import { instantAt, localDate } from '@domain/shared/time-zone.js';
import { isVenue } from '@domain/venue/area.js';
import type { Match } from '../../shared/api/types.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel, timeThere } from '../../shared/moments.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { isToday } from '../../shared/today.js';
import { t } from './messages.js';

/** Minutes of a full hour are left out, as one says it. */
const SPOKEN = /:00\s[AP]M$/;

/** A meetup that no request led to is no match found, and is called by its name. */
export const foundTitleOf = ({ meetup }: Match, isRequested: boolean): string =>
  meetup && !isRequested ? meetup.title : t('foundTitle');

/** The hour of a match of today, as 'Tonight at 6'; null on other days. */
export function hourOfToday(match: Match): string | null {
  if (!isToday(match)) return null;
  const start = new Date(match.startsAt);
  return t(isEvening(start, match.timeZone) ? 'tonightAt' : 'todayAt', {
    time: timeThere(start, match.timeZone).replace(SPOKEN, ''),
  });
}

/** When it is and at what kind of venue; on the day, when the hour stands above, where it is. */
export function whenOrWhere({ venueType, suggestedLocation, ...match }: Match): string {
  const { suggestedDate, suggestedTime } = match;
  if (!isToday(match))
    return `${saturdayLabel(suggestedDate)}, ${mealLabel(suggestedTime)} · ${venueLabel(venueType)}`;
  return isVenue(suggestedLocation) ? suggestedLocation : venueLabel(venueType);
}

/** The time left in words, as 'in 7 days', and the instant at which it changes; from the start on there is none. */
export function timeLeft(match: Match, now = new Date()): { label: string | null; changesAt: Date } {
  const { suggestedDate, timeZone } = match;
  const start = new Date(match.startsAt);
  const said = new Intl.RelativeTimeFormat(formattingLocale, { numeric: 'auto' });
  if (!isToday(match)) {
    const today = localDate(now, timeZone);
    return {
      label: said.format((Date.parse(suggestedDate) - Date.parse(today)) / DAY_MS, 'day'),
      changesAt: instantAt(addDays(today, 1), 0, 0, timeZone),
    };
  }
  const minutes = Math.ceil((start.getTime() - now.getTime()) / MINUTE_MS);
  const before = (left: number) => new Date(start.getTime() - left * MINUTE_MS);
  if (minutes <= 0) return { label: null, changesAt: start };
  if (minutes < 60) return { label: said.format(minutes, 'minute'), changesAt: before(minutes - 1) };
  const hours = Math.round(minutes / 60);
  return { label: said.format(hours, 'hour'), changesAt: before(Math.max(59, hours * 60 - 31)) };
}
