import { type Tally, tallyOf } from './lp-formulation.js';
import type { Plan } from '../search/assignment.js';
import {
  carryOutColumns,
  columnsOf,
  isSeating,
  keyOf,
  type TableColumn,
  worthOfColumns,
} from './table-column.js';
import { compareObjectives, type ObjectiveValue } from '../model/objective.js';

/** The best seating known so far. It only ever becomes better, and nothing is believed that was not checked. */
export class Incumbent {
  seating: readonly TableColumn[];
  worth: ObjectiveValue;
  private _better = false;

  constructor(private readonly _plan: Plan) {
    this.seating = columnsOf(_plan);
    this.worth = worthOfColumns(this.seating);
  }

  valueOf(tally: Tally): number {
    return this.seating.reduce((sum, column) => sum + tallyOf(tally, column), 0);
  }

  keeps(floor: number): boolean {
    return this.worth.worst >= floor - 1e-6;
  }

  /** 1 for each of the columns that is a table of the seating. */
  sharesOf(columns: readonly TableColumn[]): number[] {
    const own = new Set(this.seating.map(keyOf));
    return columns.map((column) => (own.has(keyOf(column)) ? 1 : 0));
  }

  /** Takes a seating over where it is one, and a better one. */
  offer(seating: readonly TableColumn[] | null): void {
    if (!seating || !isSeating(this._plan, seating)) return;
    const worth = worthOfColumns(seating);
    if (compareObjectives(worth, this.worth) <= 0) return;
    [this.seating, this.worth, this._better] = [seating, worth, true];
  }

  carryOut(): void {
    if (this._better) carryOutColumns(this._plan, this.seating);
  }
}
