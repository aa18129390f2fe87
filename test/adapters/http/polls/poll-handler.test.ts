import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import {
  CachedAnswers,
  type CachedSession,
  CachedSessions,
} from '../../../../src/adapters/http/polls/cached-polls.js';
import { pollHandler } from '../../../../src/adapters/http/polls/poll-handler.js';
import { polledRoute } from '../../../../src/adapters/http/route.js';
import { TaggedCache } from '../../../../src/adapters/shared/tagged-cache.js';
import type { PollCaches } from '../../../../src/infrastructure/compose/poll-caches.js';
import type { Answer, APerson } from '../../../support/http/a-person.js';
import { ALL_MATCHES, aTableOf } from '../../../support/http/a-table.js';
import { aProduct } from '../../../support/http/test-product.js';
import { type LocalServer, serveHttp } from '../../../support/local-server.js';

const MATCHES = '/api/user/matches';
const REQUEST = '/api/user/active-request';

interface Line {
  readonly msg: string;
  readonly reqId: string;
  readonly route: string;
  readonly [field: string]: unknown;
}

describe('a poll of a cached session', () => {
  const lines: string[] = [];
  const product = aProduct({ log: (line) => lines.push(line) });
  let caches: PollCaches;
  let seated: APerson;
  let alone: APerson;

  beforeAll(async () => {
    caches = product.server.container.get(OPENED).caches;
    seated = (await aTableOf(product)).people[0]!;
    alone = await product.person().signUp();
  });
  beforeEach(async () => {
    // The other middleware reads the sessions, which caches them.
    for (const person of [seated, alone]) await person.get('/api/user');
  });

  /** Only the session middleware sets the session cookie, with each response. */
  const isOfHandler = ({ headers }: Answer<unknown>): boolean => headers.getSetCookie().length === 0;

  const poll = (person: APerson, path: string, headers: Record<string, string> = {}) =>
    person.send<unknown>('GET', path, undefined, headers);

  /** The same poll, answered by the other middleware. */
  async function withoutCache(person: APerson, path: string, headers: Record<string, string> = {}) {
    caches.sessions.clear();
    const answer = await poll(person, path, headers);
    expect(isOfHandler(answer)).toBe(false);
    return answer;
  }

  function headersOf({ headers }: Answer<unknown>): Record<string, string> {
    const each = Object.fromEntries(headers);
    // Different for each response, or only set by the session middleware.
    for (const name of ['date', 'x-request-id', 'set-cookie']) delete each[name];
    return each;
  }

  it.each([
    ['200', () => seated, MATCHES, {}],
    ['a compressed 200', () => seated, MATCHES, { 'accept-encoding': 'gzip' }],
    ['200', () => seated, ALL_MATCHES, {}],
    ['200', () => seated, REQUEST, { 'accept-encoding': 'gzip, br' }],
    ['200 with an empty list', () => alone, MATCHES, {}],
    ['404', () => alone, REQUEST, {}],
    ['304', () => seated, MATCHES, { 'if-none-match': '*' }],
    ['304', () => alone, MATCHES, { 'if-none-match': '*', 'accept-encoding': 'br' }],
    ['404 and not 304', () => alone, REQUEST, { 'if-none-match': '*' }],
  ])('receives the same %s as any other request', async (_name, person, path, headers) => {
    const expected = await withoutCache(person(), path, headers);
    for (let n = 0; n < 2; n++) {
      const answer = await poll(person(), path, headers);
      expect(isOfHandler(answer)).toBe(true);
      expect(answer.status).toBe(expected.status);
      expect(answer.body).toEqual(expected.body);
      expect(headersOf(answer)).toEqual(headersOf(expected));
    }
  });

  it('receives 304 for each form of a condition that names its ETag', async () => {
    for (const [person, path] of [
      [seated, MATCHES],
      [seated, REQUEST],
    ] as const) {
      const etag = (await poll(person, path)).headers.get('etag')!;
      const opaque = etag.replace('W/', '');
      for (const condition of [etag, opaque, `W/${opaque}`, `"x", ${etag} , "y"`, '*']) {
        const answer = await poll(person, path, { 'if-none-match': condition });
        expect([condition, answer.status, answer.body]).toEqual([condition, 304, { text: '' }]);
        expect(answer.headers.get('etag')).toBe(etag);
        expect(isOfHandler(answer)).toBe(true);
      }
      for (const condition of ['"x"', etag.slice(0, -1), '', ','])
        expect((await poll(person, path, { 'if-none-match': condition })).status).toBe(200);
    }
  });

  it('has a strong ETag while its body is sent in one encoding only, and a weak one otherwise', async () => {
    expect((await poll(seated, REQUEST)).headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    expect((await poll(seated, MATCHES)).headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it('keeps a valid request id, and is logged and measured like any other request', async () => {
    const logged = (id: string): Line =>
      lines.map((line) => JSON.parse(line) as Line).find(({ reqId }) => reqId === id)!;
    const measured = async (): Promise<number> => {
      const metrics = await (await fetch(`${product.url}/metrics`)).text();
      const name = `http_request_duration_seconds_count{method="GET",route="${REQUEST}",status="200"}`;
      return Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(name))!
          .split(' ')[1],
      );
    };
    const before = await measured();
    await withoutCache(seated, REQUEST, { 'x-request-id': 'without-cache' });
    const answer = await poll(seated, REQUEST, { 'x-request-id': 'with-cache' });
    expect(isOfHandler(answer)).toBe(true);
    expect(answer.headers.get('x-request-id')).toBe('with-cache');
    expect(await measured()).toBe(before + 2);
    const [expected, line] = [logged('without-cache'), logged('with-cache')];
    expect(Object.keys(line).sort()).toEqual(Object.keys(expected).sort());
    expect({ ...line, ms: 0, time: 0, reqId: '' }).toEqual({ ...expected, ms: 0, time: 0, reqId: '' });

    const unsafe = await poll(seated, REQUEST, { 'x-request-id': '<script>' });
    expect(isOfHandler(unsafe)).toBe(true);
    expect(unsafe.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is left to the other middleware unless it is exactly that', async () => {
    const cookie = `${seated.sessionCookie.name}=${seated.sessionCookie.value}`;
    const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
      fetch(product.url + path, { method, headers });
    const sent = [
      await ask(`${MATCHES}?x=1`, { cookie }),
      await ask(MATCHES, { cookie }, 'HEAD'),
      await ask(MATCHES, { cookie: `${cookie}; ${cookie}` }),
      await ask(MATCHES, { cookie: `x${cookie}; ${cookie}` }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(sent.map(({ headers }) => headers.getSetCookie().length)).toEqual([1, 1, 1, 1]);
    const refused = [
      await ask(MATCHES, {}),
      await ask(MATCHES, { cookie: `x${cookie}` }),
      await ask(MATCHES, { cookie: cookie.slice(0, -1) }),
      await ask(MATCHES, { cookie: `${cookie}x` }),
      await ask(MATCHES, { cookie: `${seated.sessionCookie.name}=` }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const among = await ask(MATCHES, { cookie: `a=1; ${cookie}; b=2` });
    expect([among.status, among.headers.getSetCookie().length]).toEqual([200, 0]);
  });
});

describe('a poll that cannot be answered from a cache', () => {
  const clock = { now: () => new Date() };
  const settings = { clock, isLive: () => true, ttlMs: 60_000, maxSize: 10 };
  const sessionCache = new TaggedCache<CachedSession>(settings);
  let caughtUp: () => Promise<boolean>;
  let answer: (userId: number) => Promise<object>;
  let server: LocalServer;
  let url: string;

  beforeAll(async () => {
    const route = polledRoute({
      path: MATCHES,
      tag: 'About',
      operationId: 'poll',
      summary: 'A poll',
      responses: {},
      answer: (userId) => answer(userId),
      tagsOf: () => [],
    });
    const listener = pollHandler({
      routes: [route],
      sessions: new CachedSessions(sessionCache, 'sid'),
      answers: new CachedAnswers(new TaggedCache(settings)),
      caughtUp: () => caughtUp(),
      headers: [],
      compress: (_request, _response, next) => next(),
      requestIdOf: () => 'an id',
      onAnswered: () => undefined,
      fallback: (_request, response) => response.writeHead(503).end('fallback'),
    });
    server = await serveHttp(listener);
    url = server.url + MATCHES;
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    caughtUp = async () => true;
    answer = async (userId) => ({ userId });
    sessionCache.clear();
    sessionCache.store(sessionCache.begin(), 'key', { userId: 7, endsAt: Date.now() + 60_000 }, [
      'account:7',
    ]);
  });

  const poll = async (): Promise<string> => (await fetch(url, { headers: { cookie: 'sid=key' } })).text();

  it('is answered by the handler while nothing fails', async () => {
    expect(await poll()).toBe('{"userId":7}');
  });

  it('goes to the other middleware when changes are not received', async () => {
    caughtUp = async () => false;
    expect(await poll()).toBe('fallback');
  });

  it('goes to the other middleware when its session ended before the poll and the change arrives during it', async () => {
    caughtUp = async () => {
      sessionCache.invalidate(['account:7']);
      return true;
    };
    expect(await poll()).toBe('fallback');
  });

  it('goes to the other middleware when reading the answer fails, and the failure is not cached', async () => {
    sessionCache.store(sessionCache.begin(), 'key', { userId: 8, endsAt: Date.now() + 60_000 }, []);
    answer = () => Promise.reject(new Error('The database does not answer.'));
    expect(await poll()).toBe('fallback');
    answer = async (userId) => ({ userId });
    expect(await poll()).toBe('{"userId":8}');
  });
});
