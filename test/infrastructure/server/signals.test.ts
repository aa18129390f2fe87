import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { APerson } from '../../support/http/a-person.js';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { inboxOf } from '../../support/http/inbox.js';
import { ProductProcess } from '../../support/http/product-process.js';
import { ownFolder } from '../../support/own-folder.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';

const PROMISED_MS = 10_000;

afterAll(() => product?.end('SIGKILL'));
const dataDir = ownFolder('file', clusterParent);
let port: number;
let product: ProductProcess;

beforeAll(async () => {
  port = await freePort();
  product = await new ProductProcess({ PORT: String(port), DATA_DIR: dataDir() }).ready();
});

/** The code with which PostgreSQL refuses connections while it shuts down. */
const CANNOT_CONNECT_NOW = '57P03';

/** Delays the shutdown of the embedded PostgreSQL by a suspended session, until `resume` is called. */
async function delayDatabase() {
  const [password, itsPort] = await Promise.all(
    ['password', 'port'].map((name) => readFile(dataDir('postgres', name), 'utf8')),
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

it('a server with the embedded database exits after its sockets and its slow database, whatever signals follow the first', async () => {
  const url = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(url);
  const ada = await new APerson({ url, codeFor }).signUp();
  const socket = await ada.connect();
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
  const files = await readdir(dataDir(), { recursive: true });
  expect(files.some((file) => file.endsWith('PG_VERSION'))).toBe(true);
  expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
});
