import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Lagrangian } from './duals.js';
import type { LpRow, LpSolution } from './lp-solver.js';
import { AT_MOST_ONE, type SubsetRowCut } from './subset-row-cuts.js';
import { NEW_TABLE, type TableColumn } from './table-column.js';

/**
 * The part of a component whose capacity a `SeatRelaxation` considers: users and open tables, each a row of the program.
 * Both are resources by index: waiting users first, then open tables.
 */
export class Region {
  readonly users: number[] = [];
  /** By row: the resource; by resource: the row, or -1. */
  readonly resources: number[] = [];
  private readonly rowByResource: Int32Array;

  /** `seatable`: the number of waiting users who have a seat or could get one. */
  constructor(
    private readonly graph: CompatibilityGraph,
    private readonly seatable: number,
  ) {
    this.rowByResource = new Int32Array(graph.waiting + graph.openTables.length).fill(-1);
  }

  get size(): number {
    return this.resources.length;
  }

  has(resource: number): boolean {
    return this.rowByResource[resource]! >= 0;
  }

  /** A user is added with their group. @returns whether the resource was outside */
  add(resource: number): boolean {
    if (this.has(resource)) return false;
    const isUser = resource < this.graph.waiting;
    for (const one of isUser ? this.graph.unitOf(resource) : [resource]) {
      this.rowByResource[one] = this.resources.length;
      this.resources.push(one);
      if (isUser) this.users.push(one);
    }
    return true;
  }

  rows(): LpRow[] {
    return this.resources.map(() => AT_MOST_ONE);
  }

  /** The resources that a table uses, inside and outside of the region. */
  resourcesOf({ joined, openTable }: TableColumn): number[] {
    return openTable === NEW_TABLE ? [...joined] : [...joined, this.graph.waiting + openTable];
  }

  resourcesIn(column: TableColumn): number[] {
    return this.resourcesOf(column).filter((resource) => this.has(resource));
  }

  /** The rows of a table, ascending. */
  rowsOf(column: TableColumn): number[] {
    return this.resourcesIn(column)
      .map((resource) => this.rowByResource[resource]!)
      .sort((a, b) => a - b);
  }

  /** The number of users of the region at a table. */
  valueOf({ joined }: TableColumn): number {
    return joined.filter((person) => this.has(person)).length;
  }

  /** The Lagrangian of a solution's dual values; its rows are those of the region, then the cuts. */
  lagrangian({ dual }: LpSolution, cuts: readonly SubsetRowCut[]): Lagrangian {
    // The dual value of an inequality is not negative; a solver's rounding must not make the bound invalid.
    const dualOf = (row: number): number => {
      const value = dual[row];
      return value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0;
    };
    const people = new Float64Array(this.graph.waiting);
    const openTables = new Float64Array(this.graph.openTables.length);
    let constant = this.seatable - this.users.length;
    for (const [row, resource] of this.resources.entries()) {
      const value = dualOf(row);
      constant += value;
      if (resource < this.graph.waiting) people[resource] = 1 - value;
      else openTables[resource - this.graph.waiting] = -value;
    }
    const priced = cuts.map((cut, at) => ({ cut, dual: dualOf(this.size + at) }));
    for (const { dual: value } of priced) constant += value;
    const active = priced.filter(({ dual: value }) => value > 0);
    const reducedCost = { people, small: 0, tables: 0, affinity: 0, openTables, cuts: active };
    return { reducedCost, constant };
  }
}
