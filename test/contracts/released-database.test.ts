import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { incompatibilities, readSchema, type ReleasedDatabase } from '../../scripts/released-database.js';
import { aDatabase } from '../support/postgres/test-database.js';

/** `npm run release` writes it, so there is none before the first release. */
const FILE = new URL('released-database.json', import.meta.url);

let client: pg.Client;
afterAll(() => client?.end());
const database = aDatabase();
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

/** What would fail in processes of a release after a migration, which is rolled back. */
async function problemsAfter(migration: string, released: ReleasedDatabase): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(migration);
    return await incompatibilities(client, released);
  } finally {
    await client.query('rollback');
  }
}

if (existsSync(FILE))
  test('the previous release can run on the current schema', async () => {
    const released = JSON.parse(readFileSync(FILE, 'utf8')) as ReleasedDatabase;
    expect(released.statements.length).toBeGreaterThan(200);
    expect(await problemsAfter('', released)).toEqual([]);
  });

describe('a migration', () => {
  let released: ReleasedDatabase;
  beforeEach(async () => {
    const statements = [
      'select r.note, count(*) from reports r where r.id = $1 group by 1',
      `insert into venue_votes (match_id, user_id, venue_id, voted_at) values ($1, $2, $3, now())
       on conflict (match_id, user_id) do nothing`,
    ];
    released = { statements, ...(await readSchema(client)) };
  });

  test.each([
    ['drops a column', 'alter table reports drop column note', /^column r\.note does not exist: select/],
    ['renames a table', 'alter table reports rename to cases', /^relation "reports" does not exist: select/],
    [
      'changes a type',
      'alter table venue_votes alter voted_at type boolean using true',
      /voted_at.* boolean/,
    ],
    [
      'drops the index of a conflict target',
      'alter table venue_votes drop constraint venue_votes_pkey',
      /^there is no unique or exclusion constraint .*: insert/s,
    ],
    [
      'adds a required column without a default',
      'alter table seating_runs add planet text not null',
      /^seating_runs\.planet is new, required and without a default$/,
    ],
    [
      'requires a column that could be null',
      'delete from reports; alter table reports alter note set not null',
      /^reports\.note may no longer be null$/,
    ],
    [
      'takes the default of a required column',
      'alter table users alter trust_score drop default',
      /^users\.trust_score no longer has a default$/,
    ],
    [
      'adds a rule for columns that exist',
      'alter table users add check (trust_score < 200)',
      /^a new rule .*: users: CHECK \(\(trust_score < 200\)\)$/,
    ],
    [
      'adds a unique index on columns that exist',
      'create unique index on users (first_name)',
      /^a new rule .*: users: CREATE UNIQUE btree \(first_name\)$/,
    ],
    [
      'adds a unique index on an expression',
      'create unique index on users (lower(first_name))',
      /^a new rule .*: users: CREATE UNIQUE btree \(lower\(first_name\)\)$/,
    ],
  ])('that %s is found', async (_what, migration, problem) => {
    const problems = await problemsAfter(migration, released);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  test.each([
    ['adds a column that may be null', 'alter table users add planet text'],
    ['adds a required column with a default', `alter table users add planet text not null default 'earth'`],
    ['adds a table with rules', 'create table moons (id int primary key, name text not null unique)'],
    ['adds a rule for a new column', 'alter table users add planet text unique check (planet <> $$$$)'],
    ['takes a requirement', 'alter table users alter email drop not null'],
    ['drops a column that no statement names', 'alter table reports drop column decision_note'],
  ])('that %s is allowed', async (_what, migration) => {
    expect(await problemsAfter(migration, released)).toEqual([]);
  });
});
