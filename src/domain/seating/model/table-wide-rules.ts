import { type Gender, GENDERS } from '../../shared/gender.js';
import type { Seeker } from './seeker.js';

/** What the rules of a whole table depend on; private, like all preferences. See ADR 70. */
export type TablePreferences = Pick<Seeker, 'languages' | 'asksSharedLanguage' | 'notTheOnly'>;

/** Whether there is a language that all members speak, where one of them asks for it. Who names no language speaks none. */
export function shareLanguageIfAsked(members: readonly TablePreferences[]): boolean {
  const [first, ...others] = members;
  return (
    !members.some((one) => one.asksSharedLanguage) ||
    (first?.languages ?? []).some((language) => others.every((one) => one.languages?.includes(language)))
  );
}

/**
 * Whether each member who does not want to be the only one of a gender has a peer, another one who said the same, or had
 * none already at the table as it was before; that is empty for a new table. So a table that a peer left can get members,
 * and no member becomes the only one by it.
 */
export function leavesNobodyTheOnlyOne(
  after: readonly TablePreferences[],
  before: readonly TablePreferences[] = [],
): boolean {
  const countIn = (members: readonly TablePreferences[], gender: Gender) =>
    members.filter(({ notTheOnly }) => notTheOnly === gender).length;
  return GENDERS.every((gender) => countIn(after, gender) !== 1 || countIn(before, gender) === 1);
}

/** The hard rules of a whole table, which pairs do not decide: for a new table, or for one that had the members `before`. */
export function areAllowedTogether(
  after: readonly TablePreferences[],
  before: readonly TablePreferences[] = [],
): boolean {
  return shareLanguageIfAsked(after) && leavesNobodyTheOnlyOne(after, before);
}
