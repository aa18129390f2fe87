import type { TableColumn } from './table-column.js';

/** Which tables a search is asked for. */
export interface TableWishes {
  /** Only tables worth more than this are asked for. */
  readonly above: number;
  /** Nobody at the table may have a lower mean affinity. */
  readonly floor: number;
  /** How many of the best from each start; `Infinity` for every single one. */
  readonly each: number;
  /** No more than so many in all. */
  readonly most: number;
}

/** What a search answers. */
export interface FoundTables {
  readonly columns: TableColumn[];
  /** No table, found or not, is worth more; where tables were sought from many starts, no seating is. */
  readonly atMost: number;
  /** Whether every table that was asked for has been found. */
  readonly complete: boolean;
}
