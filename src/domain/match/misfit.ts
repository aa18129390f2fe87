import { areWithinPreferences } from '../seating/model/compatibility.js';
import type { Seeker } from '../seating/model/seeker.js';

/**
 * Whether the person no longer fits the people they sit with. Where two do not suit each other it is whoever
 * suits fewer of the rest: a table-mate of someone who moved away is not the one to go. Who keeps whom away does not
 * count: nobody loses their seat to a block, or learns of one by losing it.
 */
export function isMisfit(userId: number, members: readonly Seeker[]): boolean {
  const clashesOf = (one: Seeker) =>
    members.filter((other) => other.id !== one.id && !areWithinPreferences(one, other)).length;
  const clashes = new Map(members.map((member) => [member.id, clashesOf(member)]));
  const own = clashes.get(userId) ?? 0;
  return own > 0 && own === Math.max(...clashes.values());
}
