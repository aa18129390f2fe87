import type { LinearAnswer, LinearCut, LinearSolver } from './linear-solver.js';
import { tallyOf } from './aim.js';
import { type Master, ROUNDING } from './master.js';
import type { TableColumn } from './table-columns.js';

/** Tables that a mixture takes by more than this are taken at once; else the one it takes most of. */
const NEARLY_ALL = 0.75;
const ITERATIONS = 20_000;
const WHOLE = 1e-5;
/** How many dives, each of which may not begin with the table the one before began with. */
const DIVES = 4;

/**
 * Rounds a mixture of tables to a seating by taking the tables it is surest of and solving the rest anew, until all
 * are whole (the diving of branch-and-price: Sadykov et al., INFORMS Journal on Computing 2019). Gives the best
 * seating of several dives that is worth more than `above`; null where none is. A dive ends once it cannot be.
 */
export function dive(
  solver: LinearSolver,
  master: Master,
  columns: readonly TableColumn[],
  above: number,
  enough: number,
): TableColumn[] | null {
  let best: TableColumn[] | null = null;
  let bar = above;
  const banned: number[] = [];
  for (let dives = 0; dives < DIVES && bar < enough; dives++) {
    const program = solver.open(master.rows);
    try {
      program.add(columns.map((column) => master.linear(column)));
      if (banned.length > 0) program.cut(banned.map((at) => bound(at, 0)));
      const taken = new Set<number>();
      let first = -1;
      for (;;) {
        const answer = program.solve(ITERATIONS);
        if (!answer || valueOf(master, columns, answer) <= bar + ROUNDING) break;
        const next = surest(columns, answer, taken);
        if (next.length === 0) {
          best = columns.filter((_column, at) => answer.shares[at]! > 0.5);
          bar = valueOf(master, columns, answer);
          break;
        }
        if (first < 0) first = next[0]!;
        for (const at of next) taken.add(at);
        program.cut(next.map((at) => bound(at, 1)));
      }
      if (first < 0) break;
      banned.push(first);
    } finally {
      program.release();
    }
  }
  return best;
}

/** The tables to take next, none where all shares are whole; the first of them is one the mixture hesitates about. */
function surest(columns: readonly TableColumn[], { shares }: LinearAnswer, taken: ReadonlySet<number>): number[] {
  let most = -1;
  const sure: number[] = [];
  for (const at of columns.keys()) {
    const share = shares[at]!;
    if (share < WHOLE || taken.has(at)) continue;
    if (share > 1 - WHOLE) continue;
    if (share > NEARLY_ALL) sure.push(at);
    if (most < 0 || share > shares[most]!) most = at;
  }
  if (most < 0) return [];
  return [most, ...sure.filter((at) => at !== most)];
}

function bound(at: number, share: 0 | 1): LinearCut {
  return { row: { atLeast: share, atMost: share }, columns: [at], amounts: [1] };
}

function valueOf({ aim }: Master, columns: readonly TableColumn[], { shares }: LinearAnswer): number {
  return columns.reduce((sum, column, at) => sum + shares[at]! * tallyOf(aim.value, column), 0);
}
