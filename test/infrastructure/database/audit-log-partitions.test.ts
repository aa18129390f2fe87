import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { allMigrations } from '../../../src/infrastructure/database/migrations/all-migrations.js';
import { emptyDatabase, type TestDatabase } from '../../support/postgres/test-database.js';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function migrateTo(name: string): Promise<void> {
  const orm = new MikroORM({
    clientUrl: database.url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: allMigrations, snapshot: false, silent: true },
  });
  await orm.migrator.up({ to: name });
  await orm.close();
}

test('the migration moves every entry of the audit log to the partition of its month and keeps its id', async () => {
  await migrateTo('20261124050000-retention');
  await client.query(
    `insert into audit_log (at, action) values ('2026-03-31T23:59:59Z', 'a'), ('2026-04-01T00:00:00Z', 'b'), (now(), 'c')`,
  );
  const entries = async () =>
    (await client.query<{ id: string; action: string }>(`select id, action from audit_log order by id`)).rows;
  const before = await entries();
  await migrateTo('20261124050100-audit-log-partitions');
  expect(await entries()).toEqual(before);
  const { rows } = await client.query<{ name: string }>(
    `select tableoid::regclass::text as name from audit_log where action in ('a', 'b') order by at`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['audit_log_2026_03', 'audit_log_2026_04']);
  const added = await client.query<{ id: string }>(
    `insert into audit_log (at, action) values (now(), 'd') returning id`,
  );
  expect(Number(added.rows[0]!.id)).toBe(Number(before.at(-1)!.id) + 1);
});
