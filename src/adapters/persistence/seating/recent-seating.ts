import type pg from 'pg';

/** The newest seating runs of one kind, summed up. */
export interface RecentSeating {
  readonly run: string;
  readonly runs: number;
  /** Users who were seated, divided by those who waited, 0 to 1. */
  readonly seatedShare: number;
  /** Users that the certificates would allow to be seated in addition. */
  readonly gap: number;
}

/** How many runs are looked at, all kinds together. */
const NEWEST = 200;

/** @returns a row for each kind of run among the newest ones */
export async function readRecentSeating(pool: Pick<pg.Pool, 'query'>): Promise<RecentSeating[]> {
  const { rows } = await pool.query<RecentSeating>(
    `select run, count(*)::int as runs, sum(seated)::float8 / sum(waiting) as "seatedShare",
       sum(greatest(at_most - seated, 0))::int as gap
     from (select run, seated, waiting, at_most from seating_runs order by id desc limit $1) newest
     group by run`,
    [NEWEST],
  );
  return rows;
}
