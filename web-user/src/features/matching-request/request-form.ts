import { OLDEST_SOUGHT } from '@domain/shared/age.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import type { Gender } from '@domain/shared/gender.js';
import type { MealTime, VenueType } from '@domain/shared/slot.js';
import { FIRST_CHOICES } from '@domain/matching-request/first-choices.js';
import { openSaturdays } from '@domain/shared/saturday.js';
import type { ActiveRequest, MatchingRequestPayload } from '../../shared/api/types.js';
import { t } from './messages.js';

/** Bounds and defaults of the sliders. */
export const DISTANCE_SLIDER = { min: 10, max: 45, step: 1, start: FIRST_CHOICES.maxDistance } as const;
export const AGE_SLIDER = { min: 18, max: 60, step: 4 } as const;

/** The form values of a request. */
export interface RequestFormValues {
  venueType: VenueType | null;
  date: CalendarDate | null;
  time: MealTime | null;
  distance: number;
  ages: [min: number, max: number];
  sharedLanguage: boolean;
  notTheOnly: Gender | null;
}

const SATURDAYS_OFFERED = 3;

/** The Saturdays to choose from, and the chosen one if it is a later one that is still open. */
export function saturdaysOffered(today: CalendarDate, chosen: CalendarDate | null): CalendarDate[] {
  const offered = openSaturdays(today, SATURDAYS_OFFERED);
  return chosen && chosen > offered.at(-1)! ? [...offered, chosen] : offered;
}

/** A new request: the nearest Saturday, and the choices of the last request. */
export const newWishes = (
  venueType: VenueType | null,
  today: CalendarDate,
  last: Pick<RequestFormValues, 'time' | 'distance' | 'ages' | 'sharedLanguage'> | null,
): RequestFormValues => ({
  venueType,
  date: openSaturdays(today, 1)[0] ?? null,
  time: last?.time ?? null,
  distance: last?.distance ?? DISTANCE_SLIDER.start,
  ages: last?.ages ?? [AGE_SLIDER.min, AGE_SLIDER.max],
  sharedLanguage: last?.sharedLanguage ?? false,
  notTheOnly: null,
});

/** The values of an open request, within the bounds of the form; the nearest Saturday where its own is closed. */
export function wishesOf(request: ActiveRequest, today: CalendarDate): RequestFormValues {
  const nearest = openSaturdays(today, 1)[0]!;
  const within = (value: number, { min, max }: { min: number; max: number }) =>
    Math.min(max, Math.max(min, value));
  return {
    venueType: request.venueType,
    date: request.preferredDate < nearest ? nearest : request.preferredDate,
    time: request.preferredTime,
    distance: within(request.maxDistance, DISTANCE_SLIDER),
    ages: [
      within(request.ageRangeMin ?? AGE_SLIDER.min, AGE_SLIDER),
      within(request.ageRangeMax ?? AGE_SLIDER.max, AGE_SLIDER),
    ],
    sharedLanguage: request.sharedLanguage,
    notTheOnly: request.notTheOnly,
  };
}

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
  sharedLanguage,
  notTheOnly,
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
    sharedLanguage,
    notTheOnly,
  };
}

/** The text that asks for the first choice that is missing; null where none is. */
export function firstMissing({ venueType, date, time }: RequestFormValues) {
  if (!venueType) return 'chooseVenue';
  if (!date) return 'chooseDate';
  return time ? null : 'chooseTime';
}

/** Formats the upper bound of an age range. */
export const upperAge = (age: number): string =>
  age >= AGE_SLIDER.max ? t('openEnded', { age: AGE_SLIDER.max }) : String(age);

/** Formats an age range as '18 – 60+', or as '70+' where it starts beyond the slider; a null bound is open. */
export const agesLabel = (min: number | null, max: number | null): string =>
  min !== null && min >= AGE_SLIDER.max
    ? t('openEnded', { age: min })
    : t('ageRange', { min: min ?? AGE_SLIDER.min, max: upperAge(max ?? OLDEST_SOUGHT) });
