/** A page of a list, as asked for. */
export interface PageAsked<Sort extends string, Filter> {
  readonly sort: Sort;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly filter: Partial<Filter>;
}

/** One page and how many rows there are in all. */
export interface PageFound<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}
