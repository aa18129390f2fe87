import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { allMigrations } from '../../src/infrastructure/database/migrations/all-migrations.js';
import { eventually } from '../support/eventually.js';
import { emptyDatabase } from '../support/postgres/test-database.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

/** Milliseconds from the first statement of a migration to the kill. */
const KILLED_AFTER_MS = [0, 150, 400, 800];

/** Kills `npm run migrate` at different moments; the next start must bring the schema to its end. */
export async function interruptedMigrations(): Promise<FaultRow[]> {
  const row = aRow('migration interrupted');
  for (const ms of KILLED_AFTER_MS) {
    const database = await emptyDatabase();
    const observer = new pg.Client({ connectionString: database.url });
    await observer.connect();
    try {
      await killMigration(database.url, observer, ms);
      const began = performance.now();
      const town = await Town.open({}, database);
      row.firstAnswers.push(performance.now() - began);
      await town.close();
      const { rows } = await observer.query<{ name: string }>('select name from mikro_orm_migrations');
      const names = rows.map(({ name }) => name);
      row.acknowledged += names.length;
      row.doubled += names.length - new Set(names).size;
      row.lost += allMigrations.length - new Set(names).size;
      row.rounds++;
    } finally {
      await observer.end();
      await database.drop();
    }
  }
  return [row];
}

async function killMigration(url: string, observer: pg.Client, ms: number): Promise<void> {
  const program = ['--import', './scripts/typescript.mjs', 'src/infrastructure/cli/migrate.ts'];
  const migration = spawn(process.execPath, program, {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'ignore',
  });
  const ended = once(migration, 'exit');
  const isWriting = `select from pg_stat_activity where datname = current_database() and backend_xid is not null`;
  await eventually(
    async () => migration.exitCode !== null || (await observer.query(isWriting)).rowCount! > 0,
  );
  await pause(ms);
  migration.kill('SIGKILL');
  await ended;
}
