import 'reflect-metadata';
import type pg from 'pg';
import { signInToConsole } from '../test/support/http/a-staff-member.js';
import { ALL_MATCHES, aTableOf } from '../test/support/http/a-table.js';
import type { APerson } from '../test/support/http/a-person.js';
import type { Figures } from './poller.js';
import { type BenchedProduct, withProduct } from './with-product.js';

const PEOPLE = 100_000;
const POLLS = ALL_MATCHES;
/** Concurrent polls of a thousand open apps. */
const LOAD = { requests: 3000, atOnce: 2 };

/** Measures the polls of open apps with and without a concurrent run over a hundred thousand users. */
export function benchPollsDuringRun(): Promise<void> {
  return withProduct(measure, seedCrowd);
}

async function measure(product: BenchedProduct): Promise<void> {
  const { people } = await aTableOf(product);
  const admin = await signInToConsole(product, await product.person().signUp(), 'admin');
  const quiet = await product.ask(people[0]!, POLLS, LOAD);
  const stop = new AbortController();
  const runs = runRepeatedly(admin, stop.signal);
  const beside = await product.ask(people[0]!, POLLS, LOAD);
  stop.abort();
  const times = await runs;
  console.log(`\nPolls beside a dry run over ${PEOPLE} people (${times.map(seconds).join(', ')})`);
  print('quiet', quiet, quiet);
  print('beside', beside, quiet);
}

/** @returns the time of each run in milliseconds */
async function runRepeatedly(admin: APerson, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const begun = performance.now();
    await admin.expect('POST', '/api/admin/matching/run', 200, { dryRun: true });
    times.push(performance.now() - begun);
  }
  return times;
}

/** Five metro areas, twelve slots. */
async function seedCrowd(database: pg.Client): Promise<void> {
  const saturday = `(current_date + (6 - extract(dow from current_date))::int + 7 * (2 + n % 3))`;
  await database.query(`
    insert into users (id, username, email, first_name, last_name, date_of_birth, has_taken_survey, latitude, longitude,
      interests, time_zone)
    select 100000 + n, 'person' || n, 'person' || n || '@example.org', 'Ada', 'Lovelace',
      date '1995-01-01' + n % 3600, true,
      (array[40.73, 41.88, 34.05, 29.76, 39.95])[1 + n % 5] + (n / 5 % 97) / 400.0,
      (array[-73.99, -87.63, -118.24, -95.37, -75.17])[1 + n % 5] + (n / 7 % 89) / 400.0,
      array[(array['film', 'books', 'chess'])[1 + n % 3]], 'America/New_York'
    from generate_series(0, ${PEOPLE - 1}) n`);
  await database.query(`
    insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
    select 100000 + n, (array['travel', 'food', 'career'])[1 + n % 3], (array['pop', 'rock', 'indie'])[1 + n / 3 % 3],
      (array['chill', 'outgoing', 'thoughtful'])[1 + n / 9 % 3] from generate_series(0, ${PEOPLE - 1}) n`);
  await database.query(`
    insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, status, time_zone, max_distance)
    select 100000 + n, (array['cafe', 'restaurant'])[1 + n / 3 % 2], (array['lunch', 'dinner'])[1 + n / 6 % 2],
      ${saturday}, 'active', 'America/New_York', 10 + n % 30 from generate_series(0, ${PEOPLE - 1}) n`);
  await database.query('vacuum analyze');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function print(name: string, { p50, p95, p99 }: Figures, baseline: Figures): void {
  const figures = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(7)).join(' ');
  console.log(
    `  ${name.padEnd(8)} p50, p95, p99 in ms: ${figures}   p99 ${(p99 / baseline.p99).toFixed(1)} x quiet`,
  );
}
