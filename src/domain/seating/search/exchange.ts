import type { AssignedTable, Assignment } from './assignment.js';

/**
 * A move of the local search: `person` leaves `from` for `to`, and `other` takes their seat. `to` is null where `other` was
 * unseated; `other` is null where `person` takes a free seat.
 */
export interface Exchange {
  readonly person: number;
  readonly from: AssignedTable;
  readonly other: number | null;
  readonly to: AssignedTable | null;
}

/** Whether the move keeps priorities, the number of small tables, the patience that small tables require and their rules. */
export function isFeasible(assignment: Assignment, { person, from, other, to }: Exchange): boolean {
  const { graph } = assignment;
  if (other === null && from.members.length <= graph.rules.preferredSize) return false;
  if (other !== null && !to && graph.priorityOf(person) > graph.priorityOf(other)) return false;
  return (
    allowsReplacement(assignment, from, person, other) &&
    (!to || allowsReplacement(assignment, to, other, person))
  );
}

/** Of a table that is not small, one member more or less changes only what its members ask of the whole table. */
function allowsReplacement(
  assignment: Assignment,
  table: AssignedTable,
  leaver: number | null,
  newcomer: number | null,
): boolean {
  const isChecked = assignment.isSmall(table) || assignment.graph.tableRules !== null;
  return !isChecked || assignment.allowsMembers(table, replaced(table, leaver, newcomer));
}

/** The change of the sum of all members' mean affinities. */
export function affinityGain(assignment: Assignment, { person, from, other, to }: Exchange): number {
  if (other === null) {
    const before = sumOfMeans(assignment, from.members) + (to ? sumOfMeans(assignment, to.members) : 0);
    const after = to ? sumOfMeans(assignment, replaced(to, null, person)) : 0;
    return sumOfMeans(assignment, replaced(from, person, null)) + after - before;
  }
  // The sizes stay, so sums of pairs are enough: each pair counts in two means.
  const here = assignment.affinitySum(other, from, person) - assignment.affinitySum(person, from);
  const there = to ? assignment.affinitySum(person, to, other) - assignment.affinitySum(other, to) : 0;
  return (2 * here) / (from.members.length - 1) + (to ? (2 * there) / (to.members.length - 1) : 0);
}

/** The lowest mean affinity at the changed tables after the move. */
export function minMeanAfter(assignment: Assignment, { person, from, other, to }: Exchange): number {
  const lowest = Math.min(...assignment.graph.means(replaced(from, person, other)));
  return to ? Math.min(lowest, ...assignment.graph.means(replaced(to, other, person))) : lowest;
}

export function applyExchange(assignment: Assignment, { person, from, other, to }: Exchange): void {
  assignment.unseat(person);
  if (other !== null) {
    assignment.unseat(other);
    assignment.seat(other, from);
  }
  if (to) assignment.seat(person, to);
}

function sumOfMeans(assignment: Assignment, members: readonly number[]): number {
  return assignment.graph.means(members).reduce((sum, mean) => sum + mean, 0);
}

/** The members without `leaver` and with `newcomer`, either of which can be null. */
function replaced(table: AssignedTable, leaver: number | null, newcomer: number | null): number[] {
  const staying = table.members.filter((member) => member !== leaver);
  return newcomer === null ? staying : [...staying, newcomer];
}
