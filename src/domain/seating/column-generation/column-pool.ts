import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { keyOf, tableColumn, type TableColumn } from './table-column.js';

/** The column pool: all columns found at any objective level; each restricted master problem starts with them. */
export class ColumnPool {
  private readonly byKey = new Map<string, TableColumn>();
  /** The open tables without new members, which an assignment must contain as well. */
  readonly unjoined: readonly TableColumn[];

  constructor(graph: CompatibilityGraph, columns: readonly TableColumn[]) {
    this.unjoined = graph.fixedMembers.map((_members, openTable) => tableColumn(graph, [], openTable));
    this.add(columns);
    this.add(this.unjoined);
  }

  add(columns: readonly TableColumn[]): void {
    for (const column of columns) this.byKey.set(keyOf(column), column);
  }

  /** In the order of their first insertion. */
  get all(): Iterable<TableColumn> {
    return this.byKey.values();
  }
}
