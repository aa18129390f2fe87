import { tallyOf } from './lp-formulation.js';
import { type LinearAnswer, type LinearCut, type LinearSolver, ROUNDING } from './lp-solver.js';
import type { Master } from './restricted-master.js';
import type { TableColumn } from './table-column.js';

/** Tables that a mixture takes by more than this are taken at once; else the one it takes most of. */
const NEARLY_ALL = 0.75;
const ITERATIONS = 20_000;
/** How often a dive that leads nowhere is taken up again one step higher, and how many mixtures are solved in all. */
const RETURNS = 8;
const MIXTURES = 60;

/** A step of a dive: tables that are taken, or once that led nowhere, the first of them left out. */
interface Step {
  readonly tables: readonly number[];
  isLeftOut: boolean;
}

/**
 * Rounds a mixture of tables to a seating by taking the tables it is surest of and solving the rest anew, until all
 * are whole (diving with backtracking: Sadykov et al., INFORMS Journal on Computing 2019). Gives the best seating met
 * that is worth more than `above`, and stops at one that is worth `enough`; null where none is met.
 */
export function dive(
  solver: LinearSolver,
  master: Master,
  known: readonly TableColumn[],
  above: number,
  enough: number,
): TableColumn[] | null {
  let best: TableColumn[] | null = null;
  let bar = above;
  let mixtures = MIXTURES;
  const steps: Step[] = [];
  const columns = known.filter((column) => master.couldBePartOf(column, above));
  const linear = columns.map((column) => master.linear(column));
  for (let returns = 0; returns < RETURNS && bar < enough && mixtures > 0; returns++) {
    const program = solver.open(master.rows);
    try {
      program.add(linear);
      if (steps.length > 0) program.cut(steps.flatMap(cutsOf));
      for (; mixtures > 0; mixtures--) {
        const answer = program.solve(ITERATIONS);
        if (!answer || valueOf(master, columns, answer) <= bar + ROUNDING) break;
        const tables = surest(columns, answer);
        if (tables.length === 0) {
          best = columns.filter((_column, at) => answer.shares[at]! > 0.5);
          bar = valueOf(master, columns, answer);
          break;
        }
        steps.push({ tables, isLeftOut: false });
        program.cut(cutsOf(steps.at(-1)!));
      }
    } finally {
      program.release();
    }
    while (steps.at(-1)?.isLeftOut) steps.pop();
    if (steps.length === 0) return best;
    steps.at(-1)!.isLeftOut = true;
  }
  return best;
}

function cutsOf({ tables, isLeftOut }: Step): LinearCut[] {
  return isLeftOut ? [shareOf(tables[0]!, 0)] : tables.map((at) => shareOf(at, 1));
}

function shareOf(at: number, share: 0 | 1): LinearCut {
  return { row: { atLeast: share, atMost: share }, columns: [at], amounts: [1] };
}

/** The tables to take next, none where all shares are whole; the one the mixture takes most of first. */
function surest(columns: readonly TableColumn[], { shares }: LinearAnswer): number[] {
  let most = -1;
  const sure: number[] = [];
  for (const at of columns.keys()) {
    const share = shares[at]!;
    if (share < ROUNDING || share > 1 - ROUNDING) continue;
    if (share > NEARLY_ALL) sure.push(at);
    if (most < 0 || share > shares[most]!) most = at;
  }
  if (most < 0) return [];
  return [most, ...sure.filter((at) => at !== most)];
}

function valueOf({ aim }: Master, columns: readonly TableColumn[], { shares }: LinearAnswer): number {
  return columns.reduce((sum, column, at) => sum + shares[at]! * tallyOf(aim.value, column), 0);
}
