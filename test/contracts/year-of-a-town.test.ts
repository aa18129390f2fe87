import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startProduct } from '../../bench/live/product.js';
import { askConsole } from '../../bench/year/console.js';
import { pageOf } from '../../bench/year/figures.js';
import { INVARIANTS, type Invariant } from '../../bench/year/findings.js';
import { Play } from '../../bench/year/play.js';
import type { Stage } from '../../bench/year/town.js';
import { emptyDatabase, testDatabase, type TestDatabase } from '../support/postgres/test-database.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** The memory is compared over the quarters of a year only. */
const NOT_IN_TWO_WEEKS: readonly Invariant[] = ['memory'];

let dataDir: string;
const closing: Array<() => Promise<unknown>> = [];

async function stageOn(database: TestDatabase): Promise<Stage> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  closing.push(
    () => database.drop(),
    () => client.end(),
  );
  return {
    databaseUrl: database.url,
    database: client,
    startProduct: (settings, nodeOptions) =>
      startProduct({
        ...{ folder: PROJECT, dataDir, databaseUrl: database.url, nodeOptions },
        sessionSecret: 'a secret of this bench',
        settings: { PLACES_URL: 'http://127.0.0.1:9/', LOG_LEVEL: 'silent', ...settings },
      }),
    another: async () => stageOn(await emptyDatabase()),
  };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tablemates-year-'));
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await rm(dataDir, { recursive: true, force: true });
});

it('two weeks of a town with a power failure, a day without mails and an upgrade break no promise', async () => {
  const stage = await stageOn(await testDatabase());
  const faults = { kill: 0, outage: 0, upgrade: 1 };
  const play = await Play.open(
    { seed: 7, members: 30, weeks: 2, appetite: 0.4 },
    faults,
    stage,
    () => undefined,
  );
  closing.push(() => play.close());
  const { town, memory, staff } = await play.year(() => undefined);
  expect(town.findings.broken).toEqual([]);
  const looked = [...town.findings.looks.keys(), ...NOT_IN_TWO_WEEKS].sort();
  expect(looked).toEqual(Object.keys(INVARIANTS).sort());
  expect(memory.past.size).toBeGreaterThan(0);
  expect(pageOf(play.result)).toContain('| mails per seat |');
  expect(await askConsole(await staff.admin())).toContain('| 2027-01-16 |');
});
