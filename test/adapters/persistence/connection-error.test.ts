import pg from 'pg';
import {
  isConnectionError,
  isDatabaseUnavailable,
} from '../../../src/adapters/persistence/connection-error.js';
import { openDatabase } from '../../../src/infrastructure/database/orm.js';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const withCode = (code: string, message = 'it failed') => Object.assign(new Error(message), { code });

const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a connection error', () => {
  const database = ownDatabase('kept');

  it('is detected when no server listens', async () => {
    const url = `postgres://nobody:nothing@127.0.0.1:${await freePort()}/nothing`;
    const pool = new pg.Pool({ connectionString: url });
    expect(isConnectionError(await errorOf(openDatabase(url)))).toBe(true);
    expect(isConnectionError(await errorOf(pool.query('select 1')))).toBe(true);
    await pool.end();
  });

  it('is detected when the connection ends during a statement', async () => {
    const end = `select pg_terminate_backend(pg_backend_pid())`;
    const alone = await errorOf(database.em.execute(end));
    const inWork = await errorOf(database.unitOfWork.run(() => database.em.execute(end)));
    expect([isConnectionError(alone), isConnectionError(inWork)]).toEqual([true, true]);
    await eventually(() => database.em.execute<object[]>('select 1 as one').catch(() => null));
  });

  it('is not detected for an error response of the server', async () => {
    for (const sql of [
      'select 1 / 0',
      'select * from nowhere',
      'insert into users (username) values (null)',
      `set statement_timeout = 20; select pg_sleep(1)`,
    ]) {
      const client = await database.pool.connect();
      const error = await errorOf(client.query(sql));
      client.release(true);
      expect(error).toBeInstanceOf(Error);
      expect(isConnectionError(error)).toBe(false);
    }
  });
});

describe('the signs of a database that is away', () => {
  it.each([
    '08006',
    '08001',
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '53100',
    '58030',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'EHOSTUNREACH',
    'ERR_STREAM_DESTROYED',
  ])('%s is a connection error', (code) => expect(isConnectionError(withCode(code))).toBe(true));

  it.each(['23505', '40P01', '57014', '42P01', '22P02', 'ENOENT', 'EACCES'])(
    '%s is not a connection error',
    (code) => expect(isConnectionError(withCode(code))).toBe(false),
  );

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'server closed the connection unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'Received unexpected commandComplete message from backend.',
    'timeout expired',
    'Cannot use a pool after calling end on the pool',
  ])('%p is a connection error by its message', (message) =>
    expect(isConnectionError(new Error(message))).toBe(true),
  );

  it.each(['57014', '25P03', '25P04', '55P03', '40P01', '40001'])(
    'are not %s, after which the same request may still succeed',
    (code) => {
      const late = new Error('query failed', { cause: withCode(code) });
      expect([isConnectionError(late), isDatabaseUnavailable(late)]).toEqual([false, true]);
    },
  );

  it('are told from an error of the request', () => {
    expect(isDatabaseUnavailable(withCode('ECONNREFUSED'))).toBe(true);
    expect(isDatabaseUnavailable(withCode('23505'))).toBe(false);
  });

  it('is detected in wrapped errors', () => {
    const root = withCode('ECONNREFUSED');
    const wrapped = new Error('query failed', { cause: new Error('driver failed', { cause: root }) });
    expect(isConnectionError(wrapped)).toBe(true);
    expect(isConnectionError(Object.assign(new Error('driver'), { previous: root }))).toBe(true);
    expect(isConnectionError(new AggregateError([new Error('v6'), root], 'both failed'))).toBe(true);
  });

  it('is not detected in other values, and the recursion is bounded', () => {
    for (const thrown of [undefined, null, 'ECONNREFUSED', 7, {}])
      expect(isConnectionError(thrown)).toBe(false);
    const circle = new Error('round') as Error & { cause: unknown };
    circle.cause = circle;
    expect(isConnectionError(circle)).toBe(false);
    const nested = new AggregateError([] as Error[], 'round');
    nested.errors.push(nested);
    expect(isConnectionError(nested)).toBe(false);
  });
});
