import pg from 'pg';

/**
 * Under a moved clock, gives the database functions that stand before `now()` and `clock_timestamp()` of PostgreSQL in the search path, so
 * that statements which do not name a schema read the clock of the tests.
 */
export async function moveNow(url: string): Promise<void> {
  const shift = process.env.CLOCK_SHIFT;
  if (shift === undefined) return;
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    for (const [name, stability] of [
      ['now', 'stable'],
      ['clock_timestamp', 'volatile'],
    ])
      await database.query(`create function public.${name}() returns timestamptz language sql ${stability}
        as $$ select pg_catalog.${name}() + interval '${Number(shift)} milliseconds' $$`);
    await database.query('alter role current_user set search_path = public, pg_catalog');
  } finally {
    await database.end();
  }
}
