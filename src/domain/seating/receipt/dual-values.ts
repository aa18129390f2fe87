import { type LpSolver, LpSolverFailed } from '../column-generation/lp-solver.js';
import { Budget } from '../model/budget.js';
import { DualProgram, UNIT } from './dual-program.js';
import { type AnonymousRun, type DualValues, seatedIn } from './receipt.js';
import { ReceiptGraph } from './receipt-graph.js';
import { type NodeTable, TableSearch, type TableWeights } from './table-search.js';

/** Limits of work, as steps. */
const LIMITS = { searchSteps: 3_000_000, programs: 60, tables: 20_000 };

export interface ProvedValues {
  readonly values: DualValues;
  /** Why the solver failed; the bound is the best one without it. Null where it did not. */
  readonly failure: string | null;
}

/**
 * Dual values of an anonymous run whose sum is as small as the limits of work allow. A value that is the size of its node is
 * always valid; zero for the users who were left over often is. Where it is not, a linear program finds values, to which the
 * tables that violate them are added until none does. Values that are still violated at the limit are raised.
 */
export function dualValuesOf(run: AnonymousRun, solver: LpSolver | null): ProvedValues {
  const graph = new ReceiptGraph(run);
  const search = new TableSearch(graph, new Budget(LIMITS.searchSteps));
  const isSeated = new Set([...run.tables, ...run.open.map(({ joined }) => joined)].flat());
  const start: DualValues = {
    unit: UNIT,
    people: run.people.map((size, node) => (isSeated.has(node) ? size * UNIT : 0)),
    open: run.open.map(() => 0),
  };
  const simple = raised(start, graph, search);
  if (solver === null || graph.atMost(simple) <= seatedIn(run)) return { values: simple, failure: null };
  try {
    const found = byLinearProgram(run, graph, search, solver);
    const better = found && raised(found, graph, search);
    const isLower = better !== null && graph.atMost(better) < graph.atMost(simple);
    return { values: isLower ? better : simple, failure: null };
  } catch (error) {
    if (!(error instanceof LpSolverFailed)) throw error;
    return { values: simple, failure: error.message };
  }
}

const weightsOf = ({ people, open }: DualValues, graph: ReceiptGraph): TableWeights => ({
  people: graph.people.map((size, node) => size * UNIT - people[node]!),
  open: open.map((value) => -value),
});

/** The values, with the size of each node whose table violates them, or may. */
function raised(values: DualValues, graph: ReceiptGraph, search: TableSearch): DualValues {
  const people = [...values.people];
  const weights = weightsOf(values, graph);
  search.forEachRoot(weights, (root, best) => {
    if (best !== 'unknown' && !best.table) return;
    people[root] = graph.people[root]! * UNIT;
    weights.people[root] = 0;
  });
  return { ...values, people };
}

/** The values of the last program that was solved within the limits. */
function byLinearProgram(
  run: AnonymousRun,
  graph: ReceiptGraph,
  search: TableSearch,
  solver: LpSolver,
): DualValues | null {
  const program = new DualProgram(graph, solver);
  try {
    program.add(run.tables.map((nodes) => ({ nodes, open: null })));
    program.add(run.open.flatMap(({ joined: nodes }, open) => (nodes.length > 0 ? [{ nodes, open }] : [])));
    let values: DualValues | null = null;
    for (let programs = 0; programs < LIMITS.programs && program.size < LIMITS.tables; programs++) {
      const next = program.solve();
      if (!next) break;
      values = next;
      const violated: NodeTable[] = [];
      search.forEachRoot(weightsOf(values, graph), (_root, best) => {
        if (best !== 'unknown' && best.table) violated.push(best.table);
      });
      if (program.add(violated) === 0) break;
    }
    return values;
  } finally {
    program.release();
  }
}
