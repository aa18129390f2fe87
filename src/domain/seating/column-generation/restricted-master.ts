import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Budget } from '../model/budget.js';
import { lagrangian } from './duals.js';
import {
  areSlacksZero,
  EXPRESSION,
  type LevelObjective,
  lpRows,
  slackColumns,
  toLpColumn,
} from './lp-formulation.js';
import {
  LP_TOLERANCE,
  type LpColumn,
  type LpCut,
  type LpModel,
  type LpRow,
  type LpSolution,
  type LpSolver,
} from './lp-solver.js';
import type { PricingProblem } from './pricing-problem.js';
import { type ReducedCost, reducedCostOf } from './reduced-cost.js';
import { separateSubsetRowCuts, type SubsetRowCut, toLpCut } from './subset-row-cuts.js';
import { keyOf, type TableColumn } from './table-column.js';

/** A column with a lower reduced cost is not added. */
const MIN_REDUCED_COST = 1e-6;
const MAX_ITERATIONS = 20_000;
const MAX_ROUNDS = 120;
const MAX_CUT_ROUNDS = 8;
const COLUMNS_PER_ROOT = 2;
/** The largest gap, as a share of the bound, that the reduced-cost filter of `canContain` considers. */
const MAX_GAP = 0.06;

/**
 * The restricted master problem of a column generation (Barnhart et al., Operations Research 1998): the LP relaxation over
 * the columns known so far. Its dual values define the pricing problem, which finds columns to add. The Farley bound
 * (Lagrangian bound; Lasdon 1970, Farley 1990) is valid for any dual values, also for wrong ones.
 */
export class RestrictedMaster {
  /** The upper bound of the level objective over all columns, known or not. */
  bound = Infinity;
  readonly columns: TableColumn[] = [];
  private readonly cuts: SubsetRowCut[] = [];
  private readonly keys = new Set<string>();
  /** The lowest bound so far, with the reduced costs that proved it. */
  private best: { bound: number; reducedCost: ReducedCost } | null = null;

  constructor(
    private readonly graph: CompatibilityGraph,
    private readonly pricing: PricingProblem,
    private readonly solver: LpSolver,
    readonly level: LevelObjective,
    columns: Iterable<TableColumn>,
  ) {
    for (const column of columns) this.addColumn(column);
  }

  get rows(): LpRow[] {
    return lpRows(this.graph, this.level, this.cuts);
  }

  toLpColumn(column: TableColumn): LpColumn {
    return toLpColumn(this.graph, this.level, this.cuts, column);
  }

  /**
   * Adds columns of positive reduced cost, and subset-row cuts where there are none, until the bound is at most
   * `targetBound` or neither is found. `isElastic`: with slack columns, where the known columns may be infeasible.
   */
  generateColumns(targetBound: number, isElastic: boolean, budget: Budget): void {
    const model = this.solver.open(this.rows);
    try {
      const slacks = isElastic ? slackColumns(this.graph, this.level) : [];
      model.addColumns([...slacks, ...this.columns.map((column) => this.toLpColumn(column))]);
      this.iterate(model, targetBound, slacks.length, budget);
    } finally {
      model.release();
    }
  }

  private iterate(model: LpModel, targetBound: number, slackCount: number, budget: Budget): void {
    let cutRounds = 0;
    for (let round = 0; round < MAX_ROUNDS && !budget.spent; round++) {
      const solution = model.solve(MAX_ITERATIONS);
      if (!solution) return;
      if (this.level.expression === EXPRESSION.zero && areSlacksZero(solution, slackCount)) return;
      const { reducedCost, constant } = lagrangian(this.graph, this.level, this.cuts, this.columns, solution);
      const query = {
        minReducedCost: MIN_REDUCED_COST,
        floor: this.level.floor,
        columnsPerRoot: COLUMNS_PER_ROOT,
        maxColumns: Infinity,
      };
      const priced = this.pricing.solve(reducedCost, query, budget);
      const bound = constant + priced.bound;
      if (!this.best || bound < this.best.bound) this.best = { bound, reducedCost };
      this.bound = Math.min(this.bound, bound);
      if (this.bound <= targetBound) return;
      const added = priced.columns.filter((column) => this.addColumn(column));
      if (added.length > 0) model.addColumns(added.map((column) => this.toLpColumn(column)));
      else {
        const cuts = cutRounds++ < MAX_CUT_ROUNDS ? this.separateCuts(solution, slackCount) : [];
        if (cuts.length === 0) return;
        model.addRows(cuts);
      }
    }
  }

  /**
   * Enumerates all columns that a solution of at least `objective` can contain, by their reduced cost at the best bound.
   * @returns null where there are more than `maxColumns`
   */
  enumerateColumns(objective: number, maxColumns: number, budget: Budget): TableColumn[] | null {
    if (!this.best) return null;
    const query = {
      minReducedCost: objective - this.best.bound - LP_TOLERANCE,
      floor: this.level.floor,
      columnsPerRoot: Infinity,
      maxColumns,
    };
    const priced = this.pricing.solve(this.best.reducedCost, query, budget);
    return priced.isComplete ? priced.columns : null;
  }

  /** Whether a solution of at least `objective` can contain the column; the gap considered is at most `MAX_GAP`. */
  canContain(column: TableColumn, objective: number): boolean {
    if (!this.best || !Number.isFinite(this.best.bound)) return true;
    const { bound, reducedCost } = this.best;
    const gap = Math.max(objective, bound - Math.abs(bound) * MAX_GAP) - bound - LP_TOLERANCE;
    return reducedCostOf(reducedCost, column) >= gap;
  }

  private addColumn(column: TableColumn): boolean {
    const key = keyOf(column);
    if (column.minMean < this.level.floor - MIN_REDUCED_COST || this.keys.has(key)) return false;
    this.keys.add(key);
    this.columns.push(column);
    return true;
  }

  private separateCuts({ primal }: LpSolution, slackCount: number): LpCut[] {
    const cuts = separateSubsetRowCuts(this.columns, (at) => primal[at + slackCount]!);
    this.cuts.push(...cuts);
    return cuts.map((cut) => toLpCut(cut, this.columns, slackCount));
  }
}
