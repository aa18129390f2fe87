import type { AgeRange } from '../shared/age.js';
import { type Coordinates, milesBetween } from '../shared/distance.js';
import { interestKey, interestKeys } from '../shared/interest.js';
import type { Limit } from './meetup-errors.js';

/**
 * A smaller distance, in miles, is enforced as this one: whoever attends a meetup tells its organizer that they live within
 * its distance, which must not be their street.
 */
const LEAST_ENFORCED_MILES = 5;

/** Limits of a meetup: advisory by default, unless the organizer enforces them. */
export interface MeetupLimits {
  readonly ageRange: AgeRange;
  /** Maximum distance in miles between a user's coordinates and the venue; null for no limit. */
  readonly maxDistance: number | null;
  /** At least one must be shared; empty for no limit. */
  readonly requiredInterests: readonly string[];
}

/** The data of a user that limits are checked against. */
export interface Person {
  readonly age: number | null;
  readonly coordinates: Coordinates | null;
  readonly interests: readonly string[];
}

/**
 * Checks the limits; unknown data does not meet a limit.
 * @returns the first limit that is not met, or null when all are met
 */
export function unmetLimit(limits: MeetupLimits, venue: Coordinates | null, person: Person): Limit | null {
  if (!isOfAge(limits.ageRange, person.age)) return 'age';
  if (!sharesInterest(limits.requiredInterests, person.interests)) return 'interests';
  return isNear(limits.maxDistance, venue, person.coordinates) ? null : 'distance';
}

function isOfAge(range: AgeRange, age: number | null): boolean {
  if (range.min === null && range.max === null) return true;
  return age !== null && range.includes(age);
}

function sharesInterest(required: readonly string[], own: readonly string[]): boolean {
  const known = interestKeys(own);
  return required.length === 0 || required.some((interest) => known.has(interestKey(interest)));
}

function isNear(maxDistance: number | null, venue: Coordinates | null, home: Coordinates | null): boolean {
  if (maxDistance === null || venue === null) return true;
  return home !== null && milesBetween(venue, home) <= Math.max(maxDistance, LEAST_ENFORCED_MILES);
}
