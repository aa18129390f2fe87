import pg from 'pg';
import { eventually } from '../eventually.js';

const SYSTEM_USER = 61;

/** Empties every table of a product that runs; the system user stays, and sequences go on. */
export async function clearDatabase(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await waitForIdleJobs(database);
    const { rows } = await database.query<{ name: string }>(
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename not in ('users', 'mikro_orm_migrations')`,
    );
    const statements = [
      'begin',
      // The audit log's trigger refuses deletions.
      'set local session_replication_role = replica',
      ...rows.map(({ name }) => `delete from ${pg.escapeIdentifier(name)}`),
      `delete from users where id <> ${SYSTEM_USER}`,
      'commit',
    ];
    await database.query(statements.join(';'));
  } finally {
    await database.end();
  }
}

/** Jobs that wait are dropped, and those under way end by themselves. */
async function waitForIdleJobs(database: pg.Client): Promise<void> {
  await eventually(async () => {
    await database.query('delete from graphile_worker._private_jobs where locked_at is null');
    const { rowCount } = await database.query('select from graphile_worker._private_jobs limit 1');
    return rowCount === 0;
  });
}
