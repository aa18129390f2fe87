import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { APerson } from '../../support/http/a-person.js';
import { eventually } from '../../support/eventually.js';
import { aTableOf } from '../../support/http/a-table.js';
import { freePort } from '../../support/free-port.js';
import { inboxOf } from '../../support/http/inbox.js';
import { ProductProcess } from '../../support/http/product-process.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';

const PROMISED_MS = 10_000;

let dataDir: string;
let port: number;
let product: ProductProcess;

async function start(): Promise<void> {
  product = await new ProductProcess({ PORT: String(port), DATA_DIR: dataDir }).ready();
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(await clusterParent(), 'tablemates-crash-'));
  port = await freePort();
});

afterEach(async () => {
  await product.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The code with which PostgreSQL refuses connections while it shuts down. */
const CANNOT_CONNECT_NOW = '57P03';

/** Delays the shutdown of the embedded PostgreSQL by a suspended session, until `resume` is called. */
async function delayDatabase() {
  const [password, itsPort] = await Promise.all(
    ['password', 'port'].map((name) => readFile(join(dataDir, 'postgres', name), 'utf8')),
  );
  const connectionString = `postgres://tablemates:${password}@127.0.0.1:${itsPort}/postgres`;
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { pid } = rows[0]!;
  process.kill(pid, 'SIGSTOP');
  const isStopping = async (): Promise<boolean> => {
    const another = new pg.Client({ connectionString });
    // It may be connected just before, and is cut then.
    another.on('error', () => undefined);
    try {
      await another.connect();
      return false;
    } catch (error) {
      return (error as { code?: unknown }).code === CANNOT_CONNECT_NOW;
    } finally {
      await another.end();
    }
  };
  return { isStopping, resume: () => process.kill(pid, 'SIGCONT') };
}

it('a killed server with the embedded database loses nothing that it has acknowledged, and the next one exits after its sockets and its slow database, whatever signals follow the first', async () => {
  await start();
  const url = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(url);
  const town = { url, codeFor, person: () => new APerson({ url, codeFor }) };
  const { matchId, people } = await aTableOf(town);
  const asker = await town.person().signUp();
  await asker.expect('POST', '/api/matching-request', 200, {
    meetupType: 'group',
    venueType: 'restaurant',
    preferredTime: 'dinner',
    preferredDate: (await people[0]!.get<{ suggestedDate: string }>(`/api/matches/${matchId}`)).body
      .suggestedDate,
  });
  const cut = await (await people[0]!.connect()).joinRoom(matchId);
  cut.send({ type: 'chat_message', matchId, message: 'remember me', clientId: 'r' });
  await cut.waitFor('message_sent');
  await product.end('SIGKILL');

  // Sessions, the match, its message and the request.
  await start();
  const { body } = await people[1]!.get<Array<{ message: string }>>(`/api/matches/${matchId}/messages`);
  expect(body.at(-1)!.message).toBe('remember me');
  expect((await asker.get('/api/user/active-request')).body.status).toBe('active');

  const socket = await people[0]!.connect();
  const slowDatabase = await delayDatabase();
  const endings = [product.end('SIGINT'), product.end('SIGTERM')];
  expect(await socket.closed).toBe(1001);
  await eventually(slowDatabase.isStopping);
  endings.push(product.end('SIGINT'));
  await pause(100);
  expect(await Promise.race([product.exited, 'still running'])).toBe('still running');
  slowDatabase.resume();
  const ended = await Promise.all(endings);
  expect(ended.map(({ code, ms }) => [code, ms < PROMISED_MS])).toEqual(Array(3).fill([0, true]));
  const files = await readdir(dataDir, { recursive: true });
  expect(files.some((file) => file.endsWith('PG_VERSION'))).toBe(true);
  expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
});
