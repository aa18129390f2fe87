import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { APerson } from '../../support/http/a-person.js';
import { inboxOf } from '../../support/http/inbox.js';
import { ProductProcess } from '../../support/http/product-process.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

const PROMISED_MS = 10_000;

let dataDir: string;
let port: number;
let product: ProductProcess;
const clients: Socket[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tablemates-stopping-'));
  port = await freePort();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await product.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function started(env: Record<string, string> = {}): Promise<ProductProcess> {
  product = await new ProductProcess({ PORT: String(port), DATA_DIR: dataDir, ...env }).ready();
  return product;
}

const aPerson = () => {
  const url = `http://127.0.0.1:${port}`;
  return new APerson({ url, codeFor: inboxOf(url).codeFor });
};

async function register(): Promise<APerson> {
  const ada = aPerson();
  await ada.expect('POST', '/api/auth/register', 201, {
    username: ada.username,
    email: ada.email,
    firstName: 'Ada',
    lastName: 'Byron',
    password: ada.password,
    confirmPassword: ada.password,
    dateOfBirth: '2000-01-01',
    isAdult: true,
  });
  return ada;
}

async function cookieOf(person: APerson): Promise<string> {
  const login = { usernameOrEmail: person.username, password: person.password };
  return (await person.post('/api/auth/login', login)).headers.getSetCookie()[0]!.split(';')[0]!;
}

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
  const callers = new Set<Socket>();
  const server = createServer((socket) => {
    callers.add(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    callers,
    close: () => {
      for (const socket of callers) socket.destroy();
      server.close();
    },
  };
}

describe('with an external database', () => {
  let database: TestDatabase;
  let observer: pg.Client;

  beforeEach(async () => {
    database = await testDatabase();
    observer = new pg.Client({ connectionString: database.url });
    await observer.connect();
  });
  afterEach(async () => {
    await observer.end();
    await database.drop();
  });

  /** Locks the user's row, so that changes of the user wait. */
  async function lockRow(person: APerson): Promise<void> {
    await observer.query('begin');
    await observer.query('select from users where id = $1 for update', [person.id]);
  }
  const connections = async () => {
    const { rows } = await observer.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return Number(rows[0]!.count);
  };

  it('a slow request gets its response, sockets are closed, and the database is closed before the process exits', async () => {
    await started({ DATABASE_URL: database.url });
    const ada = await aPerson().signUp();
    const socket = await ada.connect();
    await lockRow(ada);
    const slow = ada.send('PUT', '/api/profile', { bio: 'Kept in the end' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await connections()).toBeGreaterThan(0);

    const ending = product.end();
    expect(await socket.closed).toBe(1001);
    // New connections are rejected as soon as the server has closed its listener.
    await eventually(() =>
      aPerson()
        .get('/healthz')
        .then(
          () => false,
          () => true,
        ),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await observer.query('commit');
    expect((await slow).status).toBe(200);
    const { code, ms } = await ending;
    expect([code, ms < PROMISED_MS]).toEqual([0, true]);
    expect(await connections()).toBe(0);
    const { rows } = await observer.query('select bio from users where id = $1', [ada.id]);
    expect(rows).toEqual([{ bio: 'Kept in the end' }]);
  });

  it('the shutdown is bounded for a blocked request, an incomplete body and a socket that does not respond', async () => {
    await started({ DATABASE_URL: database.url });
    const ada = await aPerson().signUp();
    const cookie = await cookieOf(ada);
    await lockRow(ada);
    const stuck = ada.send('PUT', '/api/profile', { bio: 'Never' }).catch(() => 'cut off');
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
  });

  it('a mail server that does not respond does not delay the shutdown', async () => {
    const silent = await startSilentServer();
    try {
      await started({ DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
      await register();
      await eventually(async () => silent.callers.size > 0);
      const { code, ms } = await product.end();
      expect([code, ms < PROMISED_MS]).toEqual([0, true]);
    } finally {
      silent.close();
    }
  });
});

it('mails of a killed process are sent by the next one', async () => {
  const database = await testDatabase();
  const silent = await startSilentServer();
  const received: string[] = [];
  const awake = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  try {
    await started({ DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
    const ada = await register();
    await eventually(async () => silent.callers.size > 0);
    await product.end('SIGKILL');

    const smtpPort = await freePort();
    await new Promise<void>((resolve) => awake.listen(smtpPort, '127.0.0.1', resolve));
    await started({ DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
    await eventually(async () => received.includes(ada.email), 40);
  } finally {
    silent.close();
    await product.end();
    await new Promise<void>((resolve) => awake.close(resolve));
    await database.drop();
  }
});

describe('with the embedded database', () => {
  let cluster: string;

  // One cluster, because its creation and migrations cost more than a start and a stop.
  beforeAll(async () => {
    cluster = await mkdtemp(join(tmpdir(), 'tablemates-stopping-'));
  });
  afterAll(() => rm(cluster, { recursive: true, force: true }));

  it('SIGINT exits with 0 and closes its sockets and the database', async () => {
    await started({ DATA_DIR: cluster });
    const ada = await aPerson().signUp();
    const socket = await ada.connect();
    const { code, ms } = await product.end('SIGINT');
    expect([code, ms < PROMISED_MS]).toEqual([0, true]);
    expect(await socket.closed).toBe(1001);
    const files = await readdir(cluster, { recursive: true });
    expect(files.some((file) => file.endsWith('PG_VERSION'))).toBe(true);
    expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
  }, 60_000);

  it('a database that takes seconds to stop is stopped before the process exits, whatever signals follow the first', async () => {
    await started({ DATA_DIR: cluster });
    const folder = join(cluster, 'postgres');
    const [password, itsPort] = await Promise.all(
      ['password', 'port'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    const client = new pg.Client({
      connectionString: `postgres://tablemates:${password}@127.0.0.1:${itsPort}/postgres`,
    });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // A suspended session delays the shutdown of PostgreSQL.
    process.kill(rows[0]!.pid, 'SIGSTOP');
    const endings = [product.end(), product.end()];
    await new Promise((resolve) => setTimeout(resolve, 3000));
    endings.push(product.end('SIGINT'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await Promise.race([product.exited, 'still running'])).toBe('still running');
    process.kill(rows[0]!.pid, 'SIGCONT');
    expect((await Promise.all(endings)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await readdir(join(folder, 'data'))).not.toContain('postmaster.pid');
  }, 60_000);
});
