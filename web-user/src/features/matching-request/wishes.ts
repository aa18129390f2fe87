import { OLDEST_SOUGHT } from '@domain/shared/age.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import type { MealTime, VenueType } from '@domain/shared/slot.js';
import type { MatchingRequestPayload } from '../../shared/api/types.js';
import { t } from './messages.js';

/** The stops of the dialog's sliders. */
export const DISTANCE_SLIDER = { min: 10, max: 45, step: 1, start: 10 } as const;
export const AGE_SLIDER = { min: 18, max: 60, step: 4 } as const;

/** What a person has chosen so far in the request dialog. */
export interface Wishes {
  venueType: VenueType | null;
  date: CalendarDate | null;
  time: MealTime | null;
  distance: number;
  ages: [min: number, max: number];
}

export const noWishes = (venueType: VenueType | null): Wishes => ({
  venueType,
  date: null,
  time: null,
  distance: DISTANCE_SLIDER.start,
  ages: [AGE_SLIDER.min, AGE_SLIDER.max],
});

/** The request these wishes make; null while something is missing. The last stop of the ages means "and older". */
export function requestFrom({
  venueType,
  date,
  time,
  distance,
  ages: [min, max],
}: Wishes): MatchingRequestPayload | null {
  if (!venueType || !date || !time) return null;
  return {
    meetupType: 'group',
    venueType,
    preferredDate: date,
    preferredTime: time,
    maxDistance: distance,
    ageRangeMin: min,
    ageRangeMax: max >= AGE_SLIDER.max ? OLDEST_SOUGHT : max,
  };
}

/** An upper age as a person reads it. */
export const upperAge = (age: number): string =>
  age >= AGE_SLIDER.max ? t('openEnded', { age: AGE_SLIDER.max }) : String(age);

/** '18 – 60+'; a missing bound is open. */
export const agesLabel = (min: number | null, max: number | null): string =>
  t('ageRange', { min: min ?? AGE_SLIDER.min, max: upperAge(max ?? OLDEST_SOUGHT) });
