import 'reflect-metadata';
import { aRequestBody } from '../test/support/http/a-table.js';
import { Options } from './live/options.js';
import type { MeasuredProduct } from './live/product.js';
import { printTable } from './live/report.js';
import { type BenchPerson, SEATS, seedPeople } from './live/seed-tables.js';
import { SocketClient } from './live/socket-client.js';
import { median } from './live/statistics.js';
import { withWorld } from './live/world.js';

const DEBOUNCE_MS = 1000;
const LATEST_MS = 60_000;
/** So far that no request reaches another table. */
const DEGREES_APART = 2;

/** How soon a table is seated after its last request, for one table after another. `--tables 20`. */
export function benchSeated(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  const tables = options.number('tables', 20);
  return withWorld(options, async (world) => {
    const product = await world.startProduct({ MATCH_DEBOUNCE_MS: String(DEBOUNCE_MS) });
    const people = await seedPeople(world.database, product, world.sessionSecret, tables * SEATS);
    await world.database.query(PLACES, [people.map(({ id }) => id), SEATS, DEGREES_APART]);
    const times: Times[] = [];
    for (let table = 0; table < tables; table++)
      times.push(await seat(product, people.slice(table * SEATS, (table + 1) * SEATS)));
    const row = (name: string, of: (each: Times) => number) => {
      const sorted = times.map(of).sort((a, b) => a - b);
      return [name, ...[median(sorted), sorted[0]!, sorted.at(-1)!].map((ms) => (ms / 1000).toFixed(2))];
    };
    printTable(
      `Seated: ${tables} tables of ${SEATS}, one after another, debounce ${DEBOUNCE_MS} ms`,
      ['until match_found', 'median (s)', 'least (s)', 'most (s)'],
      [
        row('since the last request', (each) => each.sinceLastRequest),
        row('since the end of the debounce', (each) => each.sinceDue),
      ],
    );
  });
}

/** Milliseconds until `match_found` of the owner of the last request. */
interface Times {
  readonly sinceLastRequest: number;
  /** Since the run was due: the debounce begins with the first request of a burst. */
  readonly sinceDue: number;
}

async function seat({ url, port }: MeasuredProduct, people: readonly BenchPerson[]): Promise<Times> {
  const last = people.at(-1)!;
  let onFound = (): void => undefined;
  let onLate = (_error: Error): void => undefined;
  const found = new Promise<void>((resolve, reject) => ([onFound, onLate] = [resolve, reject]));
  const socket = await SocketClient.open(port, last.cookie, {
    onText: (text) => void (text.startsWith('{"type":"match_found"') && onFound()),
    onClose: () => undefined,
  });
  const late = setTimeout(() => onLate(new Error(`No match_found within ${LATEST_MS} ms`)), LATEST_MS);
  try {
    const first = performance.now();
    for (const person of people.slice(0, -1)) await request(url, person);
    const sent = performance.now();
    await Promise.all([request(url, last), found]);
    const now = performance.now();
    return { sinceLastRequest: now - sent, sinceDue: now - Math.max(sent, first + DEBOUNCE_MS) };
  } finally {
    clearTimeout(late);
    socket.close();
  }
}

async function request(url: string, { cookie }: BenchPerson): Promise<void> {
  const response = await fetch(`${url}/api/matching-request`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(aRequestBody()),
  });
  if (!response.ok) throw new Error(`A request was answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

const PLACES = `
  update users set latitude = 10 + $3 * ((place - 1) / $2 % 20), longitude = -100 + $3 * ((place - 1) / $2 / 20),
    time_zone = 'America/New_York'
  from unnest ($1::int[]) with ordinality seat (person, place) where id = person`;
