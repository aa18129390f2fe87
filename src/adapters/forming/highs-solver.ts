import highs, { type Highs, type Model } from 'highs';
import type {
  LinearAnswer,
  LinearColumn,
  LinearCut,
  LinearProgram,
  LinearRow,
  LinearSolver,
  WholeAnswer,
  WholeLimits,
} from '../../domain/seating/column-generation/lp-solver.js';

/** The types describe the CommonJS build; imported as a module, the function itself is the default. */
const loadHighs = highs as unknown as typeof highs.default;

/** Nothing may depend on a clock or on chance; this build has one thread alone. */
const SETTINGS = { output_flag: false, random_seed: 1 };

/** HiGHS as WebAssembly in this process: loaded once, from then on at once. */
export class HighsSolver implements LinearSolver {
  private constructor(private readonly highs: Highs) {}

  static async load(): Promise<HighsSolver> {
    return new HighsSolver(await loadHighs());
  }

  /** What the library holds; it never gives any back, and needs no more while programs are released. */
  get memoryBytes(): number {
    return this.highs.memoryBytes;
  }

  open(rows: readonly LinearRow[]): LinearProgram {
    return new HighsProgram(this.highs, rows);
  }

  solveWhole(
    rows: readonly LinearRow[],
    columns: readonly LinearColumn[],
    start: readonly number[] | null,
    { nodes, iterations, enough }: WholeLimits,
  ): WholeAnswer | null {
    const model = modelOf(this.highs, rows, columns);
    try {
      const { integer } = this.highs.constants.variableType;
      const every = { kind: 'range', from: 0, to: columns.length - 1 } as const;
      model.changeColsIntegrality(every, new Int32Array(columns.length).fill(integer));
      model.options.set({
        mip_max_nodes: nodes,
        ...(Number.isFinite(enough) && { objective_target: -enough }),
      });
      if (start) model.setSolution({ colValue: start });
      model.run({
        [this.highs.constants.callbackType.mipInterrupt](event) {
          if (Number(event.data.mip_total_lp_iterations ?? 0) > iterations) event.interrupt();
          return undefined;
        },
      });
      const { feasible } = this.highs.constants.solutionStatus;
      if (model.info.get('primal_solution_status') !== feasible) return null;
      return { shares: model.getSolution().colValue, atMost: -Number(model.info.get('mip_dual_bound')) };
    } finally {
      model.dispose();
    }
  }
}

class HighsProgram implements LinearProgram {
  private readonly model: Model;

  constructor(
    private readonly highs: Highs,
    rows: readonly LinearRow[],
  ) {
    this.model = modelOf(highs, rows);
  }

  add(columns: readonly LinearColumn[]): void {
    if (columns.length === 0) return;
    const {
      colCost: cost,
      colLower: lower,
      colUpper: upper,
      matrix,
    } = dataOf(columns, this.model.getDimensions().numRows);
    this.model.addCols({ cost, lower, upper, matrix });
  }

  cut(cuts: readonly LinearCut[]): void {
    const starts = new Int32Array(cuts.length + 1);
    for (const [at, { columns }] of cuts.entries()) starts[at + 1] = starts[at]! + columns.length;
    this.model.addRows({
      lower: Float64Array.from(cuts, ({ row }) => row.atLeast),
      upper: Float64Array.from(cuts, ({ row }) => row.atMost),
      matrix: {
        format: 'csr',
        numRows: cuts.length,
        numCols: this.model.getDimensions().numCols,
        starts,
        indices: Int32Array.from(cuts.flatMap(({ columns }) => columns)),
        values: Float64Array.from(cuts.flatMap(({ amounts }) => amounts)),
      },
    });
  }

  solve(iterations: number): LinearAnswer | null {
    const { numCols, numRows } = this.model.getDimensions();
    if (numCols === 0) return { shares: [], prices: new Float64Array(numRows) };
    this.model.options.set('simplex_iteration_limit', iterations);
    const { modelStatus } = this.model.run();
    if (modelStatus !== this.highs.constants.modelStatus.optimal) return null;
    const { colValue, rowDual } = this.model.getSolution();
    return { shares: colValue, prices: rowDual.map((price) => -price) };
  }

  release(): void {
    this.model.dispose();
  }
}

/** HiGHS looks for the least, so values are handed over as costs below zero, and prices come back the same way. */
function modelOf(highs: Highs, rows: readonly LinearRow[], columns: readonly LinearColumn[] = []): Model {
  const model = highs.createModel({
    numCols: columns.length,
    numRows: rows.length,
    rowLower: rows.map(({ atLeast }) => atLeast),
    rowUpper: rows.map(({ atMost }) => atMost),
    ...dataOf(columns, rows.length),
  });
  model.options.set(SETTINGS);
  return model;
}

function dataOf(columns: readonly LinearColumn[], numRows: number) {
  const starts = new Int32Array(columns.length + 1);
  for (const [at, { rows }] of columns.entries()) starts[at + 1] = starts[at]! + rows.length;
  return {
    colCost: Float64Array.from(columns, ({ value }) => -value),
    colLower: new Float64Array(columns.length),
    colUpper: new Float64Array(columns.length).fill(1),
    matrix: {
      format: 'csc' as const,
      numRows,
      numCols: columns.length,
      starts,
      indices: Int32Array.from(columns.flatMap(({ rows }) => rows)),
      values: Float64Array.from(columns.flatMap(({ amounts }) => amounts)),
    },
  };
}
