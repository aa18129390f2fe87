import { isolated } from '@domain/shared/isolated.js';
import type { Match } from '../../shared/api/types.js';
import { venueLabel } from '../../shared/dates.js';
import { saturdayLabel, timeThere } from '../../shared/moments.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { isToday } from '../../shared/today.js';
import { t } from './messages.js';

/** Where the match is: a venue, an area, or only the kind of venue. */
export const placeOf = ({ suggestedLocation, venueType }: Match): string =>
  suggestedLocation ? suggestedLocationLabel(suggestedLocation) : venueLabel(venueType);

/** Day and place in a line, on the day the hour; of a chat of two when they met, of a meetup also its name. */
export function lineOf(match: Match): string {
  const when = isToday(match)
    ? `${t('today')}, ${timeThere(match.startsAt, match.timeZone)}`
    : saturdayLabel(match.suggestedDate);
  if (match.status === 'in_touch') return when;
  const names = [match.meetup?.title ?? '', placeOf(match)].filter(Boolean).map(isolated);
  return [when, ...names].join(' · ');
}
