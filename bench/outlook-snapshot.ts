import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { PostgresWaitingPeople } from '../src/adapters/persistence/seating/postgres-waiting-people.js';
import { WaitingIndex } from '../src/domain/seating/outlook.js';
import { startEmbeddedPostgres } from '../src/infrastructure/database/embedded-postgres.js';
import { migrate } from '../src/infrastructure/database/migrate.js';

const SLOT = { preferredDate: '2026-12-12', preferredTime: 'dinner', venueType: 'restaurant' } as const;
const ROUNDS = 9;

/** Users with a waiting request of one slot in one city. */
const seedOf = (people: number): readonly string[] => [
  `insert into users (id, username, email, first_name, last_name, date_of_birth, has_taken_survey, latitude, longitude,
      time_zone, is_first_of_network)
    select 1000 + n, 'person' || n, 'person' || n || '@example.org', 'Ada', 'Lovell', date '1990-01-01' + n % 5000, true,
      40.4 + n % 60 / 100.0, -74.3 + n % 80 / 100.0, 'America/New_York', true from generate_series(1, ${people}) n`,
  `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, status, time_zone)
    select 1000 + n, 'restaurant', 'dinner', '2026-12-12', 'active', 'America/New_York' from generate_series(1, ${people}) n`,
  'vacuum analyze',
];

/** Times in milliseconds of a new snapshot of a slot, from the database to its index. */
export async function timeSnapshots(people: number): Promise<{ read: number[]; scan: number[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-bench-'));
  const database = await startEmbeddedPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: database.url });
  try {
    await migrate(database.url);
    for (const statement of seedOf(people)) await pool.query(statement);
    const waiting = new PostgresWaitingPeople(pool, null);
    const read = await times(async () => new WaitingIndex(await waiting.inSlot(SLOT, new Date())));
    const scan = await times(() => pool.query('select * from meetup_requests'));
    return { read, scan };
  } finally {
    await pool.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await work();
    all.push(performance.now() - from);
  }
  return all;
}
