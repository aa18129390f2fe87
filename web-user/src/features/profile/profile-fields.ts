import { bioFrom } from '@domain/account/bio.js';
import { INTEREST_OPTIONS, interestsFrom } from '@domain/account/interests.js';
import { OLDEST_PROFILE_AGE, YOUNGEST_PROFILE_AGE } from '@domain/account/profile-age.js';
import { usernameFrom } from '@domain/account/username.js';
import type { CurrentUser } from '../../shared/api/types.js';
import { obeying } from '../../shared/forms/rules.js';
import type { ProfileChange } from './queries.js';

export interface ProfileFields {
  username: string;
  bio: string;
  age: string;
  /** Of the offered ones, those that are chosen. */
  chosen: string[];
  /** The person's own, separated by commas. */
  others: string;
  interests?: never;
}

const isOffered = (interest: string) =>
  (INTEREST_OPTIONS as readonly string[]).includes(interest.toLowerCase());

export function fieldsOf(me: CurrentUser): ProfileFields {
  const interests = me.interests ?? [];
  return {
    username: me.username,
    bio: me.bio ?? '',
    age: String(me.age ?? YOUNGEST_PROFILE_AGE),
    chosen: interests.filter(isOffered).map((interest) => interest.toLowerCase()),
    others: interests.filter((interest) => !isOffered(interest)).join(', '),
  };
}

type InterestFields = Pick<ProfileFields, 'chosen' | 'others'>;

const allInterests = ({ chosen, others }: InterestFields) => [...chosen, ...others.split(',')];

/** All that are named so far, each once, however many and however long. */
export const interestsNamed = (fields: InterestFields): Set<string> =>
  new Set(
    allInterests(fields)
      .map((interest) => interest.trim().toLowerCase())
      .filter(Boolean),
  );

export const profileResolver = obeying<ProfileFields>(
  ({ username }) => usernameFrom(username),
  ({ bio }) => bioFrom(bio),
  (fields) => interestsFrom(allInterests(fields)),
);

/** An age that is no number from 18 to 100 counts as 18. */
export function profileAge(text: string): number {
  const age = Number(text);
  return Number.isInteger(age) && age >= YOUNGEST_PROFILE_AGE && age <= OLDEST_PROFILE_AGE
    ? age
    : YOUNGEST_PROFILE_AGE;
}

export function changeFrom(fields: ProfileFields): ProfileChange {
  return {
    username: fields.username.trim(),
    bio: fields.bio.trim(),
    interests: interestsFrom(allInterests(fields)),
    age: profileAge(fields.age),
  };
}
