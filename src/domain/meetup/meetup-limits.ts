import type { AgeRange } from '../shared/age.js';
import { type Coordinates, milesBetween } from '../shared/distance.js';
import type { Limit } from './meetup-errors.js';

/** Whom a meetup is meant for. It is advice unless the organiser enforces it. */
export interface MeetupLimits {
  readonly ageRange: AgeRange;
  /** Miles between a person's home and the venue; null for any. */
  readonly maxDistance: number | null;
  /** One of them in common is enough; none asks for nothing. */
  readonly requiredInterests: readonly string[];
}

/** What of a person the limits are about. */
export interface Person {
  readonly age: number | null;
  readonly coordinates: Coordinates | null;
  readonly interests: readonly string[];
}

/** The first limit that the person does not meet, null when they meet them all. What is unknown does not meet one. */
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
  const known = new Set(own.map((interest) => interest.toLowerCase()));
  return required.length === 0 || required.some((interest) => known.has(interest.toLowerCase()));
}

function isNear(maxDistance: number | null, venue: Coordinates | null, home: Coordinates | null): boolean {
  if (maxDistance === null || venue === null) return true;
  return home !== null && milesBetween(venue, home) <= maxDistance;
}
