import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { loadConfig } from '../src/infrastructure/config.js';
import { startEmbeddedPostgres } from '../src/infrastructure/database/embedded-postgres.js';
import { migrate } from '../src/infrastructure/database/migrate.js';
import { startServer } from '../src/infrastructure/server.js';
import { freePort } from '../test/support/free-port.js';
import { APerson } from '../test/support/http/a-person.js';
import { inTheConsole } from '../test/support/http/a-staff-member.js';
import { inboxOf } from '../test/support/http/inbox.js';
import { seedConsoleWorld, SEEDED, WORLD } from './console-world.js';
import { pollFromElsewhere } from './poller.js';

const REQUESTS = 200;
/** So many moderators at the same moment. */
const AT_ONCE = 4;
const TARGET_MS = 200;
const BASELINE = '/api/admin/session';

const list = (path: string, filter: object, sort?: [string, 'ASC' | 'DESC'], range = [0, 24]): string => {
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify(range),
    ...(sort && { sort: JSON.stringify(sort) }),
  };
  return `${path}?${new URLSearchParams(query).toString()}`;
};

/** Every list and record of the console, as it is asked for while people work in it. */
const ASKED = [
  list('/work', {}),
  list('/verifications', { status: 'open' }),
  list('/verifications', {}, ['id', 'DESC'], [1900, 1924]),
  `/verifications/${SEEDED}`,
  list('/reports', { status: 'open' }),
  list('/reports', {}, ['submittedAt', 'DESC']),
  `/reports/${SEEDED}`,
  list('/users', {}),
  list('/users', { q: 'fam' }, ['lastName', 'ASC']),
  list('/users', { standing: 'suspended' }),
  list('/users', {}, ['trustScore', 'DESC'], [9900, 9924]),
  `/users/${SEEDED}`,
  list('/meetups', {}),
  list('/meetups', { q: 'number 4' }, ['seatsTaken', 'DESC']),
  `/meetups/${SEEDED}`,
  list('/matches', {}),
  list('/matches', { userId: SEEDED }),
  list('/matches', {}, ['matchScore', 'DESC'], [3900, 3924]),
  `/matches/${SEEDED}`,
  list('/audit-log', {}),
  list('/audit-log', { targetKind: 'report', targetId: SEEDED }),
  list('/audit-log', {}, ['id', 'ASC'], [49_000, 49_024]),
  '/stats',
].map((path) => `/api/admin${path}`);

/** Prints how long the console's lists and records take with much in them, beside asking who is signed in. */
export async function benchConsole(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-bench-'));
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(database.url);
    await withClient(database.url, seedConsoleWorld);
    await measure(database.url, dataDir);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function measure(databaseUrl: string, dataDir: string): Promise<void> {
  const port = await freePort();
  const config = loadConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    GEOCODER_URL: 'off',
  });
  const logger = pino({ level: 'silent' });
  const server = await startServer({ config, databaseUrl, sessionSecret: 'only for this bench', logger });
  const url = `http://127.0.0.1:${port}`;
  const product = { url, codeFor: inboxOf(url).codeFor };
  try {
    const person = () => new APerson(product);
    const admin = await inTheConsole({ person, databaseUrl }, await person().signUp(), 'admin');
    const { name, value } = admin.sessionCookie;
    const ask = (path: string) =>
      pollFromElsewhere({
        url: url + path,
        headers: { cookie: `${name}=${value}` },
        requests: REQUESTS,
        atOnce: AT_ONCE,
      });
    const baseline = await ask(BASELINE);
    const rows = [];
    for (const path of [BASELINE, ...ASKED]) {
      const { p50, p95 } = path === BASELINE ? baseline : await ask(path);
      rows.push({
        path: decodeURIComponent(path.replace('/api/admin', '')).replaceAll('+', ' '),
        'p50 (ms)': Number(p50.toFixed(1)),
        'p95 (ms)': Number(p95.toFixed(1)),
        'target (ms)': TARGET_MS,
        'p95 / who am I': `${(p95 / baseline.p95).toFixed(1)} x`,
      });
    }
    console.log(
      `\nConsole: ${Object.entries(WORLD)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}`,
    );
    console.table(rows);
  } finally {
    await server.stop();
  }
}
