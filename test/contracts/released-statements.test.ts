import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { openSchema } from '../support/postgres/schema-client.js';

/** Statements of the previous release, one for each operation at least; `npm run released-schema` records them. */
const statements = JSON.parse(
  readFileSync(new URL('released-statements.json', import.meta.url), 'utf8'),
) as string[];

let schema: Awaited<ReturnType<typeof openSchema>>;
let client: pg.Client;

beforeAll(async () => {
  schema = await openSchema();
  ({ client } = schema);
});
afterAll(() => schema?.close());

/** Plans all statements, because that resolves their tables, columns, types and conflict targets. */
async function problems(): Promise<string[]> {
  const found: string[] = [];
  for (const text of statements) {
    await client.query('savepoint before');
    try {
      await client.query(`explain (generic_plan) ${text}`);
    } catch (error) {
      found.push(`${(error as Error).message}: ${text}`);
    }
    await client.query('rollback to before');
  }
  return found;
}

async function problemsAfter(migration: string): Promise<string[]> {
  await client.query('begin');
  try {
    if (migration) await client.query(migration);
    return await problems();
  } finally {
    await client.query('rollback');
  }
}

test('all statements of the previous release can be planned on the current schema', async () => {
  expect(statements.length).toBeGreaterThan(200);
  expect(await problemsAfter('')).toEqual([]);
});

test.each([
  ['drops a column', 'alter table reports drop column note', /column .*note.* does not exist/],
  [
    'renames a table',
    'alter table chat_messages rename to messages',
    /relation "chat_messages" does not exist/,
  ],
  ['changes a type', 'alter table reports alter note type boolean using false', /boolean|text/],
  [
    'drops the index of a conflict target',
    'alter table venue_votes drop constraint venue_votes_pkey',
    /no unique or exclusion constraint/,
  ],
])('a migration that %s is found by them', async (_what, migration, problem) => {
  const found = await problemsAfter(migration);
  expect(found.join('\n')).toMatch(problem);
});
