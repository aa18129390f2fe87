import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { aRequestBody } from '../test/support/http/a-table.js';
import { Options } from './live/options.js';
import type { MeasuredProduct } from './live/product.js';
import { printTable } from './live/report.js';
import { type BenchPerson, SEATS, seedPeople } from './live/seed-tables.js';
import { SocketClient } from './live/socket-client.js';
import { median } from './live/statistics.js';
import { withWorld } from './live/world.js';

const DEBOUNCE_MS = 1000;
/** Long enough for the run of the first requests, which leaves four users waiting for a fifth. */
const APART_MS = 2500;
const LATEST_MS = 60_000;
/** So far that no request reaches another table. */
const DEGREES_APART = 2;

/** How soon a table is seated after its last request, for one table after another. `--tables 20`. */
export function benchSeated(words: readonly string[]): Promise<void> {
  const options = new Options(words);
  const tables = options.number('tables', 20);
  return withWorld(options, async (world) => {
    const product = await world.startProduct({ MATCH_DEBOUNCE_MS: String(DEBOUNCE_MS) });
    const people = await seedPeople(world.database, product, world.sessionSecret, 2 * tables * SEATS);
    await world.database.query(PLACES, [people.map(({ id }) => id), SEATS, DEGREES_APART]);
    const times: Record<Arrival, Times[]> = { together: [], last: [] };
    for (const arrival of ['together', 'last'] as const)
      for (let table = 0; table < tables; table++)
        times[arrival].push(await seat(product, people.splice(0, SEATS), arrival));
    const row = (name: string, arrival: Arrival, of: (each: Times) => number) => {
      const sorted = times[arrival].map(of).sort((a, b) => a - b);
      return [name, ...[median(sorted), sorted[0]!, sorted.at(-1)!].map((ms) => (ms / 1000).toFixed(2))];
    };
    printTable(
      `Seated: ${tables} tables of ${SEATS}, one after another, debounce ${DEBOUNCE_MS} ms`,
      ['until match_found', 'median (s)', 'least (s)', 'most (s)'],
      [
        row('five requests at once: since the last', 'together', (each) => each.sinceLastRequest),
        row('five requests at once: since the end of the debounce', 'together', (each) => each.sinceDue),
        row('the last request alone: since it', 'last', (each) => each.sinceLastRequest),
        row('the last request alone: since the end of the debounce', 'last', (each) => each.sinceDue),
      ],
    );
  });
}

/** All requests of a table in one burst, or the last one after the run of the others. */
type Arrival = 'together' | 'last';

/** Milliseconds until `match_found` of the owner of the last request. */
interface Times {
  readonly sinceLastRequest: number;
  /** Since the run was due: the debounce begins with the first request of a burst. */
  readonly sinceDue: number;
}

async function seat(
  { url, port }: MeasuredProduct,
  people: readonly BenchPerson[],
  arrival: Arrival,
): Promise<Times> {
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
    if (arrival === 'last') await pause(APART_MS);
    const sent = performance.now();
    await Promise.all([request(url, last), found]);
    const now = performance.now();
    const due = (arrival === 'last' ? sent : first) + DEBOUNCE_MS;
    return { sinceLastRequest: now - sent, sinceDue: now - due };
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
