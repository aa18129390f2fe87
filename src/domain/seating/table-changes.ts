import { meanAffinities } from './model/affinity.js';
import { areAllCompatible, areCompatible } from './model/compatibility.js';
import { keepsGroups } from './model/group.js';
import type { OpenTable } from './model/problem.js';
import type { Seeker } from './model/seeker.js';
import { TABLE_SIZE } from './model/table-size.js';
import { areAllowedTogether, leavesNobodyTheOnlyOne } from './model/table-wide-rules.js';

/** A new table of the movers, all members of `other`, and the user without a seat. */
export interface ProposedChange {
  readonly table: OpenTable;
  /** Members of `table` who would leave it: all of them in a merge. */
  readonly movers: readonly Seeker[];
  readonly other: OpenTable | null;
  readonly leftOver: Seeker | null;
}

interface Candidate extends ProposedChange {
  /** The levels of the objective without affinity, in order; smaller is better. */
  readonly levels: readonly number[];
  /** Evaluated for equal levels only: lowest and mean affinity, then ids; smaller is better. */
  readonly tieBreak: () => readonly number[];
}

/**
 * Changes of tables after the final run that seat more users or leave fewer tables of three: a merge of two tables below
 * the preferred size, and the split of a table for a user without a seat or for a table that is too small to meet. Every
 * table that results has from three to six members, those of a new table are all compatible, and the rules of a whole table
 * hold for it. Members who came as one group stay together, and no member who stays becomes the only one.
 *
 * The objective is lexicographic: users who would have no seat otherwise (most), their priority, tables of three
 * (fewest), members who have to agree (fewest), the lowest mean affinity of a member and the mean (highest), ids.
 * @param leftOvers users without a seat who come alone, in order of priority
 * @returns best first; no table and no user is in two of them
 */
export function tableChanges(tables: readonly OpenTable[], leftOvers: readonly Seeker[]): ProposedChange[] {
  // In one order, because rounding makes a sum of affinities depend on it.
  const inOrder = tables
    .map(({ matchId, members }) => ({ matchId, members: members.toSorted((a, b) => a.id - b.id) }))
    .toSorted((a, b) => a.matchId - b.matchId);
  const short = inOrder.filter(({ members }) => members.length < TABLE_SIZE.target);
  const large = inOrder.filter(({ members }) => members.length >= TABLE_SIZE.target);
  const tooSmall = short.filter(({ members }) => members.length < TABLE_SIZE.smallestFinal);
  const candidates = [
    ...mergesOf(short),
    ...large.flatMap((table) => [
      ...tooSmall.flatMap((other) => splitsOf(table, other.members, { other, leftOver: null, rank: 0 })),
      ...leftOvers.flatMap((leftOver, rank) => splitsOf(table, [leftOver], { other: null, leftOver, rank })),
    ]),
  ];
  return disjoint(candidates.toSorted(byObjective));
}

function mergesOf(short: readonly OpenTable[]): Candidate[] {
  return short.flatMap((table, index) =>
    short
      .slice(index + 1)
      .filter(({ members }) => {
        const size = table.members.length + members.length;
        return size >= TABLE_SIZE.smallestFinal && size <= TABLE_SIZE.largest;
      })
      .filter(({ members }) => areAllCompatible([...table.members, ...members]))
      .map((other) => ({ table, movers: table.members, other, leftOver: null }))
      .filter(isAllowed)
      .map((change) => candidate(change, 0)),
  );
}

/** Splits of a table in which a group of its members joins the given users. */
function splitsOf(
  table: OpenTable,
  joined: readonly Seeker[],
  { other, leftOver, rank }: Pick<ProposedChange, 'other' | 'leftOver'> & { readonly rank: number },
): Candidate[] {
  if (!areAllCompatible(joined)) return [];
  const willing = table.members.filter((member) => joined.every((one) => areCompatible(member, one)));
  const fewest = TABLE_SIZE.smallestFinal - joined.length;
  const most = Math.min(table.members.length - TABLE_SIZE.smallestFinal, TABLE_SIZE.largest - joined.length);
  const sizes = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => fewest + index);
  return sizes
    .flatMap((size) => combinations(willing, size))
    .filter((movers) => areAllCompatible(movers) && keepsGroups(movers, table.members))
    .map((movers) => ({ table, movers, other, leftOver }))
    .filter(isAllowed)
    .map((change) => candidate(change, rank));
}

/** The rules of a whole table for the new one; those who stay at the first one can only lose a peer. */
function isAllowed(change: ProposedChange): boolean {
  const [formed, staying = []] = tablesAfter(change);
  return areAllowedTogether(formed!) && leavesNobodyTheOnlyOne(staying, change.table.members);
}

function candidate(change: ProposedChange, rank: number): Candidate {
  const { table, movers, other, leftOver } = change;
  const before = [table.members, ...(other ? [other.members] : [])];
  const isUnseated = (members: readonly Seeker[]) => members.length < TABLE_SIZE.smallestFinal;
  const seated = before.filter(isUnseated).reduce((sum, members) => sum + members.length, leftOver ? 1 : 0);
  const after = tablesAfter(change);
  const asked = movers.length + (other?.members.length ?? 0);
  return {
    ...change,
    levels: [-seated, rank, threes(after) - threes(before), asked],
    tieBreak: () => {
      const affinities = after.flatMap(meanAffinities);
      const mean = affinities.reduce((sum, each) => sum + each, 0) / affinities.length;
      return [
        -Math.min(...affinities),
        -mean,
        table.matchId,
        other?.matchId ?? 0,
        ...movers.map(({ id }) => id),
      ];
    },
  };
}

/** The members of the new table, and of the first one if some of them stay. */
export function tablesAfter({ table, movers, other, leftOver }: ProposedChange): Seeker[][] {
  const staying = table.members.filter((member) => !movers.includes(member));
  const formed = [...movers, ...(other?.members ?? []), ...(leftOver ? [leftOver] : [])];
  return staying.length > 0 ? [formed, staying] : [formed];
}

const threes = (tables: ReadonlyArray<readonly Seeker[]>): number =>
  tables.filter(({ length }) => length === TABLE_SIZE.smallestFinal).length;

const byObjective = (a: Candidate, b: Candidate): number =>
  lexicographic(a.levels, b.levels) || lexicographic(a.tieBreak(), b.tieBreak());

function lexicographic(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
}

function disjoint(candidates: readonly Candidate[]): ProposedChange[] {
  const taken = new Set<OpenTable | Seeker>();
  return candidates.flatMap(({ table, movers, other, leftOver }) => {
    const parts = [table, other, leftOver].filter((part) => part !== null);
    if (parts.some((part) => taken.has(part))) return [];
    for (const part of parts) taken.add(part);
    return [{ table, movers, other, leftOver }];
  });
}

/** All groups of the given size, in the order of their first members. */
function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
