import { itemsOf } from '../graph/bit-set.js';
import type { Budget } from '../model/budget.js';
import type { Plan, PlannedTable } from './assignment.js';

/** Of all who could come, so many are looked at, and so many companies are tried. */
const CANDIDATES = 48;
const TRIES = 400;

/**
 * Finds people for a new table around `person`: those without a seat first, then guests of tables that can
 * spare them. Tables in `closed` give nobody away. Returns all members, or null where none is found.
 */
export function gatherTable(
  plan: Plan,
  person: number,
  closed: ReadonlySet<PlannedTable>,
  bound: number,
  budget: Budget,
): number[] | null {
  const { crowd } = plan;
  const candidates = itemsOf(crowd.neighbors(person))
    .filter((other) => other < crowd.waiting && other !== bound && mayCome(plan, other, closed))
    .map((other) => ({ other, cost: costOf(plan, other) - crowd.affinity(person, other) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, CANDIDATES)
    .map(({ other }) => other);
  budget.spend(candidates.length);
  const sizes = new Set([crowd.rules.preferredSize, crowd.rules.minSize]);
  for (const size of sizes) {
    const company = new Company(plan, size, budget).around([person], candidates);
    if (company) return company;
  }
  return null;
}

function mayCome(plan: Plan, person: number, closed: ReadonlySet<PlannedTable>): boolean {
  const table = plan.tableOf(person);
  return table === null || (plan.spare(table) > 0 && !closed.has(table));
}

/** Nobody is dearer than those without a table; after them, guests of the fullest. */
function costOf(plan: Plan, person: number): number {
  const table = plan.tableOf(person);
  return table === null ? -1 : 2 * (plan.crowd.rules.maxSize - table.members.length);
}

class Company {
  private _tries = TRIES;

  constructor(
    private readonly _plan: Plan,
    private readonly _size: number,
    private readonly _budget: Budget,
  ) {}

  around(members: number[], candidates: readonly number[]): number[] | null {
    if (members.length === this._size) return this.isAllowed(members) ? members : null;
    this._budget.spend(candidates.length + 1);
    for (const [at, next] of candidates.entries()) {
      if (candidates.length - at < this._size - members.length || this._tries-- <= 0) return null;
      if (this.emptiesTable(members, next)) continue;
      const rest = candidates.slice(at + 1).filter((other) => this._plan.crowd.areCompatible(next, other));
      const full = this.around([...members, next], rest);
      if (full) return full;
    }
    return null;
  }

  private emptiesTable(members: readonly number[], next: number): boolean {
    const table = this._plan.tableOf(next);
    if (!table) return false;
    const leaving = members.filter((member, at) => at > 0 && this._plan.tableOf(member) === table).length;
    return leaving >= this._plan.spare(table);
  }

  /** Patience included: of the new table, and of those it leaves behind. */
  private isAllowed(members: readonly number[]): boolean {
    const { crowd } = this._plan;
    if (
      !crowd.rules.allowsSize(
        members.length,
        members.some((one) => crowd.isPatient(one)),
      )
    )
      return false;
    const donors = new Set(members.slice(1).map((member) => this._plan.tableOf(member)));
    return [...donors].every(
      (donor) =>
        !donor ||
        this._plan.mayHold(
          donor,
          donor.members.filter((one) => !members.includes(one)),
        ),
    );
  }
}
