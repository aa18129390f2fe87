import { jest } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import type { APerson } from '../../support/http/a-person.js';
import { aMatchedTableOf } from '../../support/http/a-table.js';
import { scrape, type ScrapedSample, valueOf } from '../../support/http/scrape.js';
import { aProduct } from '../../support/http/test-product.js';

let people: readonly APerson[];
let before: ScrapedSample[];
let after: ScrapedSample[];

const product = aProduct();
beforeAll(async () => {
  before = await scrape(product.url);
  // Registrations send mails, and five requests form a table.
  const { people: seated, matchId } = await aMatchedTableOf(product);
  people = seated;
  const [author, reader] = await Promise.all(people.slice(0, 2).map((person) => person.connect()));
  await author!.joinRoom(matchId);
  await reader!.joinRoom(matchId);
  author!.send({ type: 'chat_message', matchId, message: 'Hello', clientId: 'c1' });
  await reader!.waitFor('new_message', ({ message }) => (message as { message: string }).message === 'Hello');
  const { etag } = await poll({});
  await poll({ 'if-none-match': etag });
  await eventually(async () => (await product.query('select from seating_runs')).rowCount);
  const sent = { task: 'send-mail', outcome: 'done' };
  await eventually(
    async () => valueOf(await scrape(product.url), 'job_duration_seconds_count', sent)! >= people.length,
  );
  after = await scrapeLater();
});

/** As after ten seconds, because the readings of the database are shared for five. */
async function scrapeLater(): Promise<ScrapedSample[]> {
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  return scrape(product.url).finally(() => clock.mockRestore());
}

async function poll(headers: Record<string, string>): Promise<{ etag: string }> {
  const { name, value } = people[0]!.sessionCookie;
  const response = await fetch(`${product.url}/api/user/matches`, {
    headers: { cookie: `${name}=${value}`, ...headers },
  });
  await response.arrayBuffer();
  return { etag: response.headers.get('etag')! };
}

describe("the product's own figures at /metrics", () => {
  it('have a value for every task of the queue from the start', () => {
    for (const name of ['jobs_due', 'jobs_oldest_due_age_seconds', 'jobs_retrying', 'jobs_running'])
      expect([name, valueOf(before, name, { task: 'send-mail' })]).toEqual([name, expect.any(Number)]);
  });

  it('measure jobs by task and outcome', () => {
    expect(
      valueOf(after, 'job_duration_seconds_count', { task: 'send-mail', outcome: 'done' }),
    ).toBeGreaterThanOrEqual(5);
    // Both series exist from the start, so that the first job is an increase.
    expect(valueOf(before, 'job_duration_seconds_count', { task: 'send-mail', outcome: 'done' })).toBe(0);
    expect(valueOf(after, 'job_duration_seconds_count', { task: 'send-mail', outcome: 'failed' })).toBe(0);
  });

  it('count mails and text messages', () => {
    expect(valueOf(before, 'mails_total', { outcome: 'sent' })).toBe(0);
    expect(valueOf(after, 'mails_total', { outcome: 'sent' })).toBeGreaterThanOrEqual(5);
    expect(valueOf(after, 'text_messages_total', { outcome: 'failed' })).toBe(0);
  });

  it('have the seated share of the last runs, and the gap to their certificates', () => {
    expect(valueOf(after, 'seating_seated_share', { run: 'rolling' })).toBe(1);
    expect(valueOf(after, 'seating_certificate_gap_users', { run: 'rolling' })).toBe(0);
    expect(valueOf(after, 'seating_recent_runs', { run: 'rolling' })).toBeGreaterThanOrEqual(1);
    expect(valueOf(after, 'seating_solver_failures_total')).toBe(0);
  });

  it('measure the delivery of chat messages', () => {
    expect(valueOf(before, 'chat_delivery_seconds_count')).toBe(0);
    expect(valueOf(after, 'chat_delivery_seconds_count')).toBeGreaterThanOrEqual(1);
    const sum = valueOf(after, 'chat_delivery_seconds_sum')!;
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(60);
  });

  it('separate polls without a change from others by status 304', () => {
    const polls = (status: string) =>
      valueOf(after, 'http_request_duration_seconds_count', { route: '/api/user/matches', status });
    expect(polls('304')).toBeGreaterThanOrEqual(1);
    expect(polls('200')).toBeGreaterThanOrEqual(1);
  });

  it('count open reviews by kind, and overdue ones', () => {
    expect(valueOf(after, 'reviews_open', { kind: 'report' })).toBe(0);
    expect(valueOf(after, 'reviews_overdue')).toBe(0);
  });

  it('count sockets, and connections of each pool', () => {
    expect(valueOf(after, 'websocket_connections')).toBe(2);
    for (const pool of ['requests', 'jobs'])
      for (const name of [
        'database_pool_in_use',
        'database_pool_idle',
        'database_pool_waiting',
        'database_pool_size',
      ])
        expect([name, pool, valueOf(after, name, { pool })]).toEqual([name, pool, expect.any(Number)]);
    expect(valueOf(after, 'database_pool_size', { pool: 'requests' })).toBe(16);
  });

  it('do not count the connections of the scrape itself', () => {
    expect(valueOf(before, 'database_pool_waiting', { pool: 'requests' })).toBe(0);
  });

  it('have labels from closed lists only, without personal data', () => {
    const text = JSON.stringify(after.map(({ labels }) => labels));
    for (const { email, username } of people)
      for (const value of [email, username]) expect(text).not.toContain(value);
    expect(text).not.toMatch(/@|\d{4}-\d{2}-\d{2}/);
    for (const name of new Set(after.map((sample) => sample.name)))
      expect([name, after.filter((sample) => sample.name === name).length < 1000]).toEqual([name, true]);
  });
});

it('the other metrics are still returned while the database cannot be read', async () => {
  const pool = { query: () => Promise.reject(new Error('away')) } as never;
  const { queueMetrics } = await import('../../../src/infrastructure/observe/queue-metrics.js');
  const { seatingMetrics } = await import('../../../src/infrastructure/observe/seating-metrics.js');
  const { Metrics } = await import('../../../src/infrastructure/observe/metrics.js');
  const metrics = new Metrics(
    () => 3,
    async () => 0,
    [...queueMetrics(pool, ['send-mail']), ...seatingMetrics(pool)],
  );
  const { body } = await metrics.text();
  expect(body).toContain('websocket_connections 3');
  expect(body).not.toContain('jobs_due{');
});
