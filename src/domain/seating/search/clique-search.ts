import { itemsOf } from '../graph/bit-set.js';
import type { Budget } from '../model/budget.js';
import type { AssignedTable, Assignment } from './assignment.js';

const MAX_CANDIDATES = 48;
const MAX_TRIES = 400;

/**
 * Searches a clique for a new table around `person`: unseated users first, then members of tables that stay large enough
 * without them. Members of groups are left to the exact search. Members of `excludedTables` and `excludedPerson` are not candidates.
 * @returns all members, or null where none is found within the limits
 */
export function findNewTable(
  assignment: Assignment,
  person: number,
  excludedTables: ReadonlySet<AssignedTable>,
  excludedPerson: number,
  budget: Budget,
): number[] | null {
  const { graph } = assignment;
  const isAvailable = (other: number): boolean => {
    const table = assignment.tableOf(other);
    return table === null || (assignment.removableCount(table) > 0 && !excludedTables.has(table));
  };
  const candidates = itemsOf(graph.neighbors(person))
    .filter((other) => other < graph.waiting && other !== excludedPerson && !graph.isInGroup(other))
    .filter(isAvailable)
    .map((other) => ({ other, cost: costOf(assignment, other, person) - graph.affinity(person, other) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_CANDIDATES)
    .map(({ other }) => other);
  budget.spend(candidates.length);
  const sizes = new Set([graph.rules.preferredSize, graph.rules.minSize]);
  for (const size of sizes) {
    const members = new CliqueSearch(assignment, size, budget).extend([person], candidates);
    if (members) return members;
  }
  return null;
}

/** Peers of a user who does not want to be the only one cost least, then unseated users, then members of the fullest tables. */
function costOf(assignment: Assignment, person: number, center: number): number {
  const table = assignment.tableOf(person);
  if (assignment.graph.tableRules?.arePeers(person, center)) return -3;
  return table === null ? -1 : 2 * (assignment.graph.rules.maxSize - table.members.length);
}

class CliqueSearch {
  private triesLeft = MAX_TRIES;

  constructor(
    private readonly assignment: Assignment,
    private readonly size: number,
    private readonly budget: Budget,
  ) {}

  extend(members: number[], candidates: readonly number[]): number[] | null {
    if (members.length === this.size) return this.isFeasible(members) ? members : null;
    this.budget.spend(candidates.length + 1);
    for (const [at, next] of candidates.entries()) {
      if (candidates.length - at < this.size - members.length || this.triesLeft-- <= 0) return null;
      if (this.takesTooMany(members, next) || !this.canComplete([...members, next])) continue;
      const rest = candidates
        .slice(at + 1)
        .filter((other) => this.assignment.graph.areCompatible(next, other));
      const full = this.extend([...members, next], rest);
      if (full) return full;
    }
    return null;
  }

  /** Whether the rules of a whole table can still be kept. */
  private canComplete(members: readonly number[]): boolean {
    const { tableRules } = this.assignment.graph;
    return tableRules === null || tableRules.canGrowInto(members, this.size - members.length);
  }

  /** Whether the table of `next` would become too small. */
  private takesTooMany(members: readonly number[], next: number): boolean {
    const table = this.assignment.tableOf(next);
    if (!table) return false;
    const leaving = members.filter(
      (member, at) => at > 0 && this.assignment.tableOf(member) === table,
    ).length;
    return leaving >= this.assignment.removableCount(table);
  }

  /** Checks the size of the new table and those that lose members, patience included. */
  private isFeasible(members: readonly number[]): boolean {
    const { graph } = this.assignment;
    const hasPatient = members.some((one) => graph.isPatient(one));
    if (!graph.rules.allowsSize(members.length, hasPatient)) return false;
    const donors = new Set(members.slice(1).map((member) => this.assignment.tableOf(member)));
    return [...donors].every((donor) => {
      const left = donor?.members.filter((one) => !members.includes(one));
      return !donor || this.assignment.allowsMembers(donor, left!);
    });
  }
}
