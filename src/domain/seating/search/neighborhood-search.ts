import { isSeatable } from '../graph/seatability.js';
import type { Budget } from '../model/budget.js';
import type { Random } from '../model/random.js';
import { TABLE_SIZE } from '../model/table-size.js';
import type { AssignedTable, Assignment } from './assignment.js';
import { seatByEjectionChain } from './ejection-chain.js';
import { exactSearch, MAX_EXACT_PEOPLE } from './exact-search.js';

/** The size of a neighborhood, and the branches of the exact search inside it. */
const MAX_UNSEATED = 5;
const MAX_TABLES = Math.floor((MAX_EXACT_PEOPLE - MAX_UNSEATED) / TABLE_SIZE.largest);
const MAX_BRANCHES = 1500;
/** For a component that is one neighborhood: in most cases the search completes, which proves that no more can be seated. */
const MAX_BRANCHES_COMPLETE = 40_000;
const NEAREST_TABLES = 8;
const MAX_ROUNDS_WITHOUT_IMPROVEMENT = 30;

/**
 * Large neighborhood search (Shaw 1998): seats unseated users, then removes small tables, by ejection chains and by
 * exact search in small neighborhoods. The number of seated users never decreases.
 */
export function neighborhoodSearch(assignment: Assignment, random: Random, budget: Budget): void {
  seatByChains(assignment, random, budget);
  const { graph } = assignment;
  const unseatable = new Set(assignment.unseated().filter((person) => !isSeatable(graph, person)));
  const seatable = () => assignment.unseated().filter((person) => !unseatable.has(person));
  if (graph.waiting - unseatable.size <= MAX_EXACT_PEOPLE && searchCompletely(assignment, seatable(), budget))
    return;
  for (let round = 0; round < MAX_ROUNDS_WITHOUT_IMPROVEMENT && !budget.spent; round++) {
    const centers = [...seatable(), ...smallTables(assignment).map((table) => table.members.at(-1)!)];
    for (const person of random.shuffle(centers)) {
      if (budget.spent) return;
      if (searchAround(assignment, person, random, budget)) round = -1;
      else if (!assignment.isSeated(person) && seatByEjectionChain(assignment, person, budget)) round = -1;
    }
  }
}

/** @returns whether the exact search completed, so that the numbers cannot be improved */
function searchCompletely(assignment: Assignment, unseated: number[], budget: Budget): boolean {
  const options = { maxBranches: MAX_BRANCHES_COMPLETE, acceptEqual: false, includeAffinity: false };
  return exactSearch(assignment, [...assignment.tables], unseated, budget, options).isComplete;
}

/** Ejection chains until none succeeds, users with priority first. */
function seatByChains(assignment: Assignment, random: Random, budget: Budget): void {
  const priority = (person: number) => assignment.graph.priorityOf(person);
  for (let isImproved = true; isImproved && !budget.spent;) {
    isImproved = false;
    const order = random.shuffle(assignment.unseated());
    order.sort((a, b) => priority(b) - priority(a));
    for (const person of order) {
      if (!assignment.isSeated(person) && seatByEjectionChain(assignment, person, budget)) isImproved = true;
    }
  }
}

function smallTables(assignment: Assignment): AssignedTable[] {
  return assignment.tables.filter(
    (table) => assignment.isSmall(table) && table.members.length > table.fixedCount,
  );
}

/** Exact search in the neighborhood of a user: nearby tables and some unseated users. @returns whether it improved */
function searchAround(assignment: Assignment, person: number, random: Random, budget: Budget): boolean {
  const own = assignment.tableOf(person);
  const nearby = random
    .shuffle(nearestTables(assignment, person, budget))
    .slice(0, own ? MAX_TABLES - 1 : 1 + random.below(MAX_TABLES));
  const tables = own ? [own, ...nearby] : nearby;
  const { graph } = assignment;
  const unit = graph.unitOf(person);
  const others = random.shuffle(assignment.unseated().filter((one) => !unit.includes(one)));
  const unseated = graph.firstUnits(others, MAX_UNSEATED - unit.length);
  if (!own) unseated.push(...unit);
  const options = { maxBranches: MAX_BRANCHES, acceptEqual: true, includeAffinity: false };
  return exactSearch(assignment, tables, unseated, budget, options).isImproved;
}

/** The tables with the most members compatible with the user. */
function nearestTables(assignment: Assignment, person: number, budget: Budget): AssignedTable[] {
  const own = assignment.tableOf(person);
  budget.spend(assignment.tables.length);
  const others = assignment.tables.filter((table) => table !== own);
  return highest(others, NEAREST_TABLES, ({ members }) => {
    let compatible = 0;
    for (const one of members) if (assignment.graph.areCompatible(person, one)) compatible++;
    return compatible;
  });
}

/** The `count` items of highest score, descending; equal ones keep their order. */
export function highest<T>(items: readonly T[], count: number, scoreOf: (item: T) => number): T[] {
  const found: T[] = [];
  const scores: number[] = [];
  for (const item of items) {
    const score = scoreOf(item);
    if (found.length === count && score <= scores[count - 1]!) continue;
    let at = Math.min(found.length, count - 1);
    for (; at > 0 && scores[at - 1]! < score; at--)
      [found[at], scores[at]] = [found[at - 1]!, scores[at - 1]!];
    [found[at], scores[at]] = [item, score];
  }
  return found;
}
