import { fillOneSeat } from './search/single-seat.js';
import { Budget } from './model/budget.js';
import { certifyByArithmetic, certifyWhole, type CrowdCertificate } from './certificate.js';
import { companiesOf, type Company } from './search/table-assignment.js';
import { CompatibilityGraph } from './graph/compatibility-graph.js';
import { setFirstTables } from './search/construction.js';
import type { LinearSolver } from './column-generation/lp-solver.js';
import { Plan } from './search/assignment.js';
import { polish } from './search/exchange-search.js';
import { improveByProof, type Level } from './column-generation/proof.js';
import { type Random, seededRandom } from './model/random.js';
import { repair } from './search/neighborhood-search.js';
import { reseat } from './search/exact-search.js';
import { seatInBlocks } from './partitioned.js';
import type { SeatingRules } from './model/rules.js';
import type { Component } from './graph/components.js';

/** So few people, at so few open tables, are seated in the best way there is, by looking at all of them. */
const SEEN_WHOLE = 12;
const WHOLE_BRANCHES = 20_000;
/** More people than this are cut into blocks. */
const LARGEST_CROWD = 1_200;
/** Steps of work for a crowd: a sum for itself and a sum a head. */
const REPAIR_STEPS = { base: 200_000, each: 300 };
const POLISH_STEPS = { base: 600_000, each: 100 };
const BLOCK_POLISH_STEPS = { base: 0, each: 40 };

/** Who of some people sits together, and how good that is. */
export interface Seating {
  readonly companies: readonly Company[];
  readonly certificate: CrowdCertificate;
}

/** A solver for linear programs, and what it is worth asking about a crowd of so many people. */
export interface Help {
  readonly solver: LinearSolver;
  /** Null for nothing. */
  readonly upTo: (people: number) => Level | null;
}

/** Seats people whom nothing links with others. They have chance of their own, so that nobody else's shuffles them. */
export function seatCompany(
  people: Component,
  rules: SeatingRules,
  seed: number,
  help: Help | null,
): Seating {
  const random = seededRandom(seed ^ people.waiting[0]!.id);
  if (headsOf(people) > LARGEST_CROWD)
    return seatInBlocks(people, rules, random, (plan) => search(plan, random, BLOCK_POLISH_STEPS));
  const plan = new Plan(new CompatibilityGraph(people, rules));
  const certificate = seatCrowd(plan, random, help);
  return { companies: companiesOf(plan), certificate };
}

function seatCrowd(plan: Plan, random: Random, help: Help | null): CrowdCertificate {
  const { waiting, openTables } = plan.crowd;
  if (fillOneSeat(plan)) return certifyWhole(plan);
  const isSmall = waiting <= SEEN_WHOLE && openTables.length <= SEEN_WHOLE;
  if (isSmall && seatWhole(plan)) return certifyWhole(plan);
  search(plan, random, POLISH_STEPS);
  const level = help?.upTo(waiting);
  return help && level ? improveByProof(plan, help.solver, level) : certifyByArithmetic(plan, 'heuristic');
}

/** True where all ways were seen and the best one taken. */
function seatWhole(plan: Plan): boolean {
  const options = { branches: WHOLE_BRANCHES, sideways: false, minded: true };
  return reseat(plan, [...plan.tables], plan.unseated(), new Budget(WHOLE_BRANCHES), options).complete;
}

function search(plan: Plan, random: Random, polishSteps: Steps): void {
  setFirstTables(plan);
  repair(plan, random, budgetOf(REPAIR_STEPS, plan));
  polish(plan, random, budgetOf(polishSteps, plan));
}

interface Steps {
  readonly base: number;
  readonly each: number;
}

const budgetOf = ({ base, each }: Steps, { crowd }: Plan): Budget => new Budget(base + each * crowd.waiting);

const headsOf = ({ waiting, openTables }: Component): number =>
  openTables.reduce((heads, { members }) => heads + members.length, waiting.length);
