import { OLDEST_SOUGHT } from '@domain/shared/age.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import type { MealTime, VenueType } from '@domain/shared/slot.js';
import type { MatchingRequestPayload } from '../../shared/api/types.js';
import { t } from './messages.js';

/** Bounds and defaults of the sliders. */
export const DISTANCE_SLIDER = { min: 10, max: 45, step: 1, start: 10 } as const;
export const AGE_SLIDER = { min: 18, max: 60, step: 4 } as const;

/** The form values of a request. */
export interface RequestFormValues {
  venueType: VenueType | null;
  date: CalendarDate | null;
  time: MealTime | null;
  distance: number;
  ages: [min: number, max: number];
}

export const noWishes = (venueType: VenueType | null): RequestFormValues => ({
  venueType,
  date: null,
  time: null,
  distance: DISTANCE_SLIDER.start,
  ages: [AGE_SLIDER.min, AGE_SLIDER.max],
});

/**
 * The request body of these form values; null while a value is missing. The maximum of the age slider means no upper
 * bound.
 */
export function requestFrom({
  venueType,
  date,
  time,
  distance,
  ages: [min, max],
}: RequestFormValues): MatchingRequestPayload | null {
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

/** Formats the upper bound of an age range. */
export const upperAge = (age: number): string =>
  age >= AGE_SLIDER.max ? t('openEnded', { age: AGE_SLIDER.max }) : String(age);

/** Formats an age range as '18 – 60+'; a null bound is open. */
export const agesLabel = (min: number | null, max: number | null): string =>
  t('ageRange', { min: min ?? AGE_SLIDER.min, max: upperAge(max ?? OLDEST_SOUGHT) });
