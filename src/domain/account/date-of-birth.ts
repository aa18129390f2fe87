import { ADULT_AGE, ageOn } from '../shared/age.js';
import { type CalendarDate, isCalendarDate } from '../shared/calendar-date.js';
import { invalidField } from '../shared/refusal.js';

/** Upper bound of a plausible age, in years. */
const OLDEST_AGE = 120;
export const TOO_YOUNG = 'You must be at least 18 years old to join';
export const ADULTHOOD_NOT_CONFIRMED = 'You must confirm you are 18+ years old';

class DateOfBirthNotReal extends invalidField(
  'date_of_birth_not_real',
  'dateOfBirth',
  'Please enter your real date of birth',
) {}

class TooYoungToJoin extends invalidField('too_young_to_join', 'dateOfBirth', TOO_YOUNG) {}

class AdulthoodNotConfirmed extends invalidField(
  'adulthood_not_confirmed',
  'isAdult',
  ADULTHOOD_NOT_CONFIRMED,
) {}

/** Validates that a date of birth is one of a living person, of any age. @throws DateOfBirthNotReal */
export function ensureRealDateOfBirth(dateOfBirth: CalendarDate, today: CalendarDate): void {
  const age = isCalendarDate(dateOfBirth) ? ageOn(dateOfBirth, today) : -1;
  if (age < 0 || age > OLDEST_AGE) throw new DateOfBirthNotReal();
}

/**
 * Validates that a user is an adult on the local date `today`, the 18th birthday included.
 * @throws DateOfBirthNotReal, TooYoungToJoin, AdulthoodNotConfirmed
 */
export function ensureAdult(dateOfBirth: CalendarDate, isAdult: boolean, today: CalendarDate): void {
  ensureRealDateOfBirth(dateOfBirth, today);
  if (ageOn(dateOfBirth, today) < ADULT_AGE) throw new TooYoungToJoin();
  if (!isAdult) throw new AdulthoodNotConfirmed();
}
