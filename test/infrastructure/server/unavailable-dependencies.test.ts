import { aRequestBody } from '../../support/http/a-table.js';
import { eventually } from '../../support/eventually.js';
import { startProduct } from '../../support/http/test-product.js';
import { hasRedis, REDIS_NOTE, startRedis } from '../../support/redis/redis-server.js';
import { testDatabase } from '../../support/postgres/test-database.js';
import { proxyBefore } from '../../support/interruptible-proxy.js';

it('while the database is unavailable all responses are 503, and it reconnects without a restart', async () => {
  const database = await testDatabase();
  const proxy = await proxyBefore(database.url);
  const product = await startProduct({ database: { ...database, url: proxy.url } });
  try {
    const person = await product.person().signUp();
    proxy.disconnect();
    for (const [method, path] of [
      ['GET', '/api/user'],
      ['POST', '/api/matching-request'],
      ['GET', '/readyz'],
    ] as const) {
      const body = method === 'POST' ? aRequestBody() : undefined;
      const answer = await person.send(method, path, body);
      expect([path, answer.status]).toEqual([path, 503]);
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
