import { pairAffinity } from '../../src/domain/seating/model/affinity.js';
import { areCompatible } from '../../src/domain/seating/model/compatibility.js';
import { seededRandom } from '../../src/domain/seating/model/random.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../src/domain/seating/model/table-size.js';

/** Limits the comparisons of a group per round, which bounds the runtime for a large slot. */
const COMPARED = 300;

type Group = readonly Seeker[];

/**
 * Baseline: pairs merged repeatedly, after Levinger, Azaria and Hazon (2024). Users are matched in pairs, pairs and
 * singles with each other, and so on until no two groups are compatible. Each round matches greedily by affinity; the
 * paper solves each round exactly.
 */
export function matchAndMerge(waiting: readonly Seeker[]): Seeker[][] {
  let groups: Group[] = seededRandom(1).shuffle(waiting.map((person) => [person]));
  for (;;) {
    const merged = matched(groups);
    if (merged.length === groups.length) break;
    groups = merged;
  }
  return groups.filter(({ length }) => length >= TABLE_SIZE.smallestFinal).map((group) => [...group]);
}

/** One round: each group is merged with the best compatible one of the next groups. */
function matched(groups: readonly Group[]): Group[] {
  const taken = new Set<Group>();
  const next: Group[] = [];
  for (const [at, group] of groups.entries()) {
    if (taken.has(group)) continue;
    const partner = bestPartner(
      group,
      groups.slice(at + 1, at + 1 + COMPARED).filter((other) => !taken.has(other)),
    );
    if (partner) taken.add(partner);
    next.push(partner ? [...group, ...partner] : group);
  }
  return next;
}

function bestPartner(group: Group, others: readonly Group[]): Group | null {
  let best: Group | null = null;
  let bestAffinity = -1;
  for (const other of others) {
    if (group.length + other.length > TABLE_SIZE.largest) continue;
    if (!group.every((one) => other.every((another) => areCompatible(one, another)))) continue;
    const affinity = meanAffinity(group, other);
    if (affinity > bestAffinity) [best, bestAffinity] = [other, affinity];
  }
  return best;
}

function meanAffinity(group: Group, other: Group): number {
  let sum = 0;
  for (const one of group) for (const another of other) sum += pairAffinity(one, another);
  return sum / (group.length * other.length);
}
