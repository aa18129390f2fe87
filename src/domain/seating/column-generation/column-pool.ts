import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import { keyOf, tableColumn, type TableColumn } from './table-column.js';

/** Every table that some level of a proof came across: the next level starts out from them. */
export class KnownTables {
  private readonly _byKey = new Map<string, TableColumn>();
  /** The open tables as they are if nobody joins them: a seating has to hold those too. */
  readonly unjoined: readonly TableColumn[];

  constructor(crowd: CompatibilityGraph, seating: readonly TableColumn[]) {
    this.unjoined = crowd.fixedMembers.map((_members, host) => tableColumn(crowd, [], host));
    this.remember(seating);
    this.remember(this.unjoined);
  }

  remember(tables: readonly TableColumn[]): void {
    for (const table of tables) this._byKey.set(keyOf(table), table);
  }

  /** In the order they were first met. */
  get all(): Iterable<TableColumn> {
    return this._byKey.values();
  }
}
