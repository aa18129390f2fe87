import pg from 'pg';
import { ReplicaReads } from '../../../src/adapters/persistence/replica-reads.js';
import type { ReadQueries } from '../../../src/adapters/persistence/read-queries.js';
import { eventually } from '../../support/eventually.js';
import { type InterruptibleProxy, startInterruptibleProxy } from '../../support/interruptible-proxy.js';
import { emptyDatabase, type TestDatabase } from '../../support/postgres/test-database.js';

const CHECK_EVERY_MS = 50;

let databases: TestDatabase[];
let proxy: InterruptibleProxy;
let primary: pg.Pool;
let replica: pg.Pool;
let reads: ReplicaReads;
let changes: boolean[];
let reason: unknown;
const served = { primary: 0, replica: 0 };

/** Two databases that differ in one value, so that a result shows where it was read; a proxy in front of the second. */
beforeAll(async () => {
  databases = await Promise.all([emptyDatabase(), emptyDatabase()]);
  primary = await poolWith('the primary', databases[0]!.url);
  const direct = await poolWith('the replica', databases[1]!.url);
  await direct.end();
  const url = new URL(databases[1]!.url);
  proxy = await startInterruptibleProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  replica = new pg.Pool({
    connectionString: url.href,
    max: 4,
    connectionTimeoutMillis: 1000,
    query_timeout: 5000,
  });
  replica.on('error', () => undefined);
});
afterAll(async () => {
  await proxy.close();
  await Promise.all([primary.end(), replica.end()]);
  await Promise.all(databases.map((each) => each.drop()));
});

beforeEach(() => {
  changes = [];
  Object.assign(served, { primary: 0, replica: 0 });
});
afterEach(() => reads.close());

async function poolWith(name: string, connectionString: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString, max: 4 });
  await pool.query(`create table origin as select '${name}'::text as name`);
  return pool;
}

function open(server: ReadQueries): ReplicaReads {
  reads = new ReplicaReads({
    primary,
    replica: server,
    checkEveryMs: CHECK_EVERY_MS,
    onRead: (each) => served[each]++,
    onChange: (isUsed, why) => {
      changes.push(isUsed);
      reason = why;
    },
  });
  reads.start();
  return reads;
}

const read = async (): Promise<string> =>
  (await reads.query<{ name: string }>('select name from origin')).rows[0]!.name;
const isReadFrom = (name: string) => eventually(async () => (await read()) === name);

describe('reads that tolerate a lag', () => {
  it('come from the primary until the replica was checked, then from the replica', async () => {
    open(replica);
    expect(await read()).toBe('the primary');
    await isReadFrom('the replica');
    expect(changes).toEqual([]);
    expect(served.primary).toBeGreaterThan(0);
    expect(served.replica).toBeGreaterThan(0);
  });

  it('come from the primary without an error while the replica is cut off, and are reported once', async () => {
    open(replica);
    await isReadFrom('the replica');
    proxy.disconnect();
    try {
      const results = await Promise.all(Array.from({ length: 20 }, read));
      expect(new Set(results)).toEqual(new Set(['the primary']));
      await eventually(async () => changes.length > 0);
      expect(await read()).toBe('the primary');
      expect(changes).toEqual([false]);
    } finally {
      proxy.reconnect();
    }
    await isReadFrom('the replica');
    expect(changes).toEqual([false, true]);
  });

  it('that the replica leaves unanswered are repeated on the primary', async () => {
    open(replica);
    await isReadFrom('the replica');
    proxy.stopForwarding();
    // A second read may open another connection, which works.
    expect(await Promise.all([read(), read()])).toContain('the primary');
  });

  it('that conflict with the recovery of the replica are repeated on the primary, which stays in use', async () => {
    const conflicts = Object.assign(new Error('conflict with recovery'), { code: '40001' });
    open(answering({ lag: 0 }, () => Promise.reject(conflicts)));
    await eventually(async () => (await read(), served.primary > 2));
    expect(await read()).toBe('the primary');
    expect(changes).toEqual([]);
  });

  it('fail with the error of the primary when the statement is wrong', async () => {
    open(replica);
    await isReadFrom('the replica');
    await expect(reads.query('select nothing from origin')).rejects.toThrow(
      'column "nothing" does not exist',
    );
    expect(await read()).toBe('the replica');
  });
});

describe('the lag', () => {
  it.each([
    ['more than five seconds', 5.1, 'the primary', /5\.1 s behind/],
    ['unknown, because the replica receives nothing', null, 'the primary', /Infinity s behind/],
    ['five seconds', 5, 'the replica', undefined],
  ])('that is %s decides who is asked', async (_what, lag, name, why) => {
    let checks = 0;
    open(
      answering(
        { lag },
        () => Promise.resolve({ rows: [{ name: 'the replica' }] }),
        () => checks++,
      ),
    );
    await eventually(async () => checks > 1);
    expect(await read()).toBe(name);
    expect(changes).toEqual(why ? [false] : []);
    if (why) expect(String(reason)).toMatch(why);
  });
});

/** A replica whose check finds this lag. */
function answering(
  found: { lag: number | null },
  answer: () => Promise<unknown>,
  onCheck = () => {},
): ReadQueries {
  const query = (text: unknown) => {
    if (!String(text).includes('pg_is_in_recovery')) return answer();
    onCheck();
    return Promise.resolve({ rows: [found] });
  };
  return { query: query as unknown as ReadQueries['query'] };
}
