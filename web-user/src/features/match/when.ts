import { addDays } from '@domain/shared/calendar-date.js';
import { DAY_MS, HOUR_MS } from '@domain/shared/durations.js';
import { isEvening } from '@domain/shared/time-of-day.js';
import { instantAt, localDate } from '@domain/shared/time-zone.js';
import { isVenue } from '@domain/venue/area.js';
import type { Match } from '../../shared/api/types.js';
import { mealLabel, saturdayLabel, timeThere, venueLabel } from '../../shared/dates.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { isToday } from '../../shared/today.js';
import { t } from './messages.js';

/** Minutes of a full hour are left out, as one says it. */
const SPOKEN = /:00\s[AP]M$/;

/** On its day the card says when the match is; a meetup that no request led to is no match found. */
export function titleOf(match: Match, isRequested: boolean): string {
  const { startsAt, timeZone, meetup } = match;
  if (!isToday(match)) return meetup && !isRequested ? meetup.title : t('foundTitle');
  const start = new Date(startsAt);
  return t(isEvening(start, timeZone) ? 'tonightAt' : 'todayAt', {
    time: timeThere(start, timeZone).replace(SPOKEN, ''),
  });
}

/** When it is and at what kind of venue; on the day, when the title says the hour, where it is. */
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
  const hours = Math.ceil((start.getTime() - now.getTime()) / HOUR_MS);
  const said = new Intl.RelativeTimeFormat(formattingLocale, { numeric: 'auto' });
  const today = localDate(now, timeZone);
  if (!isToday(match))
    return {
      label: said.format((Date.parse(suggestedDate) - Date.parse(today)) / DAY_MS, 'day'),
      changesAt: instantAt(addDays(today, 1), 0, 0, timeZone),
    };
  return {
    label: hours > 0 ? said.format(hours, 'hour') : null,
    changesAt: new Date(start.getTime() - (hours - 1) * HOUR_MS),
  };
}
