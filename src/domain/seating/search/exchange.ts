import type { Plan, PlannedTable } from './assignment.js';

/** `person` goes to the table `to`; `other`, if any, takes the chair left behind. `to` is null for no table. */
export interface Exchange {
  readonly person: number;
  readonly from: PlannedTable;
  readonly other: number | null;
  readonly to: PlannedTable | null;
}

/** Nobody who goes first loses a seat, no table becomes small or loses the patience it stands by. */
export function isFair(plan: Plan, { person, from, other, to }: Exchange): boolean {
  if (other === null) return from.members.length > plan.crowd.rules.preferredSize;
  if (!to && plan.crowd.goesFirst(person) && !plan.crowd.goesFirst(other)) return false;
  if (plan.isSmall(from) && !plan.mayHold(from, replaced(from, person, other))) return false;
  return !to || !plan.isSmall(to) || plan.mayHold(to, replaced(to, other, person));
}

/** By how much the sum of everyone's mean affinity grows. */
export function gainOf(plan: Plan, { person, from, other, to }: Exchange): number {
  if (other === null) {
    const before = contentment(plan, from.members) + (to ? contentment(plan, to.members) : 0);
    const after = to ? contentment(plan, replaced(to, null, person)) : 0;
    return contentment(plan, replaced(from, person, null)) + after - before;
  }
  // Where sizes stay, the sums of pairs are enough: each counts for two, over the others at the table.
  const here = plan.warmth(other, from, person) - plan.warmth(person, from);
  const there = to ? plan.warmth(person, to, other) - plan.warmth(other, to) : 0;
  return (2 * here) / (from.members.length - 1) + (to ? (2 * there) / (to.members.length - 1) : 0);
}

/** The lowest mean at the tables concerned, once the exchange is made. */
export function lowestAfter(plan: Plan, { person, from, other, to }: Exchange): number {
  const lowest = Math.min(...plan.crowd.means(replaced(from, person, other)));
  return to ? Math.min(lowest, ...plan.crowd.means(replaced(to, other, person))) : lowest;
}

export function carryOut(plan: Plan, { person, from, other, to }: Exchange): void {
  plan.unseat(person);
  if (other !== null) {
    plan.unseat(other);
    plan.seat(other, from);
  }
  if (to) plan.seat(person, to);
}

function contentment(plan: Plan, company: readonly number[]): number {
  return plan.crowd.means(company).reduce((sum, mean) => sum + mean, 0);
}

/** The members with `newcomer` in the place of `leaver`; either may be nobody. */
function replaced(table: PlannedTable, leaver: number | null, newcomer: number | null): number[] {
  const staying = table.members.filter((member) => member !== leaver);
  return newcomer === null ? staying : [...staying, newcomer];
}
