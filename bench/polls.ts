import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { PostgresMatchQueries } from '../src/adapters/persistence/match/match-queries.js';
import { PostgresMatchingRequestQueries } from '../src/adapters/persistence/matching-request/matching-request-queries.js';
import { aTableOf } from '../test/support/http/a-table.js';
import { type Figures, pollFromWorker } from './poller.js';
import { type BenchedProduct, withProduct } from './with-product.js';

const REQUESTS = 4000;
const AT_ONCE = 8;

/** The polls of an open app, compared with a bare server that runs the same SQL statements. */
export function benchPolls(): Promise<void> {
  return withProduct(measure);
}

async function measure(product: BenchedProduct): Promise<void> {
  const { people } = await aTableOf(product);
  const poller = people[0]!;
  const bare = await bareServer(product.databaseUrl, poller.id);
  const load = { requests: REQUESTS, atOnce: AT_ONCE };
  console.log('\nPolls: the product against a bare server with the same prepared statements');
  try {
    for (const path of ['/api/user/matches', '/api/user/active-request']) {
      const etag = (await poller.get(path)).headers.get('etag') ?? '';
      const baseline = await pollFromWorker({ url: bare.url + path, headers: {}, ...load });
      const full = await product.ask(poller, path, load);
      const unchanged = await product.ask(poller, path, { ...load, headers: { 'if-none-match': etag } });
      print(`${path} bare`, baseline, baseline);
      print(`${path} 200`, full, baseline);
      print(`${path} 304`, unchanged, baseline);
    }
  } finally {
    await bare.close();
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
