import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { PostgresMatchQueries } from '../src/adapters/persistence/match/match-queries.js';
import { PostgresMatchingRequestQueries } from '../src/adapters/persistence/matching-request/matching-request-queries.js';
import { loadConfig } from '../src/infrastructure/config.js';
import { startEmbeddedPostgres } from '../src/infrastructure/database/embedded-postgres.js';
import { migrate } from '../src/infrastructure/database/migrate.js';
import { startServer } from '../src/infrastructure/server.js';
import { aTableOf } from '../test/support/http/a-table.js';
import { APerson } from '../test/support/http/a-person.js';
import { inboxOf } from '../test/support/http/inbox.js';
import { freePort } from '../test/support/free-port.js';
import { type Figures, pollFromElsewhere } from './poller.js';

const REQUESTS = 4000;
const AT_ONCE = 8;

/** What an open app asks every five seconds, against a bare server that runs the very same statements. */
export async function benchPolls(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-bench-'));
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(database.url);
    await measure(database.url, dataDir);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
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
    const { people } = await aTableOf({ person: () => new APerson(product) });
    const poller = people[0]!;
    const bare = await bareServer(databaseUrl, poller.id);
    const { name, value } = poller.sessionCookie;
    const cookie = `${name}=${value}`;
    const load = (address: string, headers: Record<string, string> = {}) =>
      pollFromElsewhere({ url: address, headers, requests: REQUESTS, atOnce: AT_ONCE });
    console.log('\nPolls: the product against a bare server with the same prepared statements');
    for (const path of ['/api/user/matches', '/api/user/active-request']) {
      const etag = (await poller.get(path)).headers.get('etag') ?? '';
      const baseline = await load(bare.url + path);
      const full = await load(url + path, { cookie });
      const unchanged = await load(url + path, { cookie, 'if-none-match': etag });
      print(`${path} bare`, baseline, baseline);
      print(`${path} 200`, full, baseline);
      print(`${path} 304`, unchanged, baseline);
    }
    await bare.close();
  } finally {
    await server.stop();
  }
}

async function bareServer(
  databaseUrl: string,
  userId: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE });
  pool.on('error', (error) => console.error(error.message));
  const matches = new PostgresMatchQueries(pool);
  const requests = new PostgresMatchingRequestQueries(pool);
  const server = createServer((request, response) => {
    const rows =
      request.url === '/api/user/matches' ? matches.matchesOf(userId) : requests.openRequestOf(userId);
    void rows.then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}

function print(name: string, figures: Figures, baseline: Figures): void {
  const ratio = baseline.perSecond / figures.perSecond;
  console.log(
    `  ${name.padEnd(34)} ${figures.perSecond.toFixed(0).padStart(6)}/s  p50 ${figures.p50.toFixed(2)} ms` +
      `  p99 ${figures.p99.toFixed(2)} ms  ${ratio.toFixed(2)} x bare`,
  );
}
