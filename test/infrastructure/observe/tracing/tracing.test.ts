import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aMatchedTableOf } from '../../../support/http/a-table.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';
import {
  type ReceivedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../../support/trace-collector.js';

/** What is done, the name of its span and one of its statements. */
const STATEMENTS: ReadonlyArray<readonly [string, string, RegExp]> = [
  ['a request', 'POST /api/matching-request', /insert into.*meetup_requests/],
  ['a request with an id in its path', 'GET /api/matches/:id/messages', /from chat_messages/],
  ['a poll that Express does not answer', 'GET /api/user/matches', /select/],
  ['a job', 'job send-mail', /insert into/],
  ['a frame that joins a room', 'frame join_room', /select/],
  ['a frame with a message', 'frame chat_message', /insert into chat_messages/],
];
const SECRET_TEXT = 'See you at the fountain';

let collector: TraceCollector;
let product: TestProduct;
let people: readonly APerson[];
let matchId: number;

beforeAll(async () => {
  collector = await startTraceCollector();
  product = await startProduct({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` } });
  ({ people, matchId } = await aMatchedTableOf(product));
  const [author, reader] = await Promise.all(people.slice(0, 2).map((person) => person.connect()));
  await author!.joinRoom(matchId);
  await reader!.joinRoom(matchId);
  author!.send({ type: 'chat_message', matchId, message: SECRET_TEXT, clientId: 'c1' });
  await reader!.waitFor(
    'new_message',
    ({ message }) => (message as { message: string }).message === SECRET_TEXT,
  );
  await fetch(`${product.url}/nowhere/${people[0]!.email}?code=123456`);
  await people[0]!.expect('GET', `/api/matches/${matchId}/messages`, 200);
  // The spans that are left are sent at the stop, which does not wait for a batch that is on its way.
  await product.stop();
  await eventually(async () => STATEMENTS.every(([, name]) => statementsIn(name).length > 0));
});
afterAll(() => collector?.close());

/** The statements within the first span with the name that has any. */
function statementsIn(name: string): ReceivedSpan[] {
  const parents = new Set(
    collector.spans.filter((span) => span.name === name).map(({ traceId, spanId }) => traceId + spanId),
  );
  return collector.spans.filter(({ traceId, parentId }) => parents.has(traceId + parentId));
}

describe('the traces of a running product', () => {
  it.each(STATEMENTS)('connect %s to its SQL statements', (_what, name, statement) => {
    const statements = statementsIn(name);
    expect([name, statements.map(({ attributes }) => attributes['db.query.text'])]).toEqual([
      name,
      expect.arrayContaining([expect.stringMatching(statement)]),
    ]);
    for (const { attributes } of statements) expect(attributes['db.system.name']).toBe('postgresql');
  });

  it('have the insert of each request, also on connections that were opened before tracing began', () => {
    const inserts = statementsIn('POST /api/matching-request').filter(({ attributes }) =>
      /insert into.*meetup_requests/.test(String(attributes['db.query.text'])),
    );
    expect(inserts).toHaveLength(people.length);
  });

  it('name requests by route and status', () => {
    const span = collector.spans.find(({ name }) => name === 'GET /api/matches/:id/messages')!;
    expect(span).toMatchObject({
      parentId: '',
      isFailed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/matches/:id/messages',
        'http.response.status_code': 200,
      },
    });
  });

  it('have no personal data: no names, addresses, texts, codes, tokens or parameters', () => {
    const text = JSON.stringify(collector.spans);
    const values = people.flatMap(({ username, email, lastEmailCode, sessionCookie }) => [
      username,
      email,
      lastEmailCode!,
      sessionCookie.value.slice(4, 24),
    ]);
    for (const value of [
      ...values,
      SECRET_TEXT,
      'Cleo',
      'correct horse',
      'fountain',
      '@example.org',
      'code=',
    ])
      expect([value, text.includes(value)]).toEqual([value, false]);
    // Raw SQL of the ORM has its values inside.
    for (const { attributes } of collector.spans)
      expect(attributes['db.query.text'] ?? '').not.toMatch(/'[^']*'|\b\d{2,}\b(?!")/);
  });
});

it('a trace collector that is away is one line in the log, and requests are answered', async () => {
  const lines: string[] = [];
  const other = await startProduct({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
    log: (line) => lines.push(line),
  });
  const outages = () => lines.filter((line) => line.includes('the trace collector does not answer'));
  try {
    for (let request = 0; request < 3; request++)
      expect((await fetch(`${other.url}/api/user/matches`)).status).toBe(401);
    await eventually(async () => outages().length > 0);
  } finally {
    await other.stop();
  }
  expect(outages()).toHaveLength(1);
  expect(outages()[0]).not.toContain('stack');
});
