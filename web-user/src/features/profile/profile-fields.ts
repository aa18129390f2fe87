import { bioFrom } from '@domain/account/bio.js';
import { interestsFrom } from '@domain/account/interests.js';
import { OLDEST_PROFILE_AGE, YOUNGEST_PROFILE_AGE } from '@domain/account/profile-age.js';
import { usernameFrom } from '@domain/account/username.js';
import type { CurrentUser } from '../../shared/api/types.js';
import { domainResolver } from '../../shared/forms/rules.js';
import { allInterests, chosenFrom, type ChosenInterests } from '../../shared/interests/chosen-interests.js';
import type { ProfileChange } from './queries.js';

export interface ProfileFields {
  username: string;
  bio: string;
  age: string;
  interests: ChosenInterests;
}

export function fieldsOf(me: CurrentUser): ProfileFields {
  return {
    username: me.username,
    bio: me.bio ?? '',
    age: String(me.age ?? YOUNGEST_PROFILE_AGE),
    interests: chosenFrom(me.interests ?? []),
  };
}

export const profileResolver = domainResolver<ProfileFields>(
  ({ username }) => usernameFrom(username),
  ({ bio }) => bioFrom(bio),
  ({ interests }) => interestsFrom(allInterests(interests)),
);

/** Parses an age; the default is 18 for anything but a number from 18 to 100. */
function profileAge(text: string): number {
  const age = Number(text);
  return Number.isInteger(age) && age >= YOUNGEST_PROFILE_AGE && age <= OLDEST_PROFILE_AGE
    ? age
    : YOUNGEST_PROFILE_AGE;
}

export function changeFrom(fields: ProfileFields): ProfileChange {
  return {
    username: fields.username.trim(),
    bio: fields.bio.trim(),
    interests: interestsFrom(allInterests(fields.interests)),
    age: profileAge(fields.age),
  };
}
