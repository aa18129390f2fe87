import { TABLE_SIZE } from '../model/table-size.js';
import type { Budget } from '../model/budget.js';
import { seatByMovingUp } from './ejection-chain.js';
import { nearest } from './nearest.js';
import type { Plan, PlannedTable } from './assignment.js';
import { isSeatable } from '../graph/seatability.js';
import type { Random } from '../model/random.js';
import { LARGEST_POOL, reseat } from './exact-search.js';

/** How much of a neighbourhood is seated anew at a time, and how many branches of that are looked at. */
const GUESTS = 5;
const TABLES = Math.floor((LARGEST_POOL - GUESTS) / TABLE_SIZE.largest);
const BRANCHES = 1500;
/** A crowd that fits into one pool is worth this many: mostly they prove that nobody else can be seated. */
const POOL_BRANCHES = 40_000;
/** Of the tables around someone, so many of the nearest are considered. */
const NEAREST = 8;
/** So many rounds without success, and what is left is left. */
const VAIN_ROUNDS = 30;

/**
 * Seats people who were left over, then does away with small tables: by ejection chains, and by seating
 * small neighbourhoods anew. Nobody loses a seat unless more people gain one.
 */
export function repair(plan: Plan, random: Random, budget: Budget): void {
  moveEveryoneUp(plan, random, budget);
  const hopeless = new Set(plan.unseated().filter((person) => !isSeatable(plan.crowd, person)));
  const hopeful = () => plan.unseated().filter((person) => !hopeless.has(person));
  if (plan.crowd.waiting - hopeless.size <= LARGEST_POOL && reseatAll(plan, hopeful(), budget)) return;
  for (let vain = 0; vain < VAIN_ROUNDS && !budget.spent; vain++) {
    const troubled = [...hopeful(), ...smallTables(plan).map((table) => table.members.at(-1)!)];
    for (const person of random.shuffle(troubled)) {
      if (budget.spent) return;
      if (reseatAround(plan, person, random, budget)) vain = -1;
      else if (!plan.isSeated(person) && seatByMovingUp(plan, person, budget)) vain = -1;
    }
  }
}

/** Looks at every way to seat a crowd of one pool; true where all were seen, and more cannot be done. */
function reseatAll(plan: Plan, guests: number[], budget: Budget): boolean {
  const options = { branches: POOL_BRANCHES, sideways: false, minded: false };
  return reseat(plan, [...plan.tables], guests, budget, options).complete;
}

/** Chains until nobody moves up any more; whoever goes first tries first. */
function moveEveryoneUp(plan: Plan, random: Random, budget: Budget): void {
  for (let moved = true; moved && !budget.spent;) {
    moved = false;
    const order = random.shuffle(plan.unseated());
    order.sort((a, b) => Number(plan.crowd.goesFirst(b)) - Number(plan.crowd.goesFirst(a)));
    for (const person of order) {
      if (!plan.isSeated(person) && seatByMovingUp(plan, person, budget)) moved = true;
    }
  }
}

function smallTables(plan: Plan): PlannedTable[] {
  return plan.tables.filter((table) => plan.isSmall(table) && table.members.length > table.standing);
}

/** Seats the person, a few tables near them and a few people without a seat anew; true if that is better. */
function reseatAround(plan: Plan, person: number, random: Random, budget: Budget): boolean {
  const own = plan.tableOf(person);
  const near = random
    .shuffle(tablesNear(plan, person, budget))
    .slice(0, own ? TABLES - 1 : 1 + random.below(TABLES));
  const tables = own ? [own, ...near] : near;
  const guests = random.shuffle(plan.unseated().filter((one) => one !== person)).slice(0, GUESTS - 1);
  if (!own) guests.push(person);
  return reseat(plan, tables, guests, budget, { branches: BRANCHES, sideways: true, minded: false }).better;
}

/** The tables with most members that the person could sit with. */
function tablesNear(plan: Plan, person: number, budget: Budget): PlannedTable[] {
  const own = plan.tableOf(person);
  budget.spend(plan.tables.length);
  const others = plan.tables.filter((table) => table !== own);
  return nearest(
    others,
    NEAREST,
    ({ members }) => members.filter((one) => plan.crowd.areCompatible(person, one)).length,
  );
}
