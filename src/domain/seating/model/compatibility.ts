import { milesBetween } from '../../shared/distance.js';
import { areFriends } from './group.js';
import type { Preferences, Seeker } from './seeker.js';
import { shareLanguageIfAsked } from './table-wide-rules.js';

/**
 * The compatibility of two users of one slot (a hard rule, symmetric): different users, neither on the other's avoid list,
 * a language in common if one of them asks for it, and, unless they are friends, each age inside the other's range and no
 * further apart than the smaller of both maximum distances.
 */
export function areCompatible(a: Seeker, b: Seeker): boolean {
  return (
    a.id !== b.id &&
    !a.avoid.has(b.id) &&
    !b.avoid.has(a.id) &&
    acceptEachOther(a, b) &&
    shareLanguageIfAsked([a, b])
  );
}

/** Ages and distance, which do not count among friends: they choose each other, and a code must not tell either. */
export function acceptEachOther(a: Seeker, b: Seeker): boolean {
  return areFriends(a, b) || areWithinPreferences(a, b);
}

/** Ages and distance of two strangers. */
export function areWithinPreferences(a: Preferences, b: Preferences): boolean {
  return a.ageRange.includes(b.age) && b.ageRange.includes(a.age) && areWithinDistance(a, b);
}

/** Two users without a location are within distance; a user with and one without are not. */
export function areWithinDistance(a: Preferences, b: Preferences): boolean {
  if (!a.coordinates || !b.coordinates) return a.coordinates === b.coordinates;
  return milesBetween(a.coordinates, b.coordinates) <= Math.min(a.maxDistance, b.maxDistance);
}

/** Whether all pairs are compatible. */
export function areAllCompatible(people: readonly Seeker[]): boolean {
  return people.every((one, index) => people.slice(index + 1).every((other) => areCompatible(one, other)));
}
