import { certify, certifyExact, certifyHeuristic, type ComponentSolution } from './certificate.js';
import {
  type LexicographicDepth,
  type LexicographicProof,
  solveLexicographically,
} from './column-generation/lexicographic.js';
import type { LpSolver } from './column-generation/lp-solver.js';
import { proveSeats } from './column-generation/seat-proof.js';
import { CompatibilityGraph } from './graph/compatibility-graph.js';
import { type Component, componentSize } from './graph/components.js';
import { Budget } from './model/budget.js';
import { type Random, seededRandom } from './model/random.js';
import type { SeatingRules } from './model/rules.js';
import { solvePartitioned } from './partitioned.js';
import { Assignment } from './search/assignment.js';
import { constructTables } from './search/construction.js';
import { exactSearch } from './search/exact-search.js';
import { exchangeSearch } from './search/exchange-search.js';
import { neighborhoodSearch } from './search/neighborhood-search.js';
import { fillSingleSeat } from './search/single-seat.js';
import { tablesOf } from './search/table-assignment.js';

/** The limit of waiting users, and of open tables, for the exact search with affinities. */
const EXACT_MAX_SIZE = 12;
const EXACT_MAX_BRANCHES = 20_000;
/** A component with more users is partitioned. */
const MAX_COMPONENT_SIZE = 1_200;
/** Steps of local search: a base and a sum per waiting user. */
const NEIGHBORHOOD_STEPS = { base: 200_000, perPerson: 300 };
const EXCHANGE_STEPS = { base: 600_000, perPerson: 100 };
const PARTITION_EXCHANGE_STEPS = { base: 0, perPerson: 40 };

/** How a component is improved and proved after local search. */
interface ProofPlan {
  /** Whether a region around the unseated users proves the seats first, because the whole component is large. */
  readonly byRegion: boolean;
  readonly depth: LexicographicDepth;
}

export interface SolverOptions {
  readonly solver: LpSolver;
  /** By the number of waiting users. */
  readonly proofFor: (people: number) => ProofPlan;
}

/**
 * Solves one component. Its random numbers depend only on the seed and its first user, not on other components. The users
 * are in a random order and not in that of their ids, because searches break ties by the order: of two users who are alike
 * a seat must not go to the older account.
 */
export function solveComponent(
  { waiting, openTables }: Component,
  rules: SeatingRules,
  seed: number,
  options: SolverOptions | null,
): ComponentSolution {
  const random = seededRandom(seed ^ waiting[0]!.id);
  const component = { waiting: random.shuffle([...waiting]), openTables };
  if (componentSize(component) > MAX_COMPONENT_SIZE)
    return solvePartitioned(component, rules, random, options?.solver ?? null, (assignment) =>
      localSearch(assignment, random, PARTITION_EXCHANGE_STEPS),
    );
  const assignment = new Assignment(new CompatibilityGraph(component, rules));
  const proof = solveGraph(assignment, random, options);
  return { tables: tablesOf(assignment), ...proof };
}

/** Exact methods for small cases; otherwise local search, then column generation. */
function solveGraph(
  assignment: Assignment,
  random: Random,
  options: SolverOptions | null,
): Omit<ComponentSolution, 'tables'> {
  const { waiting, openTables } = assignment.graph;
  if (fillSingleSeat(assignment)) return { certificate: certifyExact(assignment) };
  const isSmall = waiting <= EXACT_MAX_SIZE && openTables.length <= EXACT_MAX_SIZE;
  if (isSmall && solveExactly(assignment)) return { certificate: certifyExact(assignment) };
  localSearch(assignment, random, EXCHANGE_STEPS);
  if (!options) return { certificate: certifyHeuristic(assignment) };
  const { bounds, failure } = prove(assignment, options.solver, options.proofFor(waiting));
  if (!failure) return { certificate: certify(assignment, 'bounded', bounds) };
  return { certificate: certify(assignment, 'heuristic', bounds), solverFailure: failure.message };
}

function prove(assignment: Assignment, solver: LpSolver, { byRegion, depth }: ProofPlan): LexicographicProof {
  if (!byRegion) return solveLexicographically(assignment, solver, depth);
  const proof = proveSeats(assignment, solver);
  if (proof.failure || depth === 'seats') return proof;
  return solveLexicographically(assignment, solver, depth, proof.bounds.seated);
}

/** @returns whether the search completed, so that the assignment is optimal */
function solveExactly(assignment: Assignment): boolean {
  const options = { maxBranches: EXACT_MAX_BRANCHES, acceptEqual: false, includeAffinity: true };
  const budget = new Budget(EXACT_MAX_BRANCHES);
  return exactSearch(assignment, [...assignment.tables], assignment.unseated(), budget, options).isComplete;
}

interface Steps {
  readonly base: number;
  readonly perPerson: number;
}

/** Construction, neighborhood search for the numbers, exchanges for the affinities. */
function localSearch(assignment: Assignment, random: Random, exchangeSteps: Steps): void {
  constructTables(assignment);
  neighborhoodSearch(assignment, random, budgetFor(NEIGHBORHOOD_STEPS, assignment));
  exchangeSearch(assignment, random, budgetFor(exchangeSteps, assignment));
}

const budgetFor = ({ base, perPerson }: Steps, { graph }: Assignment): Budget =>
  new Budget(base + perPerson * graph.waiting);
