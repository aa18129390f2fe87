import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Plan } from '../search/assignment.js';
import type { ObjectiveValue } from '../model/objective.js';

/** The number of the open table, where there is none: a new table. */
export const NEW_TABLE = -1;

/**
 * One table that could be, with all that decides what it is worth: the variable of the set packing that seats a crowd
 * (as the trips of Alonso-Mora et al., PNAS 2017, and the cycles of Abraham, Blum and Sandholm, EC 2007).
 */
export interface TableColumn {
  /** Those of the waiting who sit here, ascending. */
  readonly joined: readonly number[];
  /** Which of the crowd's open tables it is, or `NEW_TABLE`. */
  readonly host: number;
  /** How many of them go first. */
  readonly first: number;
  readonly small: 0 | 1;
  /** The mean affinity of whoever is worst off, and everyone's added up; those who sat here before count too. */
  readonly low: number;
  readonly total: number;
}

/** The table of those who sit at the open table `host` already, if it is one, and of the `newcomers`. */
export function tableColumn(
  crowd: CompatibilityGraph,
  newcomers: Iterable<number>,
  host: number,
): TableColumn {
  const joined = [...newcomers].sort((a, b) => a - b);
  const company = [...hostsAt(crowd, host), ...joined];
  const means = crowd.means(company);
  const low = Math.min(1, ...means);
  const total = means.reduce((sum, mean) => sum + mean, 0);
  const first = joined.filter((person) => crowd.goesFirst(person)).length;
  return { joined, host, first, small: company.length < crowd.rules.preferredSize ? 1 : 0, low, total };
}

function hostsAt(crowd: CompatibilityGraph, host: number): readonly number[] {
  return host === NEW_TABLE ? [] : crowd.fixedMembers[host]!;
}

/** The tables of a plan. Each open table has one column, whether somebody joins it or not. */
export function columnsOf(plan: Plan): TableColumn[] {
  const { crowd } = plan;
  const number = new Map(crowd.openTables.map(({ matchId }, at) => [matchId, at]));
  return plan.tables.map((table) => {
    const host = table.matchId === null ? NEW_TABLE : number.get(table.matchId)!;
    return tableColumn(crowd, plan.movable(table), host);
  });
}

export function worthOfColumns(columns: readonly TableColumn[]): ObjectiveValue {
  const sum = (of: (column: TableColumn) => number) => columns.reduce((all, column) => all + of(column), 0);
  return {
    seated: sum(({ joined }) => joined.length),
    first: sum(({ first }) => first),
    small: sum(({ small }) => small),
    worst: Math.min(1, ...columns.map(({ low }) => low)),
    total: sum(({ total }) => total),
  };
}

/** Two columns with the same key are the same table. */
export function keyOf({ host, joined }: TableColumn): string {
  return `${host}:${joined.join()}`;
}

/** Seats everybody as the columns say; they must be a seating of the whole crowd. */
export function carryOutColumns(plan: Plan, columns: readonly TableColumn[]): void {
  for (const person of plan.crowd.waitingPeople()) plan.unseat(person);
  const open = plan.tables.slice();
  for (const { joined, host } of columns) {
    if (host === NEW_TABLE) plan.open(joined);
    else for (const person of joined) plan.seat(person, open[host]!);
  }
}

/**
 * Whether the columns seat the crowd and keep every rule: everybody once at most, each open table once, everyone
 * fit for everyone at their table, every size allowed. Whatever a solver says is asked this first.
 */
export function isSeating(plan: Plan, columns: readonly TableColumn[]): boolean {
  const { crowd } = plan;
  const people = columns.flatMap(({ joined }) => joined);
  const open = columns.filter(({ host }) => host !== NEW_TABLE).map(({ host }) => host);
  return (
    new Set(people).size === people.length &&
    new Set(open).size === open.length &&
    open.length === crowd.fixedMembers.length &&
    columns.every(({ joined, host }) => {
      const standing = hostsAt(crowd, host);
      const table = { members: [], standing: standing.length, matchId: null };
      const company = [...standing, ...joined];
      return (
        joined.every((one) => company.every((other) => one === other || crowd.areCompatible(one, other))) &&
        (joined.length === 0 || plan.mayHold(table, company))
      );
    })
  );
}
