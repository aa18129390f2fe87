import { itemsOf } from '../graph/bit-set.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Region } from './region.js';
import { NEW_TABLE } from './table-column.js';

/** A root of the pricing search: the first member of new tables with their group, or an open table. */
export interface PricingRoot {
  /** The index of the open table, or `NEW_TABLE`. */
  readonly openTable: number;
  readonly members: readonly number[];
  /** The sum of affinities over all pairs of `members`. */
  readonly pairSum: number;
  /** The waiting users who are compatible with all members and can be added here. */
  readonly candidates: readonly number[];
  /** The sizes of the tables searched. */
  readonly sizes: readonly number[];
}

/** A root of the tables with members in a region. */
export interface RegionRoot extends PricingRoot {
  /** The candidates that are in the region. */
  readonly contested: readonly number[];
}

/** All roots of a graph. Every possible table is a descendant of exactly one of them. */
export function pricingRoots(graph: CompatibilityGraph): PricingRoot[] {
  const order = graph.waitingPeople();
  const neighbors = graph.people.map((_person, at) => itemsOf(graph.neighbors(at)));
  // Patient users are first: a small table needs one of them, so its first member is patient.
  order.sort(
    (a, b) =>
      Number(graph.isPatient(b)) - Number(graph.isPatient(a)) ||
      neighbors[a]!.length - neighbors[b]!.length ||
      a - b,
  );
  const positionOf = unitPositions(graph, order);
  const newTables = firstOfUnits(order, positionOf).map((first) =>
    newTableRoot(
      graph,
      first,
      neighbors[first]!.filter((other) => (positionOf.get(other) ?? -1) > positionOf.get(first)!),
    ),
  );
  return [...newTables, ...graph.fixedMembers.map((members, table) => openTableRoot(graph, members, table))];
}

/**
 * The roots of the tables with members in a region: its users and the open tables that they can join. Every such table is a
 * descendant of exactly one of them, except new tables that can be split into two allowed ones, which add nothing.
 */
export function regionRoots(graph: CompatibilityGraph, region: Region): RegionRoot[] {
  const neighbors = new Map(region.users.map((person) => [person, waitingNeighbors(graph, person)] as const));
  const order = region.users.toSorted((a, b) => neighbors.get(a)!.length - neighbors.get(b)!.length || a - b);
  const positionOf = unitPositions(graph, order);
  const newTables = firstOfUnits(order, positionOf).map((first) =>
    regionRoot(
      graph,
      first,
      neighbors.get(first)!.filter((other) => (positionOf.get(other) ?? Infinity) > positionOf.get(first)!),
    ),
  );
  const openTables = graph.fixedMembers.map((members, table) => openTableRoot(graph, members, table));
  return [...newTables, ...openTables]
    .map((root) => ({ ...root, contested: root.candidates.filter((person) => region.has(person)) }))
    .filter(({ openTable, contested }) => openTable === NEW_TABLE || contested.length > 0);
}

/** By user: their position in the order, or that of the first member of their group, with which a table begins. */
function unitPositions(graph: CompatibilityGraph, order: readonly number[]): Map<number, number> {
  const positions = new Map(order.map((person, at) => [person, at]));
  if (!graph.hasGroups) return positions;
  return new Map(
    order.map((person) => [
      person,
      Math.min(...graph.unitOf(person).map((one) => positions.get(one) ?? Infinity)),
    ]),
  );
}

const firstOfUnits = (order: readonly number[], positionOf: ReadonlyMap<number, number>): number[] =>
  order.filter((person, at) => positionOf.get(person) === at);

function waitingNeighbors(graph: CompatibilityGraph, person: number): number[] {
  return itemsOf(graph.neighbors(person)).filter((other) => other < graph.waiting);
}

/** A small table is searched where any member can be patient, so a column can be invalid and the bound is valid. */
function regionRoot(graph: CompatibilityGraph, first: number, later: readonly number[]): PricingRoot {
  const members = graph.unitOf(first);
  const candidates = later.filter((person) => !members.includes(person));
  const hasPatient = [...members, ...candidates].some((person) => graph.isPatient(person));
  const { rules } = graph;
  // A table of groups, or of users who don't want to be the only one, cannot always be split into two allowed ones.
  const isDivisible = !graph.hasGroups && graph.tableRules === null;
  const sizes = newTableSizes(graph, members, candidates).filter(
    (size) => (!isDivisible || size < 2 * rules.minSize) && rules.allowsSize(size, hasPatient),
  );
  return { openTable: NEW_TABLE, members, pairSum: pairSumOf(graph, members), candidates, sizes };
}

function newTableRoot(graph: CompatibilityGraph, first: number, later: readonly number[]): PricingRoot {
  const members = graph.unitOf(first);
  const candidates = later.filter((person) => !members.includes(person));
  const sizes = newTableSizes(graph, members, candidates).filter((size) =>
    graph.rules.allowsSize(size, graph.isPatient(first)),
  );
  return { openTable: NEW_TABLE, members, pairSum: pairSumOf(graph, members), candidates, sizes };
}

function openTableRoot(
  graph: CompatibilityGraph,
  members: readonly number[],
  openTable: number,
): PricingRoot {
  const candidates = graph
    .waitingPeople()
    .filter((person) => members.every((member) => graph.areCompatible(person, member)));
  const sizes = sizesFrom(graph, members.length, candidates);
  return { openTable, members, pairSum: pairSumOf(graph, members), candidates, sizes };
}

function pairSumOf(graph: CompatibilityGraph, members: readonly number[]): number {
  let pairSum = 0;
  for (const [at, one] of members.entries()) {
    for (const other of members.slice(at + 1)) pairSum += graph.affinity(one, other);
  }
  return pairSum;
}

/** A group that is compatible in itself can be a table without others. */
function newTableSizes(
  graph: CompatibilityGraph,
  members: readonly number[],
  candidates: readonly number[],
): number[] {
  const [first, ...companions] = members;
  const alone = companions.every((one) => graph.areCompatible(first!, one)) ? [members.length] : [];
  return [...alone, ...sizesFrom(graph, members.length, candidates)];
}

function sizesFrom({ rules }: CompatibilityGraph, seated: number, candidates: readonly number[]): number[] {
  const maxAdded = Math.min(candidates.length, rules.maxSize - seated);
  return Array.from({ length: Math.max(0, maxAdded) }, (_, added) => seated + added + 1);
}
