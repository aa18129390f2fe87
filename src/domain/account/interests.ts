import { InvalidField } from '../shared/domain-error.js';
import { isOneReadableLine, lengthOf } from '../shared/readable-text.js';

/** What the profile offers; people may write their own beside them. */
export const INTEREST_OPTIONS = ['music', 'photography', 'fitness', 'reading', 'travel', 'gaming'] as const;
export const MOST_INTERESTS = 10;
export const LONGEST_INTEREST = 30;
export const INTERESTS_RULE = 'Please name at most 10 interests of up to 30 characters each';

export class InterestsNotAllowed extends InvalidField {
  readonly code = 'interests_not_allowed';
  constructor(readonly field: string) {
    super(INTERESTS_RULE);
  }
}

/**
 * Interests from a list or from one text with commas, in the order given. Blanks, empty entries and repetitions
 * (whatever their capitals) are dropped before anything is counted. `field` is the name they were sent under.
 * @throws InterestsNotAllowed
 */
export function interestsFrom(given: readonly string[] | string | null, field = 'interests'): string[] {
  const entries = (typeof given === 'string' ? given.split(',') : (given ?? [])).map((entry) => entry.trim());
  const byKey = new Map(entries.filter((entry) => entry !== '').map((entry) => [entry.toLowerCase(), entry]));
  const interests = [...byKey.values()];
  const fit = (interest: string) => lengthOf(interest) <= LONGEST_INTEREST && isOneReadableLine(interest);
  if (interests.length > MOST_INTERESTS || !interests.every(fit)) throw new InterestsNotAllowed(field);
  return interests;
}
