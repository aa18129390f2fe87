import { PostgresFigureQueries } from '../../../../src/adapters/persistence/figures/postgres-figure-queries.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase();
let book: PostgresFigureQueries;

beforeAll(() => {
  book = new PostgresFigureQueries(database.pool, 'America/New_York');
});

/** 11 pm on Monday 2 March in New York, which is Tuesday in UTC. */
const NOW = new Date('2026-03-03T04:00:00Z');
/** Nothing is hidden from this reader. */
const NO_ONE = 0;

async function asks(date: string, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const [userId] = await database.people({});
    await database.pool.query(
      `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, status, time_zone)
       values ($1, 'cafe', 'lunch', $2, $3, 'America/New_York')`,
      [userId, date, status],
    );
  }
}

describe('the statistics', () => {
  it('of an empty instance are complete and zero', async () => {
    const figures = await book.read(NOW);
    expect(figures.saturdays).toHaveLength(16);
    expect(figures.saturdays.every(({ requests, share }) => requests === 0 && share === 0)).toBe(true);
    expect((await book.casesFor(NO_ONE, NOW)).queue).toEqual({
      open: 0,
      overdue: 0,
      oldestHours: null,
      byKind: { id: 0, picture: 0, report: 0, appeal: 0, ending: 0 },
    });
  });

  it('cover the last eight Saturdays and the next eight, with the seated share of requests that were not withdrawn', async () => {
    await asks('2026-03-07', 'active', 'matched', 'matched', 'cancelled');
    await asks('2026-02-28', 'completed', 'expired');
    await asks('2025-01-04', 'completed');
    const { saturdays } = await book.read(NOW);
    expect([saturdays[0]!.date, saturdays.at(-1)!.date]).toEqual(['2026-01-10', '2026-04-25']);
    expect(saturdays.slice(7, 9)).toEqual([
      { date: '2026-02-28', requests: 2, seated: 1, share: 0.5 },
      { date: '2026-03-07', requests: 3, seated: 2, share: 0.667 },
    ]);
    const onSaturday = await book.read(new Date('2026-03-07T23:00:00Z'));
    expect(onSaturday.saturdays[8]!.date).toBe('2026-03-07');
  });

  it('count registrations by day of the home zone, without the system user', async () => {
    const userIds = await database.people({}, {});
    // Half past midnight in UTC is the previous evening in New York.
    await database.pool.query(`update users set created_at = '2026-03-02T00:30:00Z' where id = any ($1)`, [
      userIds,
    ]);
    const { signUps } = await book.read(NOW);
    expect([signUps[0]!.day, signUps.at(-1)!.day]).toEqual(['2026-02-01', '2026-03-02']);
    expect(signUps.filter(({ count }) => count > 0)).toEqual([{ day: '2026-03-01', count: 2 }]);
  });

  it('count open and overdue work of every kind, and reports by week', async () => {
    const [reporter, about] = await database.people({}, {});
    const report = (target: number, submitted: string, due: string, status: string) =>
      database.pool.query(
        `insert into reports (kind, target_id, reason, reporter_id, about_user_id, submitted_at, due_at, status)
         values ('user', $1, 'spam', $2, $3, $4, $5, $6)`,
        [target, reporter, about, submitted, due, status],
      );
    await report(1, '2026-03-02T16:00:00Z', '2026-03-04T16:00:00Z', 'submitted');
    await report(2, '2026-02-27T16:00:00Z', '2026-03-01T16:00:00Z', 'in_review');
    await report(3, '2026-02-26T16:00:00Z', '2026-02-28T16:00:00Z', 'upheld');
    await database.pool.query(
      `insert into suspensions (user_id, kind, status, reason, asked_by, asked_at, appeal_note, appealed_at)
       values ($1, 'suspension', 'in_force', 'spam', $2, $3, 'Please look again', $3)`,
      [about, reporter, '2026-03-02T12:00:00Z'],
    );
    const { queue, reports } = await book.casesFor(NO_ONE, NOW);
    expect(queue).toEqual({
      open: 3,
      overdue: 1,
      oldestHours: 84,
      byKind: { id: 0, picture: 0, report: 2, appeal: 1, ending: 0 },
    });
    expect(reports).toHaveLength(8);
    expect(reports.slice(-2)).toEqual([
      { week: '2026-02-23', count: 2 },
      { week: '2026-03-02', count: 1 },
    ]);
  });
});
