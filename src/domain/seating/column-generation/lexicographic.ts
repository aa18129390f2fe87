import { seatBound } from '../graph/seatability.js';
import { Budget } from '../model/budget.js';
import type { ObjectiveBounds } from '../model/objective.js';
import { seededRandom } from '../model/random.js';
import type { Assignment } from '../search/assignment.js';
import { exchangeSearch } from '../search/exchange-search.js';
import { neighborhoodSearch } from '../search/neighborhood-search.js';
import { ColumnPool } from './column-pool.js';
import { type LevelContext, withIterationLimit, withWorkLimit } from './context.js';
import { Incumbent } from './incumbent.js';
import { optimizeLevel } from './level-optimization.js';
import { type Constraint, EXPRESSION, type LevelObjective, type LinearExpression } from './lp-formulation.js';
import { LP_TOLERANCE, type LpSolver, LpSolverFailed } from './lp-solver.js';
import { maximizeMinimum } from './max-min.js';
import { PricingProblem } from './pricing-problem.js';
import { columnsOf } from './table-column.js';

/** Steps of the pricing problem: a base and a sum per waiting user. */
const PRICING_STEPS = { base: 2_000_000, perPerson: 150_000 };
/**
 * Steps for a large component, of all levels together: of the pricing problem, and of simplex iterations, because one of its
 * programs can take seconds. A final run of 600 users spends one to two seconds of CPU time on them.
 */
const LARGE_COMPONENT = { pricingSteps: 8_000_000, iterationSteps: 24_000 };
/** Steps of the LP solver by level. */
const SOLVER_STEPS = { seats: 200_000, counts: 50_000, minimum: 120_000, affinity: 150_000 };
/** The share of the affinity bound that is accepted, by size of the component. */
const TARGET_SHARE = { smallComponent: 60, small: 0.9999, large: 0.992 };
/** Steps per waiting user of local search after a new incumbent. */
const NEIGHBORHOOD_STEPS = 1500;
const EXCHANGE_STEPS = 3000;

/** The last objective level to optimize: seated users; numbers of priorities and small tables; affinities. */
export type LexicographicDepth = 'seats' | 'counts' | 'affinity';

export interface LexicographicProof {
  readonly bounds: ObjectiveBounds;
  /** Of the solver; the bounds are those proved before. Null where it did not fail. */
  readonly failure: LpSolverFailed | null;
}

/**
 * Improves an assignment and proves bounds by column generation, lexicographically: each level of the objective is optimized
 * subject to the values of the levels before (Alonso-Mora et al., PNAS 2017; Barnhart et al., Operations Research 1998).
 * The assignment never gets worse and breaks no rule, whatever the solver returns. The bounds are valid for any dual values,
 * except that the solver's bound of a MILP over all columns within the gap is not verified. See ADR 19.
 * @param seatedAtMost of a large component: the bound that a region has proved already
 */
export function solveLexicographically(
  assignment: Assignment,
  solver: LpSolver,
  depth: LexicographicDepth,
  seatedAtMost: number | null = null,
): LexicographicProof {
  const levels = new LexicographicLevels(assignment, solver, seatedAtMost);
  let failure: LpSolverFailed | null = null;
  try {
    levels.optimizeSeats();
    if (depth !== 'seats') levels.optimizeCounts();
    if (depth === 'affinity') levels.optimizeAffinity();
  } catch (error) {
    if (!(error instanceof LpSolverFailed)) throw error;
    failure = error;
  }
  levels.incumbent.apply();
  return { bounds: levels.bounds, failure };
}

/** The state between levels; what was found and proved before remains valid if a level throws. */
class LexicographicLevels {
  readonly incumbent: Incumbent;
  readonly bounds: { seated: number; small: number; worst: number | null; total: number | null };
  private readonly solver: LpSolver;
  private readonly pricing: PricingProblem;
  private readonly pool: ColumnPool;
  private readonly constraints: Constraint[] = [];
  private readonly targetShare: number;
  private readonly pricingSteps: number;
  /** Shared by all levels but the last, which has its own. */
  private readonly budget: Budget;

  constructor(
    private readonly assignment: Assignment,
    solver: LpSolver,
    seatedAtMost: number | null,
  ) {
    const { graph } = assignment;
    const isLarge = seatedAtMost !== null;
    this.solver = isLarge ? withIterationLimit(solver, new Budget(LARGE_COMPONENT.iterationSteps)) : solver;
    this.pricingSteps = isLarge
      ? LARGE_COMPONENT.pricingSteps
      : (PRICING_STEPS.base + PRICING_STEPS.perPerson * graph.waiting) / 2;
    this.budget = new Budget(this.pricingSteps);
    this.incumbent = new Incumbent(assignment);
    const seatable = seatBound(graph, (person) => assignment.isSeated(person));
    this.bounds = {
      seated: Math.min(seatable, seatedAtMost ?? Infinity),
      small: 0,
      worst: null,
      total: null,
    };
    this.pricing = new PricingProblem(graph);
    const isSmall = graph.waiting <= TARGET_SHARE.smallComponent;
    this.targetShare = isSmall ? TARGET_SHARE.small : TARGET_SHARE.large;
    this.pool = new ColumnPool(graph, this.incumbent.columns);
  }

  optimizeSeats(): void {
    const { seated } = this.incumbent.objective;
    if (seated < this.bounds.seated) {
      const context = this.context(SOLVER_STEPS.seats, this.budget);
      this.bounds.seated = Math.min(this.bounds.seated, this.optimizeInteger(context, EXPRESSION.seats));
    }
    if (this.incumbent.objective.seated > seated) this.repairTables();
    this.fix(EXPRESSION.seats);
  }

  optimizeCounts(): void {
    const context = this.context(SOLVER_STEPS.counts, this.budget);
    const { graph } = this.assignment;
    const priorities = graph.people.map((_person, at) => graph.priorityOf(at));
    const most = priorities.reduce((sum, priority) => sum + Math.max(0, priority), 0);
    if (this.incumbent.objective.first < most) this.optimizeInteger(context, EXPRESSION.first);
    if (priorities.some((priority) => priority !== 0)) this.fix(EXPRESSION.first);
    if (this.incumbent.objective.small > 0) {
      this.bounds.small = Math.max(0, -this.optimizeInteger(context, EXPRESSION.minusSmall));
    }
    this.fix(EXPRESSION.small);
  }

  optimizeAffinity(): void {
    this.limitTables();
    const minimumContext = this.context(SOLVER_STEPS.minimum, this.budget);
    this.bounds.worst = maximizeMinimum(minimumContext, [...this.constraints], this.targetShare);
    this.improveByExchanges();
    const meanContext = this.context(SOLVER_STEPS.affinity, new Budget(this.pricingSteps));
    const level = this.level(EXPRESSION.affinity, this.incumbent.objective.worst);
    const total = optimizeLevel(meanContext, level, (bound) => bound * this.targetShare);
    this.bounds.total = Number.isFinite(total) ? total : null;
    this.improveByExchanges();
  }

  private context(solverSteps: number, budget: Budget): LevelContext {
    return {
      assignment: this.assignment,
      pricing: this.pricing,
      incumbent: this.incumbent,
      pool: this.pool,
      solver: withWorkLimit(this.solver, new Budget(solverSteps)),
      budget,
    };
  }

  private level(expression: LinearExpression, floor: number): LevelObjective {
    return { expression, constraints: [...this.constraints], floor };
  }

  /** A level of integer values: the bound is rounded down. */
  private optimizeInteger(context: LevelContext, expression: LinearExpression): number {
    const targetOf = (bound: number) => Math.floor(bound + LP_TOLERANCE) - LP_TOLERANCE;
    const bound = optimizeLevel(context, this.level(expression, 0), targetOf);
    return Math.floor(bound + LP_TOLERANCE);
  }

  /** Adds the incumbent's value of a level as a constraint of the next ones. */
  private fix(expression: LinearExpression): void {
    const value = this.incumbent.evaluate(expression);
    this.constraints.push({ expression, lower: value, upper: value });
  }

  /** A valid inequality that strengthens the LP relaxation: the largest number of new tables for these numbers. */
  private limitTables(): void {
    const { seated, small } = this.incumbent.objective;
    const { minSize, preferredSize } = this.assignment.graph.rules;
    const upper = small + Math.max(0, Math.floor((seated - minSize * small) / preferredSize));
    this.constraints.push({ expression: EXPRESSION.tables, lower: -Infinity, upper });
  }

  /** The solution with more seats can have more small tables than needed. */
  private repairTables(): void {
    this.incumbent.apply();
    const { graph } = this.assignment;
    const budget = new Budget(NEIGHBORHOOD_STEPS * graph.waiting);
    neighborhoodSearch(this.assignment, seededRandom(graph.people[0]!.id), budget);
    this.incumbent.tryImprove(columnsOf(this.assignment));
    this.improveByExchanges();
  }

  private improveByExchanges(): void {
    this.incumbent.apply();
    const { graph } = this.assignment;
    const budget = new Budget(EXCHANGE_STEPS * graph.waiting);
    exchangeSearch(this.assignment, seededRandom(graph.people[0]!.id), budget);
    this.incumbent.tryImprove(columnsOf(this.assignment));
    this.pool.add(this.incumbent.columns);
  }
}
