import { invalidField } from '../shared/refusal.js';
import { interestKey } from '../shared/interest.js';
import { isOneReadableLine, isVisible, lengthOf } from '../shared/readable-text.js';

/** Default options of the profile form; users may add their own. */
export const INTEREST_OPTIONS = ['music', 'photography', 'fitness', 'reading', 'travel', 'gaming'] as const;
export const MOST_INTERESTS = 10;
const LONGEST_INTEREST = 30;
export const INTERESTS_RULE = `Pick up to ${MOST_INTERESTS} interests of up to ${LONGEST_INTEREST} characters each`;

class InterestsNotAllowed extends invalidField('interests_not_allowed') {
  constructor(readonly field: string) {
    super(INTERESTS_RULE, { most: MOST_INTERESTS, longest: LONGEST_INTEREST });
  }
}

/**
 * Parses interests from a list or a comma-separated text, keeping their order. Entries are trimmed; empty entries and
 * case-insensitive duplicates are dropped before the limits are checked.
 * @param field name of the field in the request, for the error response
 * @throws InterestsNotAllowed
 */
export function interestsFrom(given: readonly string[] | string | null, field = 'interests'): string[] {
  const entries = (typeof given === 'string' ? given.split(',') : (given ?? [])).map((entry) => entry.trim());
  const byKey = new Map(entries.filter(isVisible).map((entry) => [interestKey(entry), entry]));
  const interests = [...byKey.values()];
  const isValid = (interest: string) => lengthOf(interest) <= LONGEST_INTEREST && isOneReadableLine(interest);
  if (interests.length > MOST_INTERESTS || !interests.every(isValid)) throw new InterestsNotAllowed(field);
  return interests;
}
