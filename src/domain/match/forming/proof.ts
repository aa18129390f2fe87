import { type Aim, type Settled, TALLY, type Tally } from './aim.js';
import { Budget } from './budget.js';
import { certify, type CrowdCertificate, hopefulOf, mostThatCouldSit } from './certificate.js';
import { dive } from './dive.js';
import { Incumbent } from './incumbent.js';
import { type LinearSolver, ROUNDING } from './linear-solver.js';
import { Master } from './master.js';
import { metered } from './metered-solver.js';
import type { Plan } from './plan.js';
import { polish } from './polish.js';
import { seededRandom } from './random.js';
import { columnsOf, keyOf, NEW_TABLE, tableColumn, type TableColumn } from './table-columns.js';
import { TableSearch } from './table-search.js';

/** Tables looked at in the search for the best ones: a sum for a crowd and a sum a head. */
const SEARCH_STEPS = { base: 2_000_000, each: 150_000 };
/** What the solver may be asked: for numbers, for whoever is worst off, and for everybody's company. */
const SOLVING_STEPS = { numbers: 300_000, worst: 120_000, company: 150_000 };
/** So many tables within the gap are all looked at. */
const MOST_TABLES = 20_000;
/** Where there are more: so many, within a part of the gap or of what counts as near the bound. */
const NARROW = { shares: [0.5, 0.2, 0.08], most: 0.01, tables: 2500 };
/** A whole-number program of more tables takes too long. */
const WHOLE_TABLES = 500;
const WHOLE_LIMITS = { nodes: 200, iterations: 8000 };
/** How near the bound an affinity has to come; a small crowd costs little more to be solved to the end. */
const NEAR = { smallCrowd: 60, small: 0.9999, large: 0.992 };
/** A head, for exchanges of chairs after the worst off are as well off as tables let them be. */
const POLISH_STEPS = 3000;
/** How far the lowest mean may stay below its bound, in shares of it and in itself. */
const WORST = { share: 0.01, least: 0.002, tries: 5 };

/**
 * Proves how good the seating of a crowd is and makes it better where it can be: level by level of the order that
 * `compareWorth` keeps, by column generation (Alonso-Mora et al., PNAS 2017; Barnhart et al., Operations Research
 * 1998). The plan never becomes worse, and no rule is broken, whatever the solver says. The bounds are safe with any
 * prices it names; where it says that a whole-number program over all tables that matter has no better answer, that is
 * taken on its word. `numbers` are people and tables; `company` is how well they suit each other, which costs far more.
 */
export function improveByProof(
  plan: Plan,
  solver: LinearSolver,
  upTo: 'numbers' | 'company',
): CrowdCertificate {
  const { waiting } = plan.crowd;
  const steps = SEARCH_STEPS.base + SEARCH_STEPS.each * waiting;
  const proof = new Proof(plan, solver, steps / 2);
  let path: 'proved' | 'searched' = 'proved';
  try {
    proof.settleNumbers();
    if (upTo === 'company') proof.settleCompany();
  } catch {
    path = 'searched';
  }
  proof.incumbent.carryOut();
  return certify(plan, path, proof.bounds);
}

class Proof {
  readonly incumbent: Incumbent;
  /** What is proved so far, in sums. */
  readonly bounds: { seated: number; small: number; worst: number | null; total: number | null };
  private readonly _search: TableSearch;
  private readonly _tables = new Map<string, TableColumn>();
  private readonly _settled: Settled[] = [];
  private readonly _near: number;
  private _metered: LinearSolver;
  /** The last level has one of its own, so that the ones before cannot use it up. */
  private _budget: Budget;

  constructor(
    private readonly _plan: Plan,
    private readonly _solver: LinearSolver,
    private readonly _steps: number,
  ) {
    const { crowd } = _plan;
    this._budget = new Budget(_steps);
    this._metered = _solver;
    this.incumbent = new Incumbent(_plan);
    this.bounds = { seated: mostThatCouldSit(crowd), small: 0, worst: null, total: null };
    this._search = new TableSearch(crowd);
    this._near = crowd.waiting <= NEAR.smallCrowd ? NEAR.small : NEAR.large;
    this.remember(this.incumbent.seating);
    this.remember(crowd.hosts.map((_members, host) => tableColumn(crowd, [], host)));
  }

  settleNumbers(): void {
    this.meter(SOLVING_STEPS.numbers);
    const { worth } = this.incumbent;
    if (worth.seated < this.bounds.seated) {
      this.bounds.seated = Math.min(this.bounds.seated, this.settleWhole(TALLY.seats));
    }
    this.keep(TALLY.seats);
    const whoGoFirst = this._plan.crowd.people.filter(({ goesFirst }) => goesFirst).length;
    if (this.incumbent.worth.first < whoGoFirst) this.settleWhole(TALLY.first);
    if (whoGoFirst > 0) this.keep(TALLY.first);
    if (this.incumbent.worth.small > 0) this.bounds.small = Math.max(0, -this.settleWhole(TALLY.fewSmall));
    this.keep(TALLY.small);
  }

  /** After the numbers. */
  settleCompany(): void {
    this.limitTables();
    this.meter(SOLVING_STEPS.worst);
    this.bounds.worst = this.raiseTheWorst();
    this.meter(SOLVING_STEPS.company);
    this._budget = new Budget(this._steps);
    const total = this.settle(TALLY.affinity, (bound) => bound * this._near);
    this.bounds.total = Number.isFinite(total) ? total : null;
    this.polishUp();
  }

  private meter(steps: number): void {
    this._metered = metered(this._solver, new Budget(steps));
  }

  private keep(tally: Tally): void {
    const sum = this.incumbent.valueOf(tally);
    this._settled.push({ tally, atLeast: sum, atMost: sum });
  }

  /** A whole number of tables only: a mixture would rather have a few more small ones. */
  private limitTables(): void {
    const { seated, small } = this.incumbent.worth;
    const { fewest, comfortable } = this._plan.crowd.rules;
    const atMost = small + Math.max(0, Math.floor((seated - fewest * small) / comfortable));
    this._settled.push({ tally: TALLY.tables, atLeast: -Infinity, atMost });
  }

  private settleWhole(tally: Tally): number {
    const bound = this.settle(tally, (atMost) => Math.floor(atMost + ROUNDING) - ROUNDING);
    return Math.floor(bound + ROUNDING);
  }

  /** Has the seating improved until it is worth `enough` of the bound, or nothing helps; answers the bound. */
  private settle(tally: Tally, enough: (bound: number) => number): number {
    const master = this.master({ value: tally, settled: [...this._settled], floor: this.floorFor(tally) });
    const own = () => this.incumbent.valueOf(tally);
    const isClosed = () => own() >= enough(master.atMost);
    master.close(own() + ROUNDING, false, this._budget);
    this.remember(master.columns);
    if (!isClosed()) this.round(master, master.columns, enough(master.atMost));
    if (isClosed()) return master.atMost;
    const better = tally === TALLY.affinity ? own() : own() + 1;
    const all = master.within(better, MOST_TABLES, this._budget);
    if (all) {
      const columns = this.withSeating(all);
      this.round(master, columns, enough(master.atMost));
      if (isClosed() || columns.length > WHOLE_TABLES) return master.atMost;
      // Whoever believes in a better seating has to find it among these.
      return Math.min(
        master.atMost,
        Math.max(own(), this.solveWhole(master, columns, enough(master.atMost))),
      );
    }
    const some = this.nearest(master, own());
    if (some) this.round(master, this.withSeating([...master.columns, ...some]), enough(master.atMost));
    return master.atMost;
  }

  /** Tables that a seating close to the bound could hold; as much below it as there are not too many. */
  private nearest(master: Master, own: number): TableColumn[] | null {
    for (const share of NARROW.shares) {
      const gap = Math.min(master.atMost - own, NARROW.most * Math.abs(master.atMost)) * share;
      const tables = master.within(master.atMost - gap, NARROW.tables, this._budget);
      if (tables) return tables;
    }
    return null;
  }

  private floorFor(tally: Tally): number {
    return tally === TALLY.affinity ? this.incumbent.worth.worst : 0;
  }

  /** Looks for the highest lowest mean that tables could have, then for a seating that comes near it. */
  private raiseTheWorst(): number {
    const settled = [...this._settled];
    const own = () => this.incumbent.worth.worst;
    let high = Math.max(own(), this.bestForTheWorst());
    let low = own();
    for (
      let floor = low + step(low);
      high - low > step(low) && !this._budget.spent;
      floor = (low + high) / 2
    ) {
      const master = this.master({ value: TALLY.nothing, settled, floor });
      master.close(-ROUNDING, true, this._budget);
      this.remember(master.columns);
      if (master.atMost <= -ROUNDING) high = floor;
      else low = floor;
    }
    this.reachFor(low, settled);
    this.polishUp();
    return high;
  }

  /** Tries for a seating where nobody's mean is below `ceiling`, then for what lies between. */
  private reachFor(ceiling: number, settled: readonly Settled[]): void {
    const own = () => this.incumbent.worth.worst;
    let floor = ceiling;
    for (let tries = 0; tries < WORST.tries && ceiling > own() && !this._budget.spent; tries++) {
      const master = this.master({ value: TALLY.affinity, settled, floor });
      master.close(-Infinity, true, this._budget);
      this.remember(master.columns);
      this.round(master, master.columns, master.atMost * this._near);
      if (own() < floor - ROUNDING) ceiling = floor;
      if (ceiling - own() <= step(own())) return;
      floor = (own() + ceiling) / 2;
    }
  }

  /** A seating out of a mixture has not been looked at chair by chair yet. */
  private polishUp(): void {
    this.incumbent.carryOut();
    const { crowd } = this._plan;
    polish(this._plan, seededRandom(crowd.people[0]!.id), new Budget(POLISH_STEPS * crowd.waiting));
    this.incumbent.offer(columnsOf(this._plan));
    this.remember(this.incumbent.seating);
  }

  /** Where everybody who could sit does: nobody's mean can be higher than with the very best of company. */
  private bestForTheWorst(): number {
    const { crowd } = this._plan;
    const hopeful = hopefulOf(crowd);
    if (this.incumbent.worth.seated < hopeful.length) return 1;
    const others = crowd.openTables.length > 0 ? 1 : crowd.rules.fewest - 1;
    return Math.min(1, ...hopeful.map((person) => this._search.bestCompany.mean(person, others)));
  }

  /** Makes a seating of a mixture: by dives, and where they do not reach far and the tables are few, by a program. */
  private round(master: Master, columns: readonly TableColumn[], enough: number): void {
    const { value, floor } = master.aim;
    const above = this.incumbent.keeps(floor) ? this.incumbent.valueOf(value) : -Infinity;
    this.incumbent.offer(dive(this._metered, master, columns, above, enough));
    const isThere = this.incumbent.keeps(floor) && this.incumbent.valueOf(value) >= enough;
    if (!isThere && columns.length <= WHOLE_TABLES) this.solveWhole(master, columns, enough);
    this.remember(this.incumbent.seating);
  }

  /** Answers the bound that the solver names, for these columns alone. */
  private solveWhole(master: Master, columns: readonly TableColumn[], enough: number): number {
    const start = this.incumbent.keeps(master.aim.floor) ? this.incumbent.sharesOf(columns) : null;
    const linear = columns.map((column) => master.linear(column));
    const answer = this._metered.solveWhole(master.rows, linear, start, { ...WHOLE_LIMITS, enough });
    if (!answer) return Infinity;
    this.incumbent.offer(columns.filter((_column, at) => answer.shares[at]! > 0.5));
    return answer.atMost;
  }

  private master(aim: Aim): Master {
    return new Master(this._plan.crowd, this._search, this._metered, aim, this._tables.values());
  }

  private withSeating(columns: readonly TableColumn[]): TableColumn[] {
    const empty = [...this._tables.values()].filter(
      (one) => one.host !== NEW_TABLE && one.joined.length === 0,
    );
    const all = [...columns, ...empty, ...this.incumbent.seating];
    return [...new Map(all.map((column) => [keyOf(column), column])).values()];
  }

  private remember(columns: readonly TableColumn[]): void {
    for (const column of columns) this._tables.set(keyOf(column), column);
  }
}

/** A lowest mean that is no further from another is as good. */
function step(worst: number): number {
  return Math.max(WORST.least, worst * WORST.share);
}
