import type { LpCut, LpModel, LpSolver } from '../column-generation/lp-solver.js';
import type { DualValues } from './receipt.js';
import type { ReceiptGraph } from './receipt-graph.js';
import type { NodeTable } from './table-search.js';

/** Divisible by all numbers up to ten, so that most solutions need no rounding. */
export const UNIT = 5040;
/** The price of each value that differs from the size of its node, which keeps the others as they are. */
const CHANGE_COST = 1e-4;
/** Of a value before it is rounded up, in units: the error of the solver. */
const ROUNDING = 0.01;
/** The limit of one solution. */
const MAX_ITERATIONS = 20_000;

/**
 * The dual program over the tables found so far. Its variables are how far a value is above and below the size of its node,
 * as shares of the most that can be, so that users far from those who are left over keep theirs.
 */
export class DualProgram {
  private readonly model: LpModel;
  private readonly seen = new Set<string>();
  private readonly nodes: number;

  constructor(
    private readonly graph: ReceiptGraph,
    solver: LpSolver,
  ) {
    this.nodes = graph.people.length;
    this.model = solver.open([]);
    const variable = (objective: number) => ({ objective, rows: [], coefficients: [] });
    const above = variable(-(1 + CHANGE_COST) * graph.largest);
    this.model.addColumns([
      ...graph.people.map(() => above),
      ...graph.people.map((size) => variable((1 - CHANGE_COST) * size)),
      ...graph.open.map(() => above),
    ]);
  }

  /** @returns how many are new */
  add(tables: readonly NodeTable[]): number {
    const cuts = tables.flatMap((table) => {
      const key = `${table.open}:${table.nodes.join()}`;
      if (this.seen.has(key)) return [];
      this.seen.add(key);
      return [this.cutOf(table)];
    });
    if (cuts.length > 0) this.model.addRows(cuts);
    return cuts.length;
  }

  private cutOf({ nodes, open }: NodeTable): LpCut {
    const { largest, people } = this.graph;
    const openColumn = open === null ? [] : [2 * this.nodes + open];
    return {
      row: { lower: 0, upper: Infinity },
      columns: [...nodes, ...nodes.map((node) => this.nodes + node), ...openColumn],
      coefficients: [
        ...nodes.map(() => largest),
        ...nodes.map((node) => -people[node]!),
        ...openColumn.map(() => largest),
      ],
    };
  }

  /** @returns null where the solver reached its limit */
  solve(): DualValues | null {
    const solution = this.model.solve(MAX_ITERATIONS);
    if (!solution) return null;
    const { people, open, largest } = this.graph;
    const share = (column: number) => Math.min(1, Math.max(0, solution.primal[column]!));
    return {
      unit: UNIT,
      people: people.map((size, node) =>
        inUnits(size + largest * share(node) - size * share(this.nodes + node)),
      ),
      open: open.map((_, at) => inUnits(largest * share(2 * this.nodes + at))),
    };
  }

  get size(): number {
    return this.seen.size;
  }

  release(): void {
    this.model.release();
  }
}

function inUnits(value: number): number {
  const units = value * UNIT;
  const nearest = Math.round(units);
  return Math.abs(units - nearest) < ROUNDING ? nearest : Math.ceil(units);
}
