import { InvalidField } from '../shared/domain-error.js';

/** The ages a profile may state where no date of birth is on file. */
export const YOUNGEST_PROFILE_AGE = 18;
export const OLDEST_PROFILE_AGE = 100;
export const PROFILE_AGE_RULE = 'Please enter an age from 18 to 100';

export class ProfileAgeNotAllowed extends InvalidField {
  readonly code = 'profile_age_not_allowed';
  readonly field = 'age';
  constructor() {
    super(PROFILE_AGE_RULE);
  }
}

/** @throws ProfileAgeNotAllowed */
export function ensureProfileAge(age: number): void {
  if (!Number.isInteger(age) || age < YOUNGEST_PROFILE_AGE || age > OLDEST_PROFILE_AGE) {
    throw new ProfileAgeNotAllowed();
  }
}
