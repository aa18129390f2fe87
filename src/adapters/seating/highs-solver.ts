import highs, { type Highs, type Model } from 'highs';
import {
  type LpColumn,
  type LpCut,
  type LpModel,
  type LpRow,
  type LpSolution,
  type LpSolver,
  LpSolverFailed,
  type MipLimits,
  type MipSolution,
} from '../../domain/seating/column-generation/lp-solver.js';

/** The types describe the CommonJS build; imported as a module, the function itself is the default. */
const loadHighs = highs as unknown as typeof highs.default;

/** Deterministic options; the WebAssembly build is single-threaded. */
const OPTIONS = { output_flag: false, random_seed: 1 };

/** HiGHS as WebAssembly in this process. */
export class HighsSolver implements LpSolver {
  constructor(private readonly highs: Highs) {}

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
    const { variableType, callbackType, solutionStatus } = this.highs.constants;
    const every = { kind: 'range', from: 0, to: columns.length - 1 } as const;
    const integrality = new Int32Array(columns.length).fill(variableType.integer);
    return inLibrary(this.highs, () => {
      try {
        model.changeColsIntegrality(every, integrality);
        model.options.set({
          mip_max_nodes: maxNodes,
          ...(Number.isFinite(targetObjective) && { objective_target: -targetObjective }),
        });
        if (start) model.setSolution({ colValue: start });
        model.run({
          [callbackType.mipInterrupt](event) {
            if (Number(event.data.mip_total_lp_iterations ?? 0) > maxIterations) event.interrupt();
            return undefined;
          },
        });
        if (model.info.get('primal_solution_status') !== solutionStatus.feasible) return null;
        return { primal: model.getSolution().colValue, dualBound: -Number(model.info.get('mip_dual_bound')) };
      } finally {
        model.dispose();
      }
    });
  }
}

class HighsModel implements LpModel {
  iterations = 0;
  private readonly model: Model;

  constructor(
    private readonly highs: Highs,
    rows: readonly LpRow[],
  ) {
    this.model = modelOf(highs, rows);
  }

  addColumns(columns: readonly LpColumn[]): void {
    if (columns.length === 0) return;
    const { colCost: cost, colLower: lower, colUpper: upper, matrix } = dataOf(columns, this.size.numRows);
    inLibrary(this.highs, () => this.model.addCols({ cost, lower, upper, matrix }));
  }

  addRows(cuts: readonly LpCut[]): void {
    const starts = new Int32Array(cuts.length + 1);
    for (const [at, { columns }] of cuts.entries()) starts[at + 1] = starts[at]! + columns.length;
    const rows = {
      lower: Float64Array.from(cuts, ({ row }) => row.lower),
      upper: Float64Array.from(cuts, ({ row }) => row.upper),
      matrix: {
        format: 'csr' as const,
        numRows: cuts.length,
        numCols: this.size.numCols,
        starts,
        indices: Int32Array.from(cuts.flatMap(({ columns }) => columns)),
        values: Float64Array.from(cuts.flatMap(({ coefficients }) => coefficients)),
      },
    };
    inLibrary(this.highs, () => this.model.addRows(rows));
  }

  solve(maxIterations: number): LpSolution | null {
    const { numCols, numRows } = this.size;
    if (numCols === 0) return { primal: [], dual: new Float64Array(numRows) };
    return inLibrary(this.highs, () => {
      this.model.options.set('simplex_iteration_limit', maxIterations);
      const { modelStatus } = this.model.run();
      this.iterations = Number(this.model.info.get('simplex_iteration_count'));
      if (modelStatus !== this.highs.constants.modelStatus.optimal) return null;
      const { colValue, rowDual } = this.model.getSolution();
      return { primal: colValue, dual: rowDual.map((value) => -value) };
    });
  }

  release(): void {
    inLibrary(this.highs, () => this.model.dispose());
  }

  private get size() {
    return inLibrary(this.highs, () => this.model.getDimensions());
  }
}

/**
 * Calls the library; what it throws about its input, or about a model that was released, is a defect of this adapter.
 * @throws LpSolverFailed where the library fails
 */
function inLibrary<T>(highs: Highs, call: () => T): T {
  try {
    return call();
  } catch (error) {
    const { HighsValidationError, HighsUnsupportedOptionError, HighsDisposedError } = highs.errors;
    const isDefect = [HighsValidationError, HighsUnsupportedOptionError, HighsDisposedError].some(
      (kind) => error instanceof kind,
    );
    if (isDefect) throw error;
    throw new LpSolverFailed(`HiGHS: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** HiGHS minimizes: objective coefficients and dual values change their sign. */
function modelOf(highs: Highs, rows: readonly LpRow[], columns: readonly LpColumn[] = []): Model {
  const source = {
    numCols: columns.length,
    numRows: rows.length,
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    ...dataOf(columns, rows.length),
  };
  return inLibrary(highs, () => {
    const model = highs.createModel(source);
    model.options.set(OPTIONS);
    return model;
  });
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
