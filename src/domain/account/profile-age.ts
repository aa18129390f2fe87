import { invalidField } from '../shared/refusal.js';

/** Bounds of the age that a user may state without a date of birth, in years. */
export const YOUNGEST_PROFILE_AGE = 18;
export const OLDEST_PROFILE_AGE = 100;
export const PROFILE_AGE_RULE = `Please enter an age from ${YOUNGEST_PROFILE_AGE} to ${OLDEST_PROFILE_AGE}`;

class ProfileAgeNotAllowed extends invalidField('profile_age_not_allowed', 'age', PROFILE_AGE_RULE, {
  least: YOUNGEST_PROFILE_AGE,
  most: OLDEST_PROFILE_AGE,
}) {}

/** @throws ProfileAgeNotAllowed */
export function ensureProfileAge(age: number): void {
  if (!Number.isInteger(age) || age < YOUNGEST_PROFILE_AGE || age > OLDEST_PROFILE_AGE) {
    throw new ProfileAgeNotAllowed();
  }
}
