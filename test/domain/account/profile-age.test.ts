import { ensureProfileAge, ProfileAgeNotAllowed } from '../../../src/domain/account/profile-age.js';

it('a profile age is an integer from 18 to 100', () => {
  for (const age of [18, 100]) expect(() => ensureProfileAge(age)).not.toThrow();
  for (const age of [17, 101, 30.5]) expect(() => ensureProfileAge(age)).toThrow(ProfileAgeNotAllowed);
});
