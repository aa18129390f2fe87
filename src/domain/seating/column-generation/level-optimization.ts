import { type LevelContext, restrictedMaster } from './context.js';
import { EXPRESSION, type LevelObjective } from './lp-formulation.js';
import { LP_TOLERANCE } from './lp-solver.js';
import { solveInteger } from './milp.js';
import type { RestrictedMaster } from './restricted-master.js';
import { keyOf, type TableColumn } from './table-column.js';

/** The limit of columns that are enumerated within the gap. */
const MAX_ENUMERATED = 20_000;
/** Above it: shares of the gap to try instead, the largest gap as a share of the bound, and their limit of columns. */
const REDUCED_GAP = { shares: [0.5, 0.2, 0.08], maxShare: 0.01, maxColumns: 2500 };

/**
 * Optimizes one level of the lexicographic objective: bounds it by column generation, then searches integer solutions until
 * the incumbent reaches `targetOf` the bound. Restricted to the columns within the gap the optimum is preserved, so a MILP
 * over all of them also tightens the bound.
 * @returns the upper bound of the level
 */
export function optimizeLevel(
  context: LevelContext,
  level: LevelObjective,
  targetOf: (bound: number) => number,
): number {
  const { incumbent, pool, budget } = context;
  const master = restrictedMaster(context, level);
  const current = () => incumbent.evaluate(level.expression);
  const isReached = () => current() >= targetOf(master.bound);
  master.generateColumns(current() + LP_TOLERANCE, false, budget);
  pool.add(master.columns);
  if (!isReached()) solveInteger(context, master, master.columns, targetOf(master.bound));
  if (isReached()) return master.bound;
  const better = level.expression === EXPRESSION.affinity ? current() : current() + 1;
  const all = master.enumerateColumns(better, MAX_ENUMERATED, budget);
  if (!all) {
    const some = columnsNearBound(context, master);
    if (some) {
      const columns = withIncumbent(context, [...master.columns, ...some]);
      solveInteger(context, master, columns, targetOf(master.bound));
    }
    return master.bound;
  }
  const bound = solveInteger(context, master, withIncumbent(context, all), targetOf(master.bound));
  return isReached() ? master.bound : Math.min(master.bound, Math.max(current(), bound));
}

/** The columns within the largest share of the gap that is not above the limit. */
function columnsNearBound(
  { incumbent, budget }: LevelContext,
  master: RestrictedMaster,
): TableColumn[] | null {
  const current = incumbent.evaluate(master.level.expression);
  for (const share of REDUCED_GAP.shares) {
    const gap = Math.min(master.bound - current, REDUCED_GAP.maxShare * Math.abs(master.bound)) * share;
    const columns = master.enumerateColumns(master.bound - gap, REDUCED_GAP.maxColumns, budget);
    if (columns) return columns;
  }
  return null;
}

/** With the columns of the incumbent the MILP is feasible. */
function withIncumbent({ pool, incumbent }: LevelContext, columns: readonly TableColumn[]): TableColumn[] {
  const all = [...columns, ...pool.unjoined, ...incumbent.columns];
  return [...new Map(all.map((column) => [keyOf(column), column])).values()];
}
