import 'reflect-metadata';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/support/free-port.js';
import { aRequestBody } from '../test/support/http/a-table.js';
import { Options } from './live/options.js';
import type { MeasuredProduct } from './live/product.js';
import { printTable, short } from './live/report.js';
import { type BenchPerson, type BenchTable, SEATS, seedPeople, seedTables } from './live/seed-tables.js';
import { SocketClient } from './live/socket-client.js';
import { withWorld } from './live/world.js';
import { POLLS } from './polls/polled-paths.js';

const FOLDER = fileURLToPath(new URL('../deploy/observability/', import.meta.url));
const TABLES = 4;
const NEWCOMERS = SEATS;
const POLL_EVERY_MS = 250;
const READY_WITHIN_MS = 30_000;

interface Dashboard {
  readonly panels: ReadonlyArray<{
    readonly title: string;
    readonly targets?: ReadonlyArray<{ readonly expr: string; readonly legendFormat: string }>;
  }>;
}

/**
 * Evaluates every query of the Grafana dashboard with a real Prometheus, which scrapes the product under a short load, and
 * prints a value for each panel. `--prometheus FILE --seconds 30`. @throws Error if a panel has no data
 */
export function benchDashboard(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  const binary = options.text('prometheus') ?? 'prometheus';
  return withWorld(options, async (world) => {
    execFileSync(binary, ['--version'], { stdio: 'ignore' });
    const product = await world.startProduct();
    const people = await seedPeople(world.database, product, world.sessionSecret, TABLES * SEATS + NEWCOMERS);
    await world.database.query(
      `update users set latitude = 40.73, longitude = -73.99, time_zone = 'America/New_York' where id = any($1)`,
      [people.map(({ id }) => id)],
    );
    const newcomers = people.splice(0, NEWCOMERS);
    const tables = await seedTables(world.database, people);
    const prometheus = await startPrometheus(binary, product.port);
    world.onClose(() => prometheus.stop());
    await load(product, tables, newcomers, options.number('seconds', 30));
    const { panels } = JSON.parse(await readFile(`${FOLDER}dashboard.json`, 'utf8')) as Dashboard;
    const rows: string[][] = [];
    for (const { title, targets = [] } of panels)
      for (const { expr, legendFormat } of targets)
        rows.push([title, legendFormat, describe(await prometheus.query(expr))]);
    printTable('Dashboard: a value of every query', ['panel', 'series', 'value'], rows);
    const empty = rows.filter(([, , value]) => value === NO_DATA).map(([title]) => title);
    if (empty.length > 0) throw new Error(`Panels without data: ${empty.join(', ')}`);
  });
}

type Series = ReadonlyArray<{ readonly value: readonly [number, string] }>;

const NO_DATA = 'none';

/** The largest value, and how many series there are. */
function describe(series: Series): string {
  const values = series.map(({ value }) => Number(value[1])).filter((value) => !Number.isNaN(value));
  if (values.length === 0) return NO_DATA;
  const most = short(Math.max(...values));
  return values.length === 1 ? most : `${most}, the most of ${values.length}`;
}

async function startPrometheus(binary: string, productPort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'tablemates-prometheus-'));
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    scrape_configs: [{ job_name: 'tablemates', static_configs: [{ targets: [`127.0.0.1:${productPort}`] }] }],
    rule_files: [`${FOLDER}alerts.yml`],
  };
  // JSON is valid YAML.
  await writeFile(`${folder}/prometheus.yml`, JSON.stringify(config));
  const child = spawn(
    binary,
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('Prometheus did not start.');
    await pause(100);
  }
  return {
    query: async (expr: string): Promise<Series> => {
      const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expr)}`);
      if (!response.ok) throw new Error(`${expr}: ${await response.text()}`);
      return ((await response.json()) as { data: { result: Series } }).data.result;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Everyone at a table polls, and one of each table writes; newcomers ask for a table. */
async function load(
  product: MeasuredProduct,
  tables: readonly BenchTable[],
  newcomers: readonly BenchPerson[],
  seconds: number,
): Promise<void> {
  const etags = new Map<string, string>();
  const sockets = await Promise.all(tables.map((table) => openChat(product.port, table)));
  // The first scrape has to see the counters before they grow.
  await pause(2500);
  for (const { cookie } of newcomers)
    await answered(
      fetch(`${product.url}/api/matching-request`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(aRequestBody()),
      }),
    );
  for (let round = 0; round < (seconds * 1000) / POLL_EVERY_MS; round++) {
    for (const { write } of sockets) write(round);
    for (const { cookie } of tables.flatMap(({ people }) => people.slice(0, 1)))
      for (const path of POLLS) {
        const etag = etags.get(cookie + path);
        const response = await answered(
          fetch(product.url + path, { headers: { cookie, ...(etag && { 'if-none-match': etag }) } }),
        );
        etags.set(cookie + path, response.headers.get('etag') ?? '');
      }
    await pause(POLL_EVERY_MS);
  }
}

async function openChat(
  port: number,
  { matchId, people }: BenchTable,
): Promise<{ write(round: number): void }> {
  const open = ({ cookie }: BenchPerson) =>
    SocketClient.open(port, cookie, { onText: () => undefined, onClose: () => undefined });
  const [author, reader] = [await open(people[0]!), await open(people[1]!)];
  for (const socket of [author, reader]) socket.send(JSON.stringify({ type: 'join_room', matchId }));
  return {
    write: (round) => {
      if (round % 4 === 0)
        author.send(
          JSON.stringify({
            type: 'chat_message',
            matchId,
            message: `message ${round}`,
            clientId: `${matchId}-${round}`,
          }),
        );
    },
  };
}

async function answered(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (response.status >= 400)
    throw new Error(`A request was answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return response;
}
