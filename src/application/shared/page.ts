/** A place in a list: between its row and the next one, wherever that row is by now. */
export interface PagePlace {
  /** How many rows were before the place. */
  readonly rows: number;
  /** The sort value of the row, as text of the database. */
  readonly value: string;
  readonly id: string;
}

/** Request for one page of a list. */
export interface PageAsked<Sort extends string, Filter> {
  readonly sort: Sort;
  readonly isDescending: boolean;
  readonly offset: number;
  /** From here, so that no row is skipped or repeated when rows before it came or went; by default, the offset counts. */
  readonly after?: PagePlace | null;
  readonly limit: number;
  readonly filter: Partial<Filter>;
}

/** One page, with the total number of rows without pagination. */
export interface PageFound<Row> {
  readonly rows: readonly Row[];
  /** After a place, its rows and those that follow it. */
  readonly total: number;
  /** The place after the last row; absent when no row follows. */
  readonly end?: PagePlace | null;
}
