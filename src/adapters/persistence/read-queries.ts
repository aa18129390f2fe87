import type pg from 'pg';

/** Runs single reading statements: the pool of the primary, or reads that a replica may answer. */
export interface ReadQueries {
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}
