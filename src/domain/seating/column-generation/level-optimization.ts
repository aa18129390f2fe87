import { type Aim, TALLY } from './lp-formulation.js';
import { ROUNDING } from './lp-solver.js';
import type { Master } from './restricted-master.js';
import { masterFor, type ProofWork } from './context.js';
import { roundToASeating } from './milp.js';
import { keyOf, type TableColumn } from './table-column.js';

/** So many tables within the gap are all looked at. */
const MOST_TABLES = 20_000;
/** Where there are more: so many, within a part of the gap or of what counts as near the bound. */
const NARROW = { shares: [0.5, 0.2, 0.08], most: 0.01, tables: 2500 };

/**
 * Settles one level of the order: improves the incumbent until it is worth `enough` of the bound, or nothing helps.
 * Answers the bound: no seating that keeps what is settled has more of the aim.
 */
export function settle(work: ProofWork, aim: Aim, enough: (bound: number) => number): number {
  const { incumbent, known, budget } = work;
  const master = masterFor(work, aim);
  const own = () => incumbent.valueOf(aim.value);
  const isClosed = () => own() >= enough(master.atMost);
  master.close(own() + ROUNDING, false, budget);
  known.remember(master.columns);
  if (!isClosed()) roundToASeating(work, master, master.columns, enough(master.atMost));
  if (isClosed()) return master.atMost;
  const better = aim.value === TALLY.affinity ? own() : own() + 1;
  const all = master.within(better, MOST_TABLES, budget);
  if (!all) {
    const some = nearest(work, master);
    if (some)
      roundToASeating(work, master, withSeating(work, [...master.columns, ...some]), enough(master.atMost));
    return master.atMost;
  }
  // Whoever believes in a better seating has to find it among these.
  const atMost = roundToASeating(work, master, withSeating(work, all), enough(master.atMost));
  return isClosed() ? master.atMost : Math.min(master.atMost, Math.max(own(), atMost));
}

/** Tables that a seating close to the bound could hold; as much below it as there are not too many. */
function nearest({ incumbent, budget }: ProofWork, master: Master): TableColumn[] | null {
  const own = incumbent.valueOf(master.aim.value);
  for (const share of NARROW.shares) {
    const gap = Math.min(master.atMost - own, NARROW.most * Math.abs(master.atMost)) * share;
    const tables = master.within(master.atMost - gap, NARROW.tables, budget);
    if (tables) return tables;
  }
  return null;
}

/** With these tables alone there might be no seating; with the incumbent's there is one. */
function withSeating({ known, incumbent }: ProofWork, tables: readonly TableColumn[]): TableColumn[] {
  const all = [...tables, ...known.unjoined, ...incumbent.seating];
  return [...new Map(all.map((table) => [keyOf(table), table])).values()];
}
