import pg from 'pg';
import { GraphileJobs } from '../../../src/adapters/jobs/graphile-jobs.js';
import { PostgresMatches } from '../../../src/adapters/persistence/match/postgres-matches.js';
import { PostgresMatchingRequests } from '../../../src/adapters/persistence/matching-request/postgres-matching-requests.js';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import type { Database } from '../../../src/infrastructure/database/orm.js';
import { openPatiently } from './open-patiently.js';
import { testDatabase } from './test-database.js';

/** Columns that differ from the defaults. */
export interface PersonRow {
  readonly first_name?: string;
  readonly date_of_birth?: string | null;
  readonly age?: number | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly time_zone?: string | null;
  readonly interests?: readonly string[];
  readonly profile_image_url?: string | null;
  readonly trust_score?: number;
  readonly bio?: string | null;
  readonly is_first_of_network?: boolean;
}

/** As many ids as people. */
export type IdsOf<People extends readonly PersonRow[]> = { -readonly [At in keyof People]: number };

/** A migrated database for one test file, with repositories. */
export interface ProductDatabase extends Database {
  readonly unitOfWork: MikroUnitOfWork;
  readonly jobs: GraphileJobs;
  readonly requests: PostgresMatchingRequests;
  readonly matches: PostgresMatches;
  readonly url: string;
  /** Deletes all rows except the system user. */
  clear(): Promise<void>;
  /** Inserts users and returns their ids, as many as named. */
  people<People extends readonly PersonRow[]>(...people: People): Promise<IdsOf<People>>;
  block(blocker: number, blocked: number): Promise<unknown>;
  /** Inserts many rows, and analyzes them: without checks of foreign keys, which take most of the time. */
  fill(sql: string): Promise<void>;
  /** Waiting jobs, oldest first. */
  waitingJobs(): Promise<Array<{ name: string; payload: object }>>;
}

export async function productDatabase(): Promise<ProductDatabase> {
  const testing = await testDatabase();
  const database = await openPatiently(testing.url);
  const { em, pool } = database;
  const jobs = new GraphileJobs((sql, parameters) => em.execute(sql, parameters));
  let count = 0;
  return {
    em,
    pool,
    jobs,
    unitOfWork: new MikroUnitOfWork(em),
    requests: new PostgresMatchingRequests(em, jobs),
    matches: new PostgresMatches(em, jobs),
    url: testing.url,
    clear: () => clear(pool),
    people: async <People extends readonly PersonRow[]>(...people: People) => {
      const rows = people.map((person) => rowOf(`person${++count}`, person));
      return (await insertPeople(pool, rows)) as IdsOf<People>;
    },
    fill: async (sql) => {
      // On a connection of its own, because its role stays.
      const client = new pg.Client({ connectionString: testing.url });
      await client.connect();
      await client.query(`set session_replication_role = replica; ${sql}; analyze`);
      await client.end();
    },
    block: (...pair) =>
      pool.query('insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())', pair),
    waitingJobs: () => waitingJobs(pool),
    close: async () => {
      await database.close();
      await testing.drop();
    },
  };
}

/** A database of this test file, opened before its tests and closed after them; emptied before each unless it is kept. */
export function ownDatabase(rows: 'cleared' | 'kept' = 'cleared'): ProductDatabase {
  const database = {} as ProductDatabase;
  beforeAll(async () => {
    Object.assign(database, await productDatabase());
  });
  if (rows === 'cleared') beforeEach(() => database.clear());
  afterAll(() => database.close?.());
  return database;
}

async function clear(pool: pg.Pool): Promise<void> {
  await pool.query(
    'delete from matches; delete from users where id <> 61; delete from final_runs; delete from graphile_worker._private_jobs',
  );
}

function rowOf(username: string, person: PersonRow): Record<string, unknown> {
  return {
    username,
    email: `${username}@example.org`,
    first_name: 'Ada',
    last_name: 'Secret',
    date_of_birth: '2004-05-06',
    latitude: 40.73,
    longitude: -73.99,
    time_zone: 'America/New_York',
    is_first_of_network: true,
    ...person,
  };
}

/** In one statement, because many tests begin with a dozen of users. */
async function insertPeople(
  pool: pg.Pool,
  people: ReadonlyArray<Record<string, unknown>>,
): Promise<number[]> {
  if (people.length === 0) return [];
  const columns = [...new Set(people.flatMap((person) => Object.keys(person)))];
  const values: unknown[] = [];
  const valueOf = (value: unknown) => (value === undefined ? 'default' : `$${values.push(value)}`);
  const rows = people.map((person) => `(${columns.map((column) => valueOf(person[column])).join(', ')})`);
  const inserted = await pool.query<{ id: number }>(
    `insert into users (${columns.join(', ')}) values ${rows.join(', ')} returning id`,
    values,
  );
  return inserted.rows.map(({ id }) => id);
}

async function waitingJobs(pool: pg.Pool): Promise<Array<{ name: string; payload: object }>> {
  const { rows } = await pool.query<{ name: string; payload: object }>(
    `select t.identifier as name, j.payload
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );
  return rows;
}
