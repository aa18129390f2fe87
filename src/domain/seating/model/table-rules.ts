import { acceptEachOther } from './compatibility.js';
import type { Seeker } from './seeker.js';

/**
 * Whether a member violates the hard rules of their table after a change of data. Of two incompatible members it is the
 * one with more incompatible pairs, so a member who moved away loses their seat and the others do not. Blocks are
 * ignored: a lost seat would reveal the block.
 */
export function violatesTableRules(userId: number, members: readonly Seeker[]): boolean {
  const clashesOf = (one: Seeker) =>
    members.filter((other) => other.id !== one.id && !acceptEachOther(one, other)).length;
  const clashes = new Map(members.map((member) => [member.id, clashesOf(member)]));
  const own = clashes.get(userId) ?? 0;
  return own > 0 && own === Math.max(...clashes.values());
}
