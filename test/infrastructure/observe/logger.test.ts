import { Writable } from 'node:stream';
import express from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { createLogger, requestLogging } from '../../../src/infrastructure/observe/logger.js';
import { type LocalServer, serveHttp } from '../../support/local-server.js';

let written: string;
let logger: Logger;

beforeEach(() => {
  written = '';
  logger = createLogger({ logLevel: 'info', production: true }, memory());
});

function memory(): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
}

function lastLine(): Record<string, unknown> {
  return JSON.parse(written.trim().split('\n').at(-1)!) as Record<string, unknown>;
}

describe('the log contains no personal data', () => {
  test.each([
    'email',
    'firstName',
    'first_name',
    'Set-Cookie',
    'passwordHash',
    'latitude',
    'token',
    'body',
    'phone',
  ])('%s is redacted at any depth', (name) => {
    logger.info({ [name]: 'Ann Arbor', deeper: { list: [{ [name]: 'Ann Arbor' }] } }, 'looked');
    expect(written).not.toContain('Ann Arbor');
    expect(lastLine()).toMatchObject({ msg: 'looked', [name]: '[private]' });
  });

  test('an email address inside a value is redacted, and so are the credentials of a URL', () => {
    logger.info({ reason: 'no mailbox for ann@example.org', server: 'postgres://app:hush@db/x' }, 'failed');
    expect(written).not.toMatch(/ann@|hush/);
  });

  test('an error keeps its type, code and stack, and loses the row of the database', () => {
    const error = Object.assign(new Error('invalid input syntax for type date: "1999-04-02 of Ann"'), {
      severity: 'ERROR',
      code: '22007',
      detail: 'Key (email)=(ann@example.org) already exists.',
      parameters: ['Ann'],
      config: { data: 'Ann' },
    });
    logger.error({ err: error }, 'not kept');
    logger.error(error);
    logger.error(new Error('could not reach ann@example.org at +1 415 555 0100', { cause: error }));
    // The time and the process id of a line may contain any digits.
    expect(written.replace(/"(time|pid)":\d+/g, '')).not.toMatch(/Ann|ann@|1999|415/);
    expect(lastLine()).toMatchObject({ err: { type: 'Error', cause: { code: '22007' } } });
    expect(JSON.stringify(lastLine())).toContain('logger.test');
  });
});

test('technical fields are kept', () => {
  logger.info({ job: 'send-mail', attempt: 3, matchId: 12, slot: { date: '2026-10-10' } }, 'worked');
  expect(lastLine()).toMatchObject({
    job: 'send-mail',
    attempt: 3,
    matchId: 12,
    slot: { date: '2026-10-10' },
  });
});

test('deep and circular objects are truncated', () => {
  const circle: Record<string, unknown> = { wide: Array.from({ length: 1000 }, () => 'x') };
  circle.again = circle;
  logger.info(circle, 'cut');
  expect(written.length).toBeLessThan(5000);
});

test('in development a line is formatted for reading, with the same redaction', () => {
  logger = createLogger({ logLevel: 'info', production: false }, memory());
  logger.info({ email: 'ann@example.org', job: 'send-mail' }, 'worked');
  expect(written).toMatch(/INFO.*worked/);
  expect(written).toContain('send-mail');
  expect(written).not.toContain('ann@');
});

describe('the log of a request', () => {
  /** More digits than the time or a group of the random request id, which contain a shorter one by chance. */
  const MATCH_ID = '90071992547409';
  let server: LocalServer;
  let origin: string;

  beforeEach(async () => {
    const app = express();
    app.use(pinoHttp(requestLogging(logger, new Set(['/api/polled']))));
    app.use(express.json());
    for (const path of ['/api/polled', '/healthz', '/readyz', '/metrics'])
      app.get(path, (req, res) => void res.sendStatus(req.query.broken ? 500 : 200));
    const matches = express.Router();
    matches.post('/:id', (_req, res) => void res.cookie('sid', 'cookie-value').json({ ok: true }));
    matches.get('/broken', (req, res) => {
      req.log.warn({ err: new Error('ann@example.org is gone') }, 'on the way');
      res.err = new Error('no');
      res.status(500).json({});
    });
    app.use('/api/matches', matches);
    server = await serveHttp(app);
    origin = server.url;
  });

  afterEach(() => server.close());

  test('is one line with method, route, status, time and id, and without personal data', async () => {
    const response = await fetch(`${origin}/api/matches/${MATCH_ID}?secret=query-value`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'sid=cookie-value',
        'user-agent': 'agent-value',
      },
      body: '{"note":"body-value"}',
    });
    await response.text();

    expect(written.trim().split('\n')).toHaveLength(1);
    expect(lastLine()).toMatchObject({
      method: 'POST',
      route: '/api/matches/:id',
      status: 200,
      msg: 'answered',
    });
    expect(lastLine().ms).toEqual(expect.any(Number));
    expect(lastLine().reqId).toBe(response.headers.get('x-request-id'));
    expect(written).not.toMatch(/-value|127\.0\.0\.1/);
    expect(written).not.toContain(MATCH_ID);
  });

  test.each(['/api/polled', '/healthz', '/readyz', '/metrics'])(
    'of %s, which is frequent, has the level debug, and error if it fails',
    async (path) => {
      await (await fetch(origin + path)).text();
      expect(written).toBe('');
      logger.level = 'debug';
      await (await fetch(origin + path)).text();
      expect(lastLine()).toMatchObject({ level: 20, route: path, status: 200 });
      await (await fetch(`${origin}${path}?broken=1`)).text();
      expect(lastLine()).toMatchObject({ level: 50, route: path, status: 500 });
    },
  );

  test('is one line in development too', async () => {
    logger = createLogger({ logLevel: 'info', production: false }, memory());
    written = '';
    logger.info({ method: 'POST', route: '/api/matches/:id', status: 200, ms: 3 }, 'answered');
    expect(written.trim().split('\n')).toHaveLength(1);
    expect(written).toContain('answered');
    expect(written).toContain('/api/matches/:id');
  });

  test('reuses a valid request id of the caller, and no other', async () => {
    const answered = async (id: string) =>
      (await fetch(`${origin}/api/x`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');

    expect(await answered('trace-0123')).toBe('trace-0123');
    expect(await answered('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('contains the path without its query if no route matches', async () => {
    await (await fetch(`${origin}/nowhere?code=123456`)).text();
    expect(lastLine()).toMatchObject({ route: '/nowhere', status: 404 });
  });

  test('has the level error and the cause of a failure', async () => {
    await (await fetch(`${origin}/api/matches/broken`)).text();
    expect(lastLine()).toMatchObject({ level: 50, msg: 'failed', status: 500, error: { message: 'no' } });
    expect(JSON.parse(written.split('\n')[0]!)).toMatchObject({
      reqId: lastLine().reqId,
      err: { type: 'Error', message: '[private] is gone' },
    });
  });
});
