import { expect, it } from '@jest/globals';
import { ensureProfileAge, ProfileAgeNotAllowed } from '../../../src/domain/account/profile-age.js';

it('an age in the profile is of 18 to 100 whole years', () => {
  for (const age of [18, 100]) expect(() => ensureProfileAge(age)).not.toThrow();
  for (const age of [17, 101, 30.5]) expect(() => ensureProfileAge(age)).toThrow(ProfileAgeNotAllowed);
});
