/** Request for one page of a list. */
export interface PageAsked<Sort extends string, Filter> {
  readonly sort: Sort;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly filter: Partial<Filter>;
}

/** One page, with the total number of rows without pagination. */
export interface PageFound<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}
