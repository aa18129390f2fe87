import pg from 'pg';
import { eventually } from '../eventually.js';
import { poolOf } from './pool-of.js';

const SYSTEM_USER = 61;

/** Deletes all rows while the server is running, except the system user; sequences continue. */
export async function clearDatabase(databaseUrl: string): Promise<void> {
  const database = poolOf(databaseUrl);
  await waitForIdleJobs(database);
  const { rows } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('users', 'mikro_orm_migrations')`,
  );
  // One query, and so one transaction.
  const statements = [
    // Disables triggers, because that of the audit log rejects deletions.
    'set local session_replication_role = replica',
    ...rows.map(({ name }) => `delete from ${pg.escapeIdentifier(name)}`),
    `delete from users where id <> ${SYSTEM_USER}`,
  ];
  await database.query(statements.join(';'));
}

/** Deletes waiting jobs, and waits for running ones. */
async function waitForIdleJobs(database: pg.Pool): Promise<void> {
  await eventually(async () => {
    await database.query('delete from graphile_worker._private_jobs where locked_at is null');
    const { rowCount } = await database.query('select from graphile_worker._private_jobs limit 1');
    return rowCount === 0;
  });
}
