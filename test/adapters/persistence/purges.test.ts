import { PostgresEmailProofs } from '../../../src/adapters/persistence/credentials/postgres-email-proofs.js';
import { PostgresPasswordResets } from '../../../src/adapters/persistence/credentials/postgres-password-resets.js';
import { PostgresPendingRegistrations } from '../../../src/adapters/persistence/sign-up/postgres-pending-registrations.js';
import { PostgresFriendGroups } from '../../../src/adapters/persistence/friends/postgres-friend-groups.js';
import { PostgresDeadJobs } from '../../../src/adapters/persistence/operations/postgres-dead-jobs.js';
import { PostgresSharedPlans } from '../../../src/adapters/persistence/safety/postgres-shared-plans.js';
import { PostgresSeatingRuns } from '../../../src/adapters/persistence/seating/postgres-seating-runs.js';
import { PostgresPhoneVerifications } from '../../../src/adapters/persistence/trust-score/postgres-phone-verifications.js';
import { DeadJobCipher } from '../../../src/adapters/shared/dead-job-cipher.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const NOW = new Date('2026-03-02T15:00:00Z');

const database = ownDatabase('kept');
beforeAll(async () => {
  await database.pool.query(`
    insert into users (id, username, email, first_name, last_name, created_at)
      select 100 + n, 'person' || n, n || '@example.org', 'Ada', 'Byron', '2026-01-01' from generate_series(1, 4) n;
    insert into matches (id, venue_type, suggested_time, suggested_date, starts_at, time_zone, status)
      select 100 + n, 'cafe', 'lunch', '2026-02-28', date '2026-02-20' + n * n, 'America/New_York', 'confirmed'
      from generate_series(1, 4) n;
    insert into match_members (id, match_id, user_id, status, joined_at)
      select 100 + n, 100 + n, 100 + n, 'confirmed', '2026-01-01' from generate_series(1, 4) n`);
});

describe('one statement of a purge deletes as many rows as it may, of those that are due', () => {
  /** @param values of row `n`; the rows 1 to 3 are due, by `at` too */
  const expectBatches = async (into: string, values: string, purge: (limit: number) => Promise<number>) => {
    await database.pool.query(
      `insert into ${into} select ${values}
       from (select n, case when n < 4 then timestamptz '2026-02-01' else '2026-03-07' end as at
         from generate_series(1, 4) n) row`,
    );
    expect([await purge(2), await purge(2), await purge(2)]).toEqual([2, 1, 0]);
  };

  it('in the purge of shared plans', () =>
    expectBatches(
      'shared_plans (seat_id, token_digest, created_at)',
      '100 + n, sha256(n::text::bytea), at',
      (limit) => new PostgresSharedPlans(database.em).purge(NOW, limit),
    ));

  it('in the purge of groups', () =>
    expectBatches(
      'friend_groups (code, preferred_date, created_at, awaits)',
      `'1234567' || n, at, at, 1`,
      (limit) => new PostgresFriendGroups(database.em).removeBefore('2026-03-01', limit),
    ));

  it('in the purge of codes of phones', () =>
    expectBatches(
      'phone_verifications (user_id, phone_number, code, code_expiry)',
      `100 + n, '+1', '1', at`,
      (limit) => new PostgresPhoneVerifications(database.em).removeExpiredBefore(NOW, limit),
    ));

  it('in the purge of registrations', () =>
    expectBatches(
      `pending_registrations (key, username, email, password, first_name, last_name, date_of_birth, age,
         verification_code, verification_expiry)`,
      `n, n, n || '@example.org', '', 'Ada', 'Byron', '2000-01-01', 26, '1', at`,
      (limit) => new PostgresPendingRegistrations(database.em).removeExpiredBefore(NOW, limit),
    ));

  it('in the purge of password resets', () =>
    expectBatches(
      'password_resets (key, email, reset_code, reset_expiry)',
      `n, n || '@example.org', '1', at`,
      (limit) => new PostgresPasswordResets(database.em).removeExpiredBefore(NOW, limit),
    ));

  it('in the purge of proofs of an address', () =>
    expectBatches(
      'email_proofs (user_id, purpose, email, code_digest, code_expires_at, created_at)',
      `100 + n, 'confirm', n || '@example.org', '1', at, at`,
      (limit) => new PostgresEmailProofs(database.em).removeExpiredBefore(NOW, limit),
    ));

  it('in the purge of seating runs', () =>
    expectBatches(
      `seating_runs (at, preferred_date, preferred_time, venue_type, run, pass, waiting, tables, seated, planned,
         at_most, small, small_at_least, worst, affinity, paths, ms)`,
      `at, at, 'lunch', 'cafe', 'final', 'final', 1, 0, 0, 0, 0, 0, 0, 0, 0, '{}', 1`,
      (limit) => new PostgresSeatingRuns(database.em).removeBefore(NOW, limit),
    ));

  it('in the purge of dead jobs', () => {
    const cipher = new DeadJobCipher({ current: 'key', earlier: [] });
    return expectBatches(
      'dead_jobs (task, attempts, max_attempts, error, queued_at, died_at)',
      `'greet', 1, 1, 'Error', at, at`,
      (limit) => new PostgresDeadJobs(database.em, database.pool, cipher).removeBefore(NOW, limit),
    );
  });

  it('and leaves a row that another transaction has locked to the next run', async () => {
    await database.pool.query(
      `insert into friend_groups (code, preferred_date, created_at, awaits)
       values ('abcdefg1', '2026-02-01', now(), 1), ('abcdefg2', '2026-02-01', now(), 1)`,
    );
    const groups = new PostgresFriendGroups(database.em);
    const other = await database.pool.connect();
    await other.query(`begin; select from friend_groups where code = 'abcdefg1' for update`);
    expect(await groups.removeBefore('2026-03-01', 10)).toBe(1);
    await other.query('commit');
    other.release();
    expect(await groups.removeBefore('2026-03-01', 10)).toBe(1);
  });
});
