import { BestCompany } from './affinity-bounds.js';
import type { Budget } from '../model/budget.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { TableFilling } from './pricing-search.js';
import { startsOf, type TableStart } from './table-starts.js';
import type { FoundTables, TableWishes } from './table-wishes.js';
import type { TableWorth } from './reduced-cost.js';

/**
 * Finds the tables of highest worth: cliques of bounded size with weights on people and pairs, by branch and bound
 * around each person and at each open table in turn. It is the pricing of the column generation (Barnhart et al.,
 * Operations Research 1998).
 */
export class TableSearch {
  readonly bestCompany: BestCompany;
  private readonly _starts: readonly TableStart[];

  constructor(private readonly _crowd: CompatibilityGraph) {
    this.bestCompany = new BestCompany(_crowd);
    this._starts = startsOf(_crowd);
  }

  /**
   * The tables worth most at these prices, whether or not they were found before. No seating is worth more than `atMost`,
   * each of its tables counted at 0 or more. Spends from the budget.
   */
  find(worth: TableWorth, wishes: TableWishes, budget: Budget): FoundTables {
    const filling = new TableFilling(this._crowd, this.bestCompany, worth, wishes, budget);
    const found = this._starts.map((start) => filling.from(start));
    return {
      columns: found.flatMap(({ columns }) => columns),
      atMost: found.reduce((sum, { atMost }) => sum + Math.max(0, atMost), 0),
      complete: found.every(({ complete }) => complete),
    };
  }
}
