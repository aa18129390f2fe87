import highs, { type Highs, type Model } from 'highs';
import type {
  LpColumn,
  LpCut,
  LpModel,
  LpRow,
  LpSolution,
  LpSolver,
  MipLimits,
  MipSolution,
} from '../../domain/seating/column-generation/lp-solver.js';

/** The types describe the CommonJS build; imported as a module, the function itself is the default. */
const loadHighs = highs as unknown as typeof highs.default;

/** Deterministic options; the WebAssembly build is single-threaded. */
const OPTIONS = { output_flag: false, random_seed: 1 };

/** HiGHS as WebAssembly in this process. */
export class HighsSolver implements LpSolver {
  private constructor(private readonly highs: Highs) {}

  static async load(): Promise<HighsSolver> {
    return new HighsSolver(await loadHighs());
  }

  /** The memory of the library, which never shrinks, and is reused if models are released. */
  get memoryBytes(): number {
    return this.highs.memoryBytes;
  }

  open(rows: readonly LpRow[]): LpModel {
    return new HighsModel(this.highs, rows);
  }

  solveMip(
    rows: readonly LpRow[],
    columns: readonly LpColumn[],
    start: readonly number[] | null,
    { maxNodes, maxIterations, targetObjective }: MipLimits,
  ): MipSolution | null {
    const model = modelOf(this.highs, rows, columns);
    try {
      const { integer } = this.highs.constants.variableType;
      const every = { kind: 'range', from: 0, to: columns.length - 1 } as const;
      model.changeColsIntegrality(every, new Int32Array(columns.length).fill(integer));
      model.options.set({
        mip_max_nodes: maxNodes,
        ...(Number.isFinite(targetObjective) && { objective_target: -targetObjective }),
      });
      if (start) model.setSolution({ colValue: start });
      model.run({
        [this.highs.constants.callbackType.mipInterrupt](event) {
          if (Number(event.data.mip_total_lp_iterations ?? 0) > maxIterations) event.interrupt();
          return undefined;
        },
      });
      const { feasible } = this.highs.constants.solutionStatus;
      if (model.info.get('primal_solution_status') !== feasible) return null;
      return { primal: model.getSolution().colValue, dualBound: -Number(model.info.get('mip_dual_bound')) };
    } finally {
      model.dispose();
    }
  }
}

class HighsModel implements LpModel {
  private readonly model: Model;

  constructor(
    private readonly highs: Highs,
    rows: readonly LpRow[],
  ) {
    this.model = modelOf(highs, rows);
  }

  addColumns(columns: readonly LpColumn[]): void {
    if (columns.length === 0) return;
    const {
      colCost: cost,
      colLower: lower,
      colUpper: upper,
      matrix,
    } = dataOf(columns, this.model.getDimensions().numRows);
    this.model.addCols({ cost, lower, upper, matrix });
  }

  addRows(cuts: readonly LpCut[]): void {
    const starts = new Int32Array(cuts.length + 1);
    for (const [at, { columns }] of cuts.entries()) starts[at + 1] = starts[at]! + columns.length;
    this.model.addRows({
      lower: Float64Array.from(cuts, ({ row }) => row.lower),
      upper: Float64Array.from(cuts, ({ row }) => row.upper),
      matrix: {
        format: 'csr',
        numRows: cuts.length,
        numCols: this.model.getDimensions().numCols,
        starts,
        indices: Int32Array.from(cuts.flatMap(({ columns }) => columns)),
        values: Float64Array.from(cuts.flatMap(({ coefficients }) => coefficients)),
      },
    });
  }

  solve(maxIterations: number): LpSolution | null {
    const { numCols, numRows } = this.model.getDimensions();
    if (numCols === 0) return { primal: [], dual: new Float64Array(numRows) };
    this.model.options.set('simplex_iteration_limit', maxIterations);
    const { modelStatus } = this.model.run();
    if (modelStatus !== this.highs.constants.modelStatus.optimal) return null;
    const { colValue, rowDual } = this.model.getSolution();
    return { primal: colValue, dual: rowDual.map((value) => -value) };
  }

  release(): void {
    this.model.dispose();
  }
}

/** HiGHS minimizes: objective coefficients and dual values change their sign. */
function modelOf(highs: Highs, rows: readonly LpRow[], columns: readonly LpColumn[] = []): Model {
  const model = highs.createModel({
    numCols: columns.length,
    numRows: rows.length,
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    ...dataOf(columns, rows.length),
  });
  model.options.set(OPTIONS);
  return model;
}

/** The columns in compressed sparse column format. */
function dataOf(columns: readonly LpColumn[], numRows: number) {
  const starts = new Int32Array(columns.length + 1);
  for (const [at, { rows }] of columns.entries()) starts[at + 1] = starts[at]! + rows.length;
  return {
    colCost: Float64Array.from(columns, ({ objective }) => -objective),
    colLower: new Float64Array(columns.length),
    colUpper: new Float64Array(columns.length).fill(1),
    matrix: {
      format: 'csc' as const,
      numRows,
      numCols: columns.length,
      starts,
      indices: Int32Array.from(columns.flatMap(({ rows }) => rows)),
      values: Float64Array.from(columns.flatMap(({ coefficients }) => coefficients)),
    },
  };
}
