import { meanAffinities } from './model/affinity.js';
import { areCompatible } from './model/compatibility.js';
import { keepsGroups } from './model/group.js';
import type { Seeker } from './model/seeker.js';
import { TABLE_SIZE } from './model/table-size.js';

/** The smaller sizes first: fewer members have to agree. */
const MOVERS = [TABLE_SIZE.smallestFinal - 1, TABLE_SIZE.smallestFinal];

/**
 * The members of a full table who could form a second table with one more user, so that seven users sit as four and
 * three. Of all groups of the smallest possible size it is the one whose two tables have the highest lowest mean
 * affinity; ties go to the lower ids. Members who came as one group stay together.
 * @returns null for a table that is not full, or when the user is compatible with too few members
 */
export function moversFor(leftOver: Seeker, members: readonly Seeker[]): Seeker[] | null {
  if (members.length !== TABLE_SIZE.largest) return null;
  const willing = members.filter((member) => areCompatible(member, leftOver)).toSorted((a, b) => a.id - b.id);
  for (const size of MOVERS) {
    const best = combinations(willing, size)
      .filter((movers) => keepsGroups(movers, members))
      .map((movers) => ({ movers, score: lowestAffinity(movers, leftOver, members) }))
      .reduce<Split | null>((found, split) => (found && found.score >= split.score ? found : split), null);
    if (best) return best.movers;
  }
  return null;
}

interface Split {
  readonly movers: Seeker[];
  readonly score: number;
}

function lowestAffinity(movers: readonly Seeker[], leftOver: Seeker, members: readonly Seeker[]): number {
  const staying = members.filter((member) => !movers.includes(member));
  return Math.min(...meanAffinities(staying), ...meanAffinities([...movers, leftOver]));
}

/** All groups of the given size, in the order of their first members. */
function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
