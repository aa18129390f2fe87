import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { incompatibilities, readShape, type ReleasedSchema } from '../../scripts/schema-shape.js';
import { openSchema } from '../support/postgres/schema-client.js';

/** The schema of the previous release; `npm run released-schema` writes it when a release is made. */
const released = JSON.parse(
  readFileSync(new URL('released-schema.json', import.meta.url), 'utf8'),
) as ReleasedSchema;

let schema: Awaited<ReturnType<typeof openSchema>>;
let client: pg.Client;

beforeAll(async () => {
  schema = await openSchema();
  ({ client } = schema);
});
afterAll(() => schema?.close());

test('the schema keeps every column and rule that statements of the previous release may depend on', async () => {
  expect(incompatibilities(released, await readShape(client))).toEqual([]);
});

test('the file of the previous release holds the tables and views of the product', () => {
  expect(Object.keys(released.relations)).toEqual(
    expect.arrayContaining(['users', 'matches', 'match_members', 'chat_messages', 'table_mates', 'sessions']),
  );
  expect(released.relations.users!.email).toEqual({
    type: 'text',
    isRequired: true,
    hasDefault: false,
  });
});

describe('a migration is found that', () => {
  let before: ReleasedSchema;
  beforeEach(async () => {
    before = { unused: [], ...(await readShape(client)) };
  });

  /** What a migration would break; it is rolled back. */
  async function problemsAfter(migration: string, unused: string[] = []): Promise<string[]> {
    await client.query('begin');
    try {
      await client.query(migration);
      return incompatibilities({ ...before, unused }, await readShape(client));
    } finally {
      await client.query('rollback');
    }
  }

  test.each([
    ['drops a column', 'alter table reports drop column note', ['reports.note is missing']],
    ['renames a column', 'alter table reports rename note to words', ['reports.note is missing']],
    ['drops a table', 'drop table audit_log cascade', ['audit_log is missing']],
    [
      'changes a type',
      'alter table reports alter note type varchar(10)',
      ['reports.note is character varying(10) and was text'],
    ],
    [
      'requires a column',
      'alter table seating_runs alter worst_at_most set not null',
      ['seating_runs.worst_at_most is required now'],
    ],
    [
      'adds a required column without a default',
      'alter table seating_runs add planet text not null',
      ['seating_runs.planet is new, required and without a default'],
    ],
    [
      'takes a default',
      'alter table users alter created_at drop default',
      ['users.created_at has no default any more'],
    ],
    [
      'adds a rule for columns that exist',
      'alter table users add check (trust_score < 200)',
      ['a new rule may refuse rows of the previous release: users: CHECK ((trust_score < 200))'],
    ],
    [
      'adds a unique index on columns that exist',
      'create unique index on users (first_name)',
      ['a new unique index may refuse rows of the previous release: users USING btree (first_name)'],
    ],
    [
      'adds a unique index on an expression',
      'create unique index on users (lower(first_name))',
      ['a new unique index may refuse rows of the previous release: users USING btree (lower(first_name))'],
    ],
  ])('%s', async (_what, migration, problems) => {
    expect(await problemsAfter(migration)).toEqual(expect.arrayContaining(problems));
  });

  test('drops a unique index that a statement may name', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'users'::regclass and contype = 'u'
       union all select indexrelid::regclass::text from pg_index i where indrelid = 'users'::regclass and indisunique
         and not indisprimary and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    );
    const [problem] = await problemsAfter(
      `alter table users drop constraint if exists ${rows[0]!.name}; drop index if exists ${rows[0]!.name}`,
    );
    expect(problem).toMatch(/^the unique index is missing .* users USING btree/);
  });
});

describe('a migration is allowed that', () => {
  test.each([
    ['adds a column that may be null', 'alter table users add planet text'],
    ['adds a required column with a default', `alter table users add planet text not null default 'earth'`],
    [
      'adds a table with rules of its own',
      'create table moons (id int primary key, name text not null unique check (name <> $$$$))',
    ],
    ['adds a rule for a new column', 'alter table users add planet text unique check (planet <> $$$$)'],
    ['takes a requirement', 'alter table users alter email drop not null'],
    ['drops a column that the previous release does not use', 'alter table reports drop column note'],
    [
      'drops a unique index that no statement of the previous release names',
      'alter table blocks drop constraint blocks_blocker_id_blocked_id_key',
    ],
  ])('%s', async (_what, migration) => {
    const before = {
      ...(await readShape(client)),
      unused: ['reports.note', 'blocks USING btree (blocker_id, blocked_id)'],
    };
    await client.query('begin');
    try {
      await client.query(migration);
      expect(incompatibilities(before, await readShape(client))).toEqual([]);
    } finally {
      await client.query('rollback');
    }
  });
});
