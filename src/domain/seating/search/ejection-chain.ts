import type { Budget } from '../model/budget.js';
import { gatherTable } from './clique-search.js';
import type { Plan, PlannedTable } from './assignment.js';

/** How many people one search may ask to move, and how many of them may try to found a table instead. */
const ASKED = 120;
const FOUNDERS = 24;

/** Somebody without a seat, because the one before them in the chain took it. */
interface Displaced {
  readonly person: number;
  readonly by: Displaced | null;
  readonly from: PlannedTable | null;
}

/**
 * Seats `person` by an ejection chain: they take someone's chair, who takes another's, until one finds a
 * free chair or founds a table with people who can be spared. The shortest chain wins; true when seated.
 */
export function seatByMovingUp(plan: Plan, person: number, budget: Budget): boolean {
  const asked = new Set([person]);
  const queue: Displaced[] = [{ person, by: null, from: null }];
  for (let next = 0; next < queue.length && !budget.spent; next++) {
    const displaced = queue[next]!;
    const used = tablesOf(displaced);
    budget.spend(plan.tables.length);
    for (const table of plan.tables) {
      if (used.has(table) || plan.tableOf(displaced.person) === table) continue;
      const obstacles = obstaclesAt(plan, table, displaced.person);
      if (obstacles === null) continue;
      if (obstacles.length === 0 && plan.hasRoom(table)) {
        moveUp(plan, displaced);
        plan.seat(displaced.person, table);
        return true;
      }
      if (queue.length >= ASKED) continue;
      for (const leaver of obstacles.length > 0 ? obstacles : plan.movable(table)) {
        if (asked.has(leaver) || !canReplace(plan, table, leaver, displaced.person)) continue;
        asked.add(leaver);
        queue.push({ person: leaver, by: displaced, from: table });
      }
    }
    const company = next < FOUNDERS ? gatherTable(plan, displaced.person, used, person, budget) : null;
    if (company) {
      moveUp(plan, displaced);
      for (const member of company) plan.unseat(member);
      plan.open(company);
      return true;
    }
  }
  return false;
}

/** The one member the person cannot sit with, or none; null where more than one, or one who stays, is in the way. */
function obstaclesAt(plan: Plan, table: PlannedTable, person: number): number[] | null {
  let obstacle = -1;
  for (const [seat, member] of table.members.entries()) {
    if (plan.crowd.areCompatible(person, member)) continue;
    if (obstacle >= 0 || seat < table.standing) return null;
    obstacle = member;
  }
  return obstacle < 0 ? [] : [obstacle];
}

/** A small table that stands by a patient member needs one still. */
function canReplace(plan: Plan, table: PlannedTable, leaver: number, newcomer: number): boolean {
  if (!plan.isSmall(table)) return true;
  return plan.mayHold(
    table,
    table.members.map((member) => (member === leaver ? newcomer : member)),
  );
}

function tablesOf(last: Displaced): Set<PlannedTable> {
  const tables = new Set<PlannedTable>();
  for (let link: Displaced | null = last; link?.from; link = link.by) tables.add(link.from);
  return tables;
}

/** Carries the chain out: its last person stands, everyone before sits in the next one's chair. */
function moveUp(plan: Plan, last: Displaced): void {
  plan.unseat(last.person);
  for (let link = last; link.by && link.from; link = link.by) {
    plan.unseat(link.by.person);
    plan.seat(link.by.person, link.from);
  }
}
