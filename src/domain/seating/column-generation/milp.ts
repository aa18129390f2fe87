import { dive } from './diving-heuristic.js';
import type { Master } from './restricted-master.js';
import type { ProofWork } from './context.js';
import type { TableColumn } from './table-column.js';

/** A whole-number program of more tables takes too long. */
const WHOLE_TABLES = 500;
const WHOLE_LIMITS = { nodes: 200, iterations: 8000 };

/**
 * Makes a seating out of a mixture of the tables, by dives, and where they do not reach `enough` and the tables are few, by
 * a whole-number program. The incumbent takes it over where it is better. Answers what no seating out of these tables is
 * worth more than, as far as the solver was asked.
 */
export function roundToASeating(
  work: ProofWork,
  master: Master,
  tables: readonly TableColumn[],
  enough: number,
): number {
  const { incumbent, known, solver } = work;
  const { value, floor } = master.aim;
  const above = incumbent.keeps(floor) ? incumbent.valueOf(value) : -Infinity;
  incumbent.offer(dive(solver, master, tables, above, enough));
  const isThere = incumbent.keeps(floor) && incumbent.valueOf(value) >= enough;
  const isAsked = !isThere && tables.length <= WHOLE_TABLES;
  const atMost = isAsked ? solveWhole(work, master, tables, enough) : Infinity;
  known.remember(incumbent.seating);
  return atMost;
}

function solveWhole(
  { incumbent, solver }: ProofWork,
  master: Master,
  tables: readonly TableColumn[],
  enough: number,
): number {
  const start = incumbent.keeps(master.aim.floor) ? incumbent.sharesOf(tables) : null;
  const linear = tables.map((table) => master.linear(table));
  const answer = solver.solveWhole(master.rows, linear, start, { ...WHOLE_LIMITS, enough });
  if (!answer) return Infinity;
  incumbent.offer(tables.filter((_table, at) => answer.shares[at]! > 0.5));
  return answer.atMost;
}
