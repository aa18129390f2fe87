import type { Budget } from './budget.js';
import type { LinearSolver } from './linear-solver.js';
import {
  AFFINITY, type Aim, FEW_SMALL, FIRST, linearColumn, Master, NOTHING, ROUNDING, rowsOf, SEATS, SMALL, tallyOf,
} from './master.js';
import type { Plan } from './plan.js';
import { carryOutColumns, columnsOf, hostsOf, isSeating, keyOf, tableColumn, type TableColumn, worthOfColumns } from './table-columns.js';
import { TableSearch } from './table-search.js';
import { compareWorth, type Worth } from './worth.js';

export const trace: any = { log: null };
const MOST = 20_000;
const LIMITS = { nodes: 2000, iterations: 30_000, gap: 0.001 };

export interface CrowdProof { worth: Worth; atMost: number; firstAtMost: number; smallAtLeast: number; worstAtMost: number; totalAtMost: number; people: number }

export function improveByProof(plan: Plan, solver: LinearSolver, budget: Budget): CrowdProof {
  return new Proof(plan, solver, budget).run();
}

class Proof {
  private _seating: TableColumn[];
  private _worth: Worth;
  private readonly _pool = new Map<string, TableColumn>();
  private readonly _search: TableSearch;
  private _better = false;

  constructor(private readonly _plan: Plan, private readonly _solver: LinearSolver, private readonly _budget: Budget) {
    this._seating = columnsOf(_plan);
    this._worth = worthOfColumns(this._seating);
    this._search = new TableSearch(_plan.crowd);
    for (const column of this._seating) this._pool.set(keyOf(column), column);
    for (const [host, standing] of hostsOf(_plan.crowd).entries()) {
      const column = tableColumn(_plan.crowd, standing, [], host);
      this._pool.set(keyOf(column), column);
    }
  }

  run(): CrowdProof {
    const t = performance.now();
    const lap = (name: string) => trace.log?.(name, (performance.now() - t).toFixed(0), this._pool.size, JSON.stringify(this._worth), this._budget);
    const whole = (x: number) => Math.floor(x + ROUNDING);
    const settled: Array<{ tally: typeof SEATS; sum: number }> = [];
    const atMost = whole(this.settle({ value: SEATS, settled: [], floor: 0 }, 1));
    lap('seats ' + atMost);
    settled.push({ tally: SEATS, sum: this._worth.seated });
    const goFirst = Array.from({ length: this._plan.crowd.waiting }, (_, p) => p).filter((p) => this._plan.crowd.goesFirst(p)).length;
    let firstAtMost = goFirst;
    if (this._worth.first < goFirst) firstAtMost = whole(this.settle({ value: FIRST, settled: [...settled], floor: 0 }, 1));
    lap('first');
    if (goFirst > 0) settled.push({ tally: FIRST, sum: this._worth.first });
    let smallAtLeast = 0;
    if (this._worth.small > 0) smallAtLeast = Math.max(0, -whole(this.settle({ value: FEW_SMALL, settled: [...settled], floor: 0 }, 1)));
    lap('small ' + smallAtLeast);
    settled.push({ tally: SMALL, sum: this._worth.small });
    const worstAtMost = this.raise(settled, lap);
    lap('worst ' + worstAtMost);
    const totalAtMost = this.settle({ value: AFFINITY, settled, floor: this._worth.worst }, 0);
    lap('total ' + totalAtMost);
    if (this._better) carryOutColumns(this._plan, this._seating);
    const people = this._seating.reduce((n, c) => n + c.joined.length, 0) + this._plan.crowd.size - this._plan.crowd.waiting;
    return { worth: this._worth, atMost, firstAtMost, smallAtLeast, worstAtMost, totalAtMost, people };
  }

  private master(aim: Aim): Master {
    return new Master(this._plan.crowd, this._search, this._solver, aim, this._pool.values());
  }

  private valueOf(aim: Aim): number {
    return this._seating.reduce((sum, c) => sum + tallyOf(aim.value, c), 0);
  }

  /** unit 1: whole numbers. */
  private settle(aim: Aim, unit: number): number {
    const closed = (value: number) => (unit === 1 ? value + 1 - 2 * ROUNDING : value * 1.003);
    const master = this.master(aim);
    if (master.close(closed(this.valueOf(aim)), false, this._budget)) return master.atMost;
    this.remember(master.columns);
    trace.log?.('  lp', master.atMost, this.valueOf(aim), master.columns.length);
    let bound = master.atMost;
    this.improve(aim, master.columns);
    trace.log?.('  mip1', this.valueOf(aim));
    if (bound < closed(this.valueOf(aim))) return bound;
    const all = master.all(this.valueOf(aim) + (unit === 1 ? 1 - ROUNDING : 0), MOST, this._budget);
    trace.log?.('  all', all?.length);
    if (!all) return bound;
    const said = this.improve(aim, [...all, ...this._seating]);
    if (said !== null) bound = Math.min(bound, Math.max(said, this.valueOf(aim)));
    trace.log?.('  mip2', this.valueOf(aim), said);
    return bound;
  }

  private remember(columns: readonly TableColumn[]): void {
    for (const column of columns) this._pool.set(keyOf(column), column);
  }

  private raise(settled: Aim['settled'], lap: (s: string) => void): number {
    let low = this._worth.worst;
    let high = 1;
    while (high - low > 0.005 * high) {
      const floor = (low + high) / 2;
      const master = this.master({ value: NOTHING, settled, floor });
      const no = master.close(-10 * ROUNDING, true, this._budget);
      this.remember(master.columns);
      if (no) high = floor;
      else low = floor;
      lap(`  floor ${floor} ${no}`);
    }
    for (let tries = 0; tries < 5 && high - this._worth.worst > 0.01 * high; tries++) {
      const floor = tries === 0 ? low : (this._worth.worst + low) / 2;
      if (floor < this._worth.worst + 1e-4) break;
      const master = this.master({ value: AFFINITY, settled, floor });
      master.close(0, true, this._budget);
      this.remember(master.columns);
      const better = this.improve(master.aim, master.columns);
      lap(`  try ${floor} ${better}`);
      if (better === null) low = floor;
    }
    return high;
  }

  private improve(aim: Aim, columns: readonly TableColumn[]): number | null {
    const { crowd } = this._plan;
    const unique = [...new Map(columns.map((c) => [keyOf(c), c])).values()];
    const own = new Set(this._seating.map(keyOf));
    const fits = this._seating.every((c) => c.low >= aim.floor - 1e-6);
    const start = fits ? unique.map((c) => (own.has(keyOf(c)) ? 1 : 0)) : null;
    const answer = this._solver.solveWhole(rowsOf(crowd, aim), unique.map((c) => linearColumn(crowd, aim, c)), start, LIMITS);
    if (!answer) return null;
    const seating = unique.filter((_, at) => answer.shares[at]! > 0.5);
    if (!isSeating(this._plan, seating)) { trace.log?.('NOT A SEATING'); return null; }
    const worth = worthOfColumns(seating);
    if (compareWorth(worth, this._worth) > 0) {
      this._seating = seating; this._worth = worth; this._better = true;
      this.remember(seating);
    }
    return answer.atMost;
  }
}
