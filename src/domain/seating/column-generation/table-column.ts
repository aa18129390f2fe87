import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { ObjectiveValue } from '../model/objective.js';
import type { Assignment } from '../search/assignment.js';

/** The `openTable` of a column that is a new table. */
export const NEW_TABLE = -1;

/**
 * One possible table, with its worth, of many that overlap, where an `AssignedTable` is chosen: a column (binary variable) of the set packing formulation, as the trips of Alonso-Mora et al. (PNAS
 * 2017) and the cycles of Abraham, Blum and Sandholm (EC 2007).
 */
export interface TableColumn {
  /** The waiting users who sit here, ascending. */
  readonly joined: readonly number[];
  /** The index of the open table, or `NEW_TABLE`. */
  readonly openTable: number;
  /** The sum of the priorities of the joined users. */
  readonly first: number;
  readonly small: 0 | 1;
  /** The lowest mean affinity and the sum of means, over all members, fixed ones included. */
  readonly minMean: number;
  readonly sumOfMeans: number;
}

/** The table of `newcomers` and the fixed members of `openTable`, if it is one. */
export function tableColumn(
  graph: CompatibilityGraph,
  newcomers: Iterable<number>,
  openTable: number,
): TableColumn {
  const joined = [...newcomers].sort((a, b) => a - b);
  const members = [...fixedMembersOf(graph, openTable), ...joined];
  const means = graph.means(members);
  const minMean = Math.min(1, ...means);
  const sumOfMeans = means.reduce((sum, mean) => sum + mean, 0);
  const first = joined.reduce((sum, person) => sum + graph.priorityOf(person), 0);
  const small = members.length < graph.rules.preferredSize ? 1 : 0;
  return { joined, openTable, first, small, minMean, sumOfMeans };
}

function fixedMembersOf(graph: CompatibilityGraph, openTable: number): readonly number[] {
  return openTable === NEW_TABLE ? [] : graph.fixedMembers[openTable]!;
}

/** The columns of an assignment; every open table has one, also without new members. */
export function columnsOf(assignment: Assignment): TableColumn[] {
  const { graph } = assignment;
  const indexOf = new Map(graph.openTables.map(({ matchId }, at) => [matchId, at]));
  return assignment.tables.map((table) => {
    const openTable = table.matchId === null ? NEW_TABLE : indexOf.get(table.matchId)!;
    return tableColumn(graph, assignment.movableMembers(table), openTable);
  });
}

export function objectiveOfColumns(columns: readonly TableColumn[]): ObjectiveValue {
  const sum = (of: (column: TableColumn) => number) => columns.reduce((all, column) => all + of(column), 0);
  return {
    seated: sum(({ joined }) => joined.length),
    first: sum(({ first }) => first),
    small: sum(({ small }) => small),
    worst: Math.min(1, ...columns.map(({ minMean }) => minMean)),
    total: sum(({ sumOfMeans }) => sumOfMeans),
  };
}

/** Equal for columns of the same table. */
export function keyOf({ openTable, joined }: TableColumn): string {
  return `${openTable}:${joined.join()}`;
}

/** Replaces the assignment by the columns, which must be feasible. */
export function applyColumns(assignment: Assignment, columns: readonly TableColumn[]): void {
  for (const person of assignment.graph.waitingPeople()) assignment.unseat(person);
  const openTables = assignment.tables.slice();
  for (const { joined, openTable } of columns) {
    if (openTable === NEW_TABLE) assignment.addTable(joined);
    else for (const person of joined) assignment.seat(person, openTables[openTable]!);
  }
}

/**
 * Whether the columns are a feasible assignment: every user at most once, every open table exactly once, all pairs
 * compatible, no group separated, all sizes allowed. Every solution of the LP solver is verified by this.
 */
export function isFeasibleAssignment(assignment: Assignment, columns: readonly TableColumn[]): boolean {
  const { graph } = assignment;
  const people = columns.flatMap(({ joined }) => joined);
  const openTables = columns.map(({ openTable }) => openTable).filter((table) => table !== NEW_TABLE);
  return (
    new Set(people).size === people.length &&
    new Set(openTables).size === openTables.length &&
    openTables.length === graph.fixedMembers.length &&
    columns.every(({ joined, openTable }) => {
      const fixed = fixedMembersOf(graph, openTable);
      const table = { members: [], fixedCount: fixed.length, matchId: null };
      const members = [...fixed, ...joined];
      return (
        joined.every((one) => members.every((other) => one === other || graph.areCompatible(one, other))) &&
        graph.keepsGroups(joined) &&
        (joined.length === 0 || assignment.allowsMembers(table, members))
      );
    })
  );
}
