import type { Budget } from '../model/budget.js';
import type { AssignedTable, Assignment } from './assignment.js';
import { findNewTable } from './clique-search.js';

/** The limit of queued users per search, and of searches for a new table. */
const MAX_QUEUE = 120;
const MAX_NEW_TABLE_SEARCHES = 24;

/** A user who lost their seat `from` to the user of the previous link; both null at the start of the chain. */
interface ChainLink {
  readonly person: number;
  readonly previous: ChainLink | null;
  readonly from: AssignedTable | null;
}

/**
 * Seats `person` by an ejection chain: each user takes the seat of another, until the last one finds a free seat or forms a
 * new table. Breadth-first search, so the shortest chain is applied.
 * A chain moves one user at a time, so no member of a group is moved: groups are left to the exact search.
 * @returns whether the user was seated
 */
export function seatByEjectionChain(assignment: Assignment, person: number, budget: Budget): boolean {
  const { graph } = assignment;
  if (graph.isInGroup(person)) return false;
  const visited = new Set([person]);
  const queue: ChainLink[] = [{ person, previous: null, from: null }];
  for (let next = 0; next < queue.length && !budget.spent; next++) {
    const link = queue[next]!;
    const used = tablesInChain(link);
    budget.spend(assignment.tables.length);
    for (const table of assignment.tables) {
      if (used.has(table) || assignment.tableOf(link.person) === table) continue;
      const conflicts = conflictsAt(assignment, table, link.person);
      if (conflicts === null) continue;
      const isSeat = conflicts.length === 0 && assignment.hasFreeSeat(table);
      if (isSeat && assignment.allowsNewcomer(table, link.person)) {
        applyChain(assignment, link);
        assignment.seat(link.person, table);
        return true;
      }
      if (queue.length >= MAX_QUEUE) continue;
      for (const leaver of conflicts.length > 0 ? conflicts : assignment.movableMembers(table)) {
        if (visited.has(leaver) || graph.isInGroup(leaver)) continue;
        if (!canReplace(assignment, table, leaver, link.person)) continue;
        visited.add(leaver);
        queue.push({ person: leaver, previous: link, from: table });
      }
    }
    const members =
      next < MAX_NEW_TABLE_SEARCHES ? findNewTable(assignment, link.person, used, person, budget) : null;
    if (members) {
      applyChain(assignment, link);
      for (const member of members) assignment.unseat(member);
      assignment.addTable(members);
      return true;
    }
  }
  return false;
}

/** The one movable member who is incompatible with the user, or none; null where the user cannot sit here. */
function conflictsAt(assignment: Assignment, table: AssignedTable, person: number): number[] | null {
  let conflict = -1;
  for (const [seat, member] of table.members.entries()) {
    if (assignment.graph.areCompatible(person, member)) continue;
    if (conflict >= 0 || seat < table.fixedCount) return null;
    conflict = member;
  }
  return conflict < 0 ? [] : [conflict];
}

/** A small table must keep the patient member that its size requires, and each one what its members ask of all. */
function canReplace(assignment: Assignment, table: AssignedTable, leaver: number, newcomer: number): boolean {
  if (!assignment.isSmall(table) && assignment.graph.tableRules === null) return true;
  return assignment.allowsMembers(
    table,
    table.members.map((member) => (member === leaver ? newcomer : member)),
  );
}

function tablesInChain(last: ChainLink): Set<AssignedTable> {
  const tables = new Set<AssignedTable>();
  for (let link: ChainLink | null = last; link?.from; link = link.previous) tables.add(link.from);
  return tables;
}

/** Unseats the last user of the chain and moves every other one to the seat of their successor. */
function applyChain(assignment: Assignment, last: ChainLink): void {
  assignment.unseat(last.person);
  for (let link = last; link.previous && link.from; link = link.previous) {
    assignment.unseat(link.previous.person);
    assignment.seat(link.previous.person, link.from);
  }
}
