import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import type { Clock } from '../src/application/shared/ports.js';
import { loadConfig } from '../src/infrastructure/config/config.js';
import { startEmbeddedPostgres } from '../src/infrastructure/database/embedded-postgres.js';
import { migrate } from '../src/infrastructure/database/migrate.js';
import { type Database, openDatabase } from '../src/infrastructure/database/orm.js';
import { backgroundOf, createContainer } from '../src/infrastructure/compose/container.js';
import { vapidKeysFor } from '../src/infrastructure/config/vapid-keys.js';
import { FixedClock } from '../test/support/fakes/fixed-clock.js';
import { DatabaseMeter, type DatabaseWork } from './jobs/database-work.js';
import { SATURDAY, seedYears, YEARS } from './jobs/seed-years.js';
import { Options } from './live/options.js';
import { printTable, short } from './live/report.js';
import { withDatabase } from './with-product.js';

/** Hours from the start of the Saturday in UTC at which a job has most to do; all others run on the night after it. */
const MOMENTS: Readonly<Record<string, number>> = {
  'remind-tables': -24.5,
  'post-icebreakers': -18,
  'find-due-slots': 10,
  'advance-tables': 28,
  'mail-unread-chats': -34,
  'ask-for-feedback': 39.5,
  'mail-week': 62,
  'assess-attendance': 77,
  'offer-chats': 7 * 24 + 38,
};
const NIGHT = 28.5;

interface Row {
  readonly job: string;
  readonly work: DatabaseWork;
  readonly again: DatabaseWork;
  readonly failure: string;
}

/**
 * The database's work for one run of each recurring job, and for the run after it, when nothing is due. `--data FOLDER`
 * keeps the seeded database there, `--only remind-tables,mail-week` runs these jobs.
 */
export async function benchJobs(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  const kept = options.text('data');
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'tablemates-jobs-')));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const url = await copyOfSeed(dataDir, server.url);
    await withDatabase(url, async (observer) =>
      print(await measure(url, dataDir, observer, options.list('only', []))),
    );
  } finally {
    await server.stop();
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

/** Seeds a database once, and copies it. @returns the address of the copy */
async function copyOfSeed(dataDir: string, url: string): Promise<string> {
  const seed = await startEmbeddedPostgres({ dataDir, database: 'seeded', durable: false });
  await withDatabase(seed.url, async (database) => {
    const { rows } = await database.query<{ done: boolean }>(
      `select to_regclass('matches') is not null as done`,
    );
    if (rows[0]!.done) return;
    await migrate(seed.url);
    await seedYears(database);
  });
  await seed.stop();
  await withDatabase(url.replace(/[^/]*$/, 'postgres'), async (database) => {
    await database.query('drop database tablemates');
    await database.query('create database tablemates template seeded');
  });
  await migrate(url);
  await withDatabase(url, (database) => database.query('vacuum analyze').then(() => undefined));
  return url;
}

async function measure(
  url: string,
  dataDir: string,
  observer: pg.Client,
  wanted: readonly string[],
): Promise<Row[]> {
  const { rows: days } = await observer.query<{ day: string }>(`select ${SATURDAY}::text as day`);
  const saturday = new Date(`${days[0]!.day}T00:00:00Z`);
  const clock = new FixedClock(saturday);
  const database = await openDatabase(url);
  const meter = new DatabaseMeter(database.pool, observer);
  try {
    const jobs = await recurringJobs(database, dataDir, clock);
    const inOrder = jobs
      .filter(([job]) => wanted.length === 0 || wanted.includes(job))
      .map(([job, run]) => ({ job, run, hours: MOMENTS[job] ?? NIGHT }))
      .sort((a, b) => a.hours - b.hours);
    const rows: Row[] = [];
    for (const { job, run, hours } of inOrder) {
      clock.pass({ hours: hours - (clock.now().getTime() - saturday.getTime()) / 3_600_000 });
      let failure = '';
      const attempt = () => run().catch((error: Error) => void (failure = error.message));
      // A worker would have run what earlier jobs queued; the queue reads the jobs that wait.
      await observer.query('delete from graphile_worker._private_jobs');
      const work = await meter.during(attempt);
      rows.push({ job, work, again: await meter.during(attempt), failure });
    }
    return rows;
  } finally {
    await database.close();
  }
}

async function recurringJobs(
  database: Database,
  dataDir: string,
  clock: Clock,
): Promise<Array<[string, () => Promise<void>]>> {
  const config = loadConfig({ DATA_DIR: dataDir, GEOCODER_URL: 'off' });
  const container = await createContainer({
    config,
    database,
    sessionSecret: 'only for this bench',
    filesKey: 'only for this bench',
    vapidKeys: await vapidKeysFor(config),
    logger: pino({ level: 'silent' }),
    clock,
    onClose: () => undefined,
  });
  const { recurring, handlers } = backgroundOf(container);
  return recurring.map(({ name }): [string, () => Promise<void>] => [
    name,
    () => handlers[name]!({} as never),
  ]);
}

function print(rows: readonly Row[]): void {
  const cells = ({ statements, ms, rows: read }: DatabaseWork) => [
    String(statements),
    short(ms),
    String(read),
  ];
  printTable(
    `Recurring jobs: ${YEARS.members} members, ${YEARS.tables} tables, ${YEARS.tables * YEARS.messages} messages`,
    ['job', 'statements', 'ms', 'rows read', 'again', 'ms', 'rows read', 'failure'],
    rows.map(({ job, work, again, failure }) => [job, ...cells(work), ...cells(again), failure.slice(0, 60)]),
  );
}
