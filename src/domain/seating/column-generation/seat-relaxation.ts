import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Budget } from '../model/budget.js';
import { NO_AFFINITY_BOUNDS } from './affinity-bounds.js';
import type { LpColumn, LpCut, LpModel, LpSolution, LpSolver } from './lp-solver.js';
import { type RegionRoot, regionRoots } from './pricing-roots.js';
import { PricingSearch } from './pricing-search.js';
import { type ReducedCost, sumOf } from './reduced-cost.js';
import type { Region } from './region.js';
import {
  AT_MOST_ONE,
  coversTwoOf,
  separateSubsetRowCuts,
  type SubsetRowCut,
  toLpCut,
} from './subset-row-cuts.js';
import { keyOf, NEW_TABLE, type TableColumn } from './table-column.js';

const MIN_REDUCED_COST = 1e-6;
const MIN_VALUE = 1e-6;
const MAX_ITERATIONS = 20_000;
const MAX_ROUNDS = 60;
const MAX_CUT_ROUNDS = 3;
const COLUMNS_PER_ROOT = 2;

/** A column of the solution and its value, 0 to 1. */
export interface UsedColumn {
  readonly column: TableColumn;
  readonly value: number;
}

/**
 * The LP relaxation of the seats level over a region: each user and open table of the region can be used once, all others any
 * number of times, and users outside of the region count as seated. So its bound is valid for the whole component, and
 * two tables with the same members in the region are one column. It equals the LP relaxation of the whole component as
 * soon as the region contains the users that tables compete for, which are few, and it is solved in a fraction of the time.
 */
export class SeatRelaxation {
  /** The upper bound of the users outside of the region plus those inside who can be seated. */
  bound = Infinity;
  /** The columns of the last solution. */
  used: readonly UsedColumn[] = [];
  private readonly pool = new Map<string, TableColumn>();
  private readonly cuts: SubsetRowCut[] = [];
  /** The distinct columns of the current model, by their members in the region. */
  private columns: TableColumn[] = [];
  private keys = new Set<string>();

  constructor(
    private readonly graph: CompatibilityGraph,
    private readonly solver: LpSolver,
    private readonly budget: Budget,
  ) {}

  add(columns: Iterable<TableColumn>): void {
    for (const column of columns) this.pool.set(keyOf(column), column);
  }

  /** Column generation until the bound is below `target` or no column and no cut improves it. */
  solve(region: Region, target: number): void {
    const model = this.solver.open([...region.rows(), ...this.cuts.map(() => AT_MOST_ONE)]);
    try {
      [this.columns, this.keys] = [[], new Set()];
      this.addToModel(model, region, this.pool.values());
      this.iterate(model, region, target);
    } finally {
      model.release();
    }
  }

  private iterate(model: LpModel, region: Region, target: number): void {
    const roots = regionRoots(this.graph, region);
    let cutRounds = 0;
    for (let round = 0; round < MAX_ROUNDS && !this.budget.spent; round++) {
      const solution = model.solve(MAX_ITERATIONS);
      if (!solution) return;
      this.used = this.usedColumns(solution);
      const { reducedCost, constant } = region.lagrangian(solution, this.cuts);
      const query = {
        minReducedCost: MIN_REDUCED_COST,
        floor: 0,
        columnsPerRoot: COLUMNS_PER_ROOT,
        maxColumns: Infinity,
      };
      const search = new PricingSearch(this.graph, NO_AFFINITY_BOUNDS, reducedCost, query, this.budget);
      const priced = roots
        .filter((root) => maxReducedCost(root, reducedCost, this.graph) > MIN_REDUCED_COST)
        .map((root) => search.searchRoot(root));
      const gain = priced.reduce((sum, { bound }) => sum + Math.max(0, bound), 0);
      this.bound = Math.min(this.bound, constant + gain);
      if (this.bound < target) return;
      const found = priced.flatMap(({ columns }) => columns);
      this.add(found);
      if (this.addToModel(model, region, found) > 0) continue;
      const cuts = cutRounds++ < MAX_CUT_ROUNDS ? this.separateCuts(region) : [];
      if (cuts.length === 0) return;
      model.addRows(cuts);
    }
  }

  /** @returns the number of columns that are new in the region */
  private addToModel(model: LpModel, region: Region, columns: Iterable<TableColumn>): number {
    const added: LpColumn[] = [];
    for (const column of columns) {
      const rows = region.rowsOf(column);
      const key = rows.join();
      if (rows.length === 0 || this.keys.has(key)) continue;
      this.keys.add(key);
      this.columns.push(column);
      const objective = region.valueOf(column);
      for (const [at, cut] of this.cuts.entries()) if (coversTwoOf(cut, column)) rows.push(region.size + at);
      added.push({ objective, rows, coefficients: rows.map(() => 1) });
    }
    model.addColumns(added);
    return added.length;
  }

  private usedColumns({ primal }: LpSolution): UsedColumn[] {
    return this.columns
      .map((column, at) => ({ column, value: primal[at]! }))
      .filter(({ value }) => value > MIN_VALUE);
  }

  /** Cuts of three users of the region that the last solution violates. */
  private separateCuts(region: Region): LpCut[] {
    const values = new Map(this.used.map(({ column, value }) => [column, value]));
    const inRegion = this.columns.map((column) => ({
      ...column,
      joined: column.joined.filter((person) => region.has(person)),
    }));
    const cuts = separateSubsetRowCuts(inRegion, (at) => values.get(this.columns[at]!) ?? 0);
    this.cuts.push(...cuts);
    return cuts.map((cut) => toLpCut(cut, this.columns, 0));
  }
}

/** A bound of the reduced cost of a root's tables, compatible or not: users outside of the region add nothing. */
function maxReducedCost(
  { members, openTable, contested }: RegionRoot,
  { people, openTables }: ReducedCost,
  { rules }: CompatibilityGraph,
): number {
  const gains = contested.map((person) => people[person]!).filter((gain) => gain > 0);
  const best = gains.sort((a, b) => b - a).slice(0, rules.maxSize - members.length);
  const base = openTable === NEW_TABLE ? sumOf(people, members) : openTables[openTable]!;
  return best.reduce((sum, gain) => sum + gain, base);
}
