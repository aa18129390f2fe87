import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { APerson } from '../../support/http/a-person.js';
import { inboxOf } from '../../support/http/inbox.js';
import { ProductProcess } from '../../support/http/product-process.js';
import { serveTcp } from '../../support/local-server.js';
import { MailServer } from '../../support/mail/mail-server.js';
import { ownFolder } from '../../support/own-folder.js';
import { TEST_SESSION_SECRET } from '../../support/postgres/insert-account.js';
import { insertionsInto } from '../../support/postgres/insertions.js';
import { closePool } from '../../support/postgres/pool-of.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

const PROMISED_MS = 10_000;

const dataDir = ownFolder('test');
let database: TestDatabase;
let observer: pg.Client;
let port: number;
let product: ProductProcess;
const clients: Socket[] = [];

beforeEach(async () => {
  database = await testDatabase();
  observer = new pg.Client({ connectionString: database.url });
  await observer.connect();
  port = await freePort();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await product.end('SIGKILL');
  await observer.end();
  await database.drop();
});

async function start(SMTP_URL: string): Promise<void> {
  product = await new ProductProcess({
    PORT: String(port),
    DATA_DIR: dataDir(),
    DATABASE_URL: database.url,
    SESSION_SECRET: TEST_SESSION_SECRET,
    SMTP_URL,
  }).ready();
}

const front = () => {
  const url = `http://127.0.0.1:${port}`;
  return { url, codeFor: inboxOf(url).codeFor };
};

async function aSignedInUser(): Promise<APerson> {
  const person = await new APerson({ ...front(), insertions: insertionsInto(database.url) }).signUp();
  // The connections are counted.
  await closePool(database.url);
  return person;
}

/** Registers a user, so that the product sends a mail. @returns the address */
async function register(): Promise<string> {
  const person = new APerson(front());
  await person.expect('POST', '/api/auth/register', 201, person.form());
  return person.email;
}

/** Locks the user's row, so that changes of the user wait. */
async function lockRow(person: APerson): Promise<void> {
  await observer.query('begin');
  await observer.query('select from users where id = $1 for update', [person.id]);
}

const count = async (rows: string): Promise<number> =>
  Number((await observer.query<{ count: string }>(`select count(*) from ${rows}`)).rows[0]!.count);

const connections = () =>
  count('pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

/** Resolves when a change of the user waits for the lock. */
const someoneWaits = () =>
  eventually(
    async () => (await count('pg_locks where not granted and transactionid = pg_current_xact_id()::xid')) > 0,
  );

/** A client that sends this and then nothing more. */
async function whoSays(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  clients.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** A server that accepts connections and never sends data. */
async function startSilentServer() {
  const callers: Socket[] = [];
  const { port: its, close } = await serveTcp((socket) => callers.push(socket));
  return { url: `smtp://127.0.0.1:${its}`, callers, close };
}

it('mails of a killed process are sent by the next one, and when that one stops, a slow request gets its response, sockets are closed, and the database is closed before the process exits', async () => {
  const silent = await startSilentServer();
  const awake = new MailServer();
  const awakeUrl = await awake.start();
  try {
    await start(silent.url);
    const email = await register();
    await eventually(async () => silent.callers.length > 0);
    await product.end('SIGKILL');
    // Older than the grace period of new jobs, so that the next start returns it to the queue.
    await observer.query(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`,
    );

    await start(awakeUrl);
    await eventually(async () => awake.to(email).length > 0);

    const ada = await aSignedInUser();
    const socket = await ada.connect();
    await lockRow(ada);
    const slow = ada.send('PUT', '/api/profile', { bio: 'Kept in the end' });
    await someoneWaits();
    const ending = product.end();
    expect(await socket.closed).toBe(1001);
    // New connections are rejected as soon as the server has closed its listener.
    await eventually(() =>
      fetch(`${front().url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await pause(100);
    await observer.query('commit');
    expect((await slow).status).toBe(200);
    const { code, ms } = await ending;
    expect([code, ms < PROMISED_MS]).toEqual([0, true]);
    expect(await connections()).toBe(0);
    const { rows } = await observer.query('select bio from users where id = $1', [ada.id]);
    expect(rows).toEqual([{ bio: 'Kept in the end' }]);
  } finally {
    await silent.close();
    await product.end('SIGKILL');
    await awake.stop();
  }
});

it('the shutdown is bounded for a blocked request, an incomplete body, a socket and a mail server that do not respond', async () => {
  const silent = await startSilentServer();
  try {
    await start(silent.url);
    await register();
    await eventually(async () => silent.callers.length > 0);
    const ada = await aSignedInUser();
    const cookie = `${ada.sessionCookie.name}=${ada.sessionCookie.value}`;
    await lockRow(ada);
    const stuck = ada.send('PUT', '/api/profile', { bio: 'Never' }).catch(() => 'cut off');
    await someoneWaits();
    await whoSays(
      `PUT /api/profile HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"bio"`,
    );
    await whoSays('GET /api/user HTTP/1.1\r\nHost: x\r\n');
    const deaf = await whoSays(
      `GET /ws HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    const [welcome] = (await once(deaf, 'data')) as [Buffer];
    expect(String(welcome)).toMatch(/^HTTP\/1.1 101/);
    deaf.pause();

    const { code, ms } = await product.end();
    expect([code, ms < PROMISED_MS]).toEqual([0, true]);
    expect(await stuck).toBe('cut off');
    await observer.query('rollback');
    await eventually(async () => (await connections()) === 0);
  } finally {
    await silent.close();
  }
});
