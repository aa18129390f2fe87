import { itemsOf } from '../graph/bit-set.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { NEW_TABLE } from './table-column.js';

/** What a search for tables begins with: somebody who waits, around whom one is founded, or an open table. */
export interface TableStart {
  /** Which of the crowd's open tables it is, or `NEW_TABLE`. */
  readonly host: number;
  /** Who sits here before anyone is added. */
  readonly members: readonly number[];
  /** The affinities of all pairs of them, added up. */
  readonly pairs: number;
  /** Those of the waiting who suit all of them and may be added here. */
  readonly candidates: readonly number[];
  /** How many people the table may come to. */
  readonly sizes: readonly number[];
}

/** All starts of a crowd. Every table that could be grows out of exactly one of them. */
export function startsOf(crowd: CompatibilityGraph): TableStart[] {
  const inOrder = crowd.waitingPeople();
  const partners = crowd.people.map((_person, at) => itemsOf(crowd.neighbors(at)));
  // Those whose patience lets a small table stand come first: then only they can be the founder of one.
  inOrder.sort(
    (a, b) =>
      Number(crowd.isPatient(b)) - Number(crowd.isPatient(a)) ||
      partners[a]!.length - partners[b]!.length ||
      a - b,
  );
  const place = new Map(inOrder.map((person, at) => [person, at]));
  const founders = inOrder.map((founder, at) =>
    aroundFounder(
      crowd,
      founder,
      partners[founder]!.filter((other) => (place.get(other) ?? -1) > at),
    ),
  );
  return [...founders, ...crowd.fixedMembers.map((members, host) => atOpenTable(crowd, members, host))];
}

function aroundFounder(
  crowd: CompatibilityGraph,
  founder: number,
  candidates: readonly number[],
): TableStart {
  const { rules } = crowd;
  const sizes = sizesFrom(crowd, 1, candidates).filter((size) =>
    rules.allowsSize(size, crowd.isPatient(founder)),
  );
  return { host: NEW_TABLE, members: [founder], pairs: 0, candidates, sizes };
}

function atOpenTable(crowd: CompatibilityGraph, members: readonly number[], host: number): TableStart {
  const candidates = crowd
    .waitingPeople()
    .filter((person) => members.every((member) => crowd.areCompatible(person, member)));
  let pairs = 0;
  for (const [at, one] of members.entries()) {
    for (const other of members.slice(at + 1)) pairs += crowd.affinity(one, other);
  }
  return { host, members, pairs, candidates, sizes: sizesFrom(crowd, members.length, candidates) };
}

/** With one more person, two more … as far as candidates and chairs go. */
function sizesFrom({ rules }: CompatibilityGraph, seated: number, candidates: readonly number[]): number[] {
  const most = Math.min(candidates.length, rules.maxSize - seated);
  return Array.from({ length: Math.max(0, most) }, (_, added) => seated + added + 1);
}
