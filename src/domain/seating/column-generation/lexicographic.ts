import { type Aim, type Settled, TALLY, type Tally } from './lp-formulation.js';
import { Budget } from '../model/budget.js';
import { seatBound } from '../graph/seatability.js';
import { Incumbent } from './incumbent.js';
import { KnownTables } from './column-pool.js';
import { type LinearSolver, ROUNDING } from './lp-solver.js';
import { metered } from './metered-solver.js';
import type { Plan } from '../search/assignment.js';
import { polish } from '../search/exchange-search.js';
import type { ProofWork } from './context.js';
import { raiseTheWorst } from './max-min.js';
import { seededRandom } from '../model/random.js';
import { repair } from '../search/neighborhood-search.js';
import { settle } from './level-optimization.js';
import { columnsOf } from './table-column.js';
import { TableSearch } from './pricing-problem.js';

/** Tables looked at in the search for the best ones: a sum for a crowd and a sum a head. */
const SEARCH_STEPS = { base: 2_000_000, each: 150_000 };
/** What the solver may be asked: for seats, for who has them at which tables, for the worst off, for everybody's company. */
const SOLVING_STEPS = { seats: 200_000, numbers: 200_000, worst: 120_000, company: 150_000 };
/** How near the bound an affinity has to come; a small crowd costs little more to be solved to the end. */
const NEAR = { smallCrowd: 60, small: 0.9999, large: 0.992 };
/** A head, for small tables after somebody more was seated. */
const REPAIR_STEPS = 1500;
/** A head, for exchanges of chairs after the worst off are as well off as tables let them be. */
const POLISH_STEPS = 3000;

/**
 * The levels of the order that `compareObjectives` keeps, each settled among the seatings that keep what those before it came
 * to. What was reached and proved stands even where a level throws.
 */
export class Levels {
  readonly incumbent: Incumbent;
  /** What is proved so far, in sums. */
  readonly bounds: { seated: number; small: number; worst: number | null; total: number | null };
  private readonly _search: TableSearch;
  private readonly _known: KnownTables;
  private readonly _settled: Settled[] = [];
  private readonly _near: number;
  private readonly _steps: number;
  /** Of all levels but the last, which has one of its own, so that the ones before cannot use it up. */
  private readonly _budget: Budget;

  constructor(
    private readonly _plan: Plan,
    private readonly _solver: LinearSolver,
  ) {
    const { crowd } = _plan;
    this._steps = (SEARCH_STEPS.base + SEARCH_STEPS.each * crowd.waiting) / 2;
    this._budget = new Budget(this._steps);
    this.incumbent = new Incumbent(_plan);
    this.bounds = {
      seated: seatBound(crowd, (person) => _plan.isSeated(person)),
      small: 0,
      worst: null,
      total: null,
    };
    this._search = new TableSearch(crowd);
    this._near = crowd.waiting <= NEAR.smallCrowd ? NEAR.small : NEAR.large;
    this._known = new KnownTables(crowd, this.incumbent.seating);
  }

  settleSeats(): void {
    const { seated } = this.incumbent.worth;
    if (seated < this.bounds.seated) {
      const work = this.work(SOLVING_STEPS.seats, this._budget);
      this.bounds.seated = Math.min(this.bounds.seated, this.settleWhole(work, TALLY.seats));
    }
    if (this.incumbent.worth.seated > seated) this.mend();
    this.keep(TALLY.seats);
  }

  /** After the seats. */
  settleNumbers(): void {
    const work = this.work(SOLVING_STEPS.numbers, this._budget);
    const whoGoFirst = this._plan.crowd.people.filter(({ goesFirst }) => goesFirst).length;
    if (this.incumbent.worth.first < whoGoFirst) this.settleWhole(work, TALLY.first);
    if (whoGoFirst > 0) this.keep(TALLY.first);
    if (this.incumbent.worth.small > 0) {
      this.bounds.small = Math.max(0, -this.settleWhole(work, TALLY.fewSmall));
    }
    this.keep(TALLY.small);
  }

  /** After the numbers. */
  settleCompany(): void {
    this.limitTables();
    const forTheWorst = this.work(SOLVING_STEPS.worst, this._budget);
    this.bounds.worst = raiseTheWorst(forTheWorst, [...this._settled], this._near);
    this.polishUp();
    const forAll = this.work(SOLVING_STEPS.company, new Budget(this._steps));
    const aim = this.aimAt(TALLY.affinity, this.incumbent.worth.worst);
    const total = settle(forAll, aim, (bound) => bound * this._near);
    this.bounds.total = Number.isFinite(total) ? total : null;
    this.polishUp();
  }

  private work(solvingSteps: number, budget: Budget): ProofWork {
    return {
      plan: this._plan,
      search: this._search,
      incumbent: this.incumbent,
      known: this._known,
      solver: metered(this._solver, new Budget(solvingSteps)),
      budget,
    };
  }

  private aimAt(value: Tally, floor: number): Aim {
    return { value, settled: [...this._settled], floor };
  }

  private settleWhole(work: ProofWork, tally: Tally): number {
    const bound = settle(work, this.aimAt(tally, 0), (atMost) => Math.floor(atMost + ROUNDING) - ROUNDING);
    return Math.floor(bound + ROUNDING);
  }

  private keep(tally: Tally): void {
    const sum = this.incumbent.valueOf(tally);
    this._settled.push({ tally, atLeast: sum, atMost: sum });
  }

  /** A whole number of tables only: a mixture would rather have a few more small ones. */
  private limitTables(): void {
    const { seated, small } = this.incumbent.worth;
    const { minSize, preferredSize } = this._plan.crowd.rules;
    const atMost = small + Math.max(0, Math.floor((seated - minSize * small) / preferredSize));
    this._settled.push({ tally: TALLY.tables, atLeast: -Infinity, atMost });
  }

  /** What seats somebody more may have small tables that it could do without. */
  private mend(): void {
    this.incumbent.carryOut();
    const { crowd } = this._plan;
    repair(this._plan, seededRandom(crowd.people[0]!.id), new Budget(REPAIR_STEPS * crowd.waiting));
    this.incumbent.offer(columnsOf(this._plan));
    this.polishUp();
  }

  /** A seating out of a mixture has not been looked at chair by chair yet. */
  private polishUp(): void {
    this.incumbent.carryOut();
    const { crowd } = this._plan;
    polish(this._plan, seededRandom(crowd.people[0]!.id), new Budget(POLISH_STEPS * crowd.waiting));
    this.incumbent.offer(columnsOf(this._plan));
    this._known.remember(this.incumbent.seating);
  }
}
