import { SMTPServer } from 'smtp-server';
import { aRequestBody } from '../../support/http/a-table.js';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { poolOf } from '../../support/postgres/pool-of.js';
import { startProduct } from '../../support/http/test-product.js';
import { hasRedis, REDIS_NOTE, startRedis } from '../../support/redis/redis-server.js';
import { testDatabase } from '../../support/postgres/test-database.js';
import { startInterruptibleProxy } from '../../support/interruptible-proxy.js';

it('while the database is unavailable all responses are 503, and it reconnects without a restart', async () => {
  const database = await testDatabase();
  const { hostname, port } = new URL(database.url);
  const proxy = await startInterruptibleProxy({ host: hostname, port: Number(port) });
  const behind = new URL(database.url);
  behind.port = String(proxy.port);
  const product = await startProduct({ database: { ...database, url: behind.href } });
  try {
    const person = await product.person().signUp();
    proxy.disconnect();
    for (const [method, path] of [
      ['GET', '/api/user'],
      ['POST', '/api/matching-request'],
      ['GET', '/readyz'],
    ] as const) {
      expect((await person.send(method, path, method === 'POST' ? aRequestBody() : undefined)).status).toBe(
        503,
      );
    }
    expect((await person.get('/healthz')).status).toBe(200);
    proxy.reconnect();
    await eventually(async () => (await person.get('/readyz')).status === 200);
    expect((await person.post('/api/matching-request', aRequestBody())).status).toBe(200);
    const later = await product.person().signUp();
    expect((await later.get('/api/user')).status).toBe(200);
  } finally {
    await product.stop();
    await proxy.close();
    await database.drop();
  }
});

it('requests under way on a frozen database are answered 503 within ten seconds, and later ones work again', async () => {
  const database = await testDatabase();
  const { hostname, port } = new URL(database.url);
  const proxy = await startInterruptibleProxy({ host: hostname, port: Number(port) });
  const behind = new URL(database.url);
  behind.port = String(proxy.port);
  const product = await startProduct({ database: { ...database, url: behind.href } });
  try {
    const person = await product.person().signUp();
    // Leaves a connection open that freezes.
    await person.expect('PUT', '/api/profile', 200, { bio: 'Warm' });
    proxy.stopForwarding();
    const began = performance.now();
    const under = await Promise.all([
      person.get('/api/user'),
      person.post('/api/matching-request', aRequestBody()),
      person.send('PUT', '/api/profile', { bio: 'Frozen' }),
    ]);
    expect(performance.now() - began).toBeLessThan(10_000);
    // What had no connection yet opens one, which the proxy forwards.
    expect(under.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const late = under.filter(({ status }) => status === 503);
    expect(late.length).toBeGreaterThan(0);
    for (const { headers, body } of late) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.code).toBe('unavailable');
    }
    proxy.resumeForwarding();
    expect((await person.send('PUT', '/api/profile', { bio: 'Thawed' })).status).toBe(200);
  } finally {
    await product.stop();
    await proxy.close();
    await database.drop();
  }
});

(hasRedis ? it : it.skip)(
  `while Redis is unavailable, requests with a rate limit are 503, and the log has one line${REDIS_NOTE}`,
  async () => {
    const lines: Array<{ level: number; msg: string }> = [];
    let redis = await startRedis();
    const product = await startProduct({
      env: { REDIS_URL: redis.url, RATE_LIMITS: 'on' },
      log: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
    });
    try {
      const person = await product.person().signUp();
      const { username, password } = person;
      const logIn = () =>
        product.person().send('POST', '/api/auth/login', { usernameOrEmail: username, password });
      expect((await logIn()).status).toBe(200);
      await redis.stop();
      for (let time = 0; time < 5; time++) {
        const { status, headers, body } = await logIn();
        expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await person.get('/api/user')).status).toBe(200);
      const warnings = lines.filter(({ level }) => level > 30).map(({ msg }) => msg);
      expect(warnings).toEqual([
        'redis does not answer: requests with a rate limit are refused, and live updates wait',
      ]);
      redis = await startRedis(Number(new URL(redis.url).port));
      await eventually(async () => (await logIn()).status === 200);
    } finally {
      await product.stop();
      await redis.stop();
    }
  },
);

it('while the mail server is unavailable users can register, and the mail is sent later', async () => {
  const smtpPort = await freePort();
  const product = await startProduct({
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'hello@example.org' },
  });
  const received: string[] = [];
  const mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  try {
    const visitor = product.person();
    const answer = await visitor.post('/api/auth/register', {
      username: visitor.username,
      email: visitor.email,
      firstName: 'Ada',
      lastName: 'Byron',
      password: visitor.password,
      confirmPassword: visitor.password,
      dateOfBirth: '2000-01-01',
      isAdult: true,
    });
    expect(answer.status).toBe(201);
    await eventually(async () => {
      const failed = await poolOf(product.databaseUrl).query(
        `select from graphile_worker.jobs where task_identifier = 'send-mail' and last_error is not null`,
      );
      return failed.rowCount! > 0;
    });
    await new Promise<void>((resolve) => mailServer.listen(smtpPort, '127.0.0.1', resolve));
    await eventually(async () => received.includes(visitor.email), 25);
  } finally {
    await product.stop();
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  }
});
