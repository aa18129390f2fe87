import { GraphileJobs } from '../../../../src/adapters/jobs/graphile-jobs.js';
import { PostgresUsers } from '../../../../src/adapters/persistence/account/postgres-users.js';
import { MikroUnitOfWork } from '../../../../src/adapters/persistence/mikro-unit-of-work.js';
import { PostgresPhoneVerifications } from '../../../../src/adapters/persistence/trust-score/postgres-phone-verifications.js';
import { PostgresReviews } from '../../../../src/adapters/persistence/trust-score/postgres-reviews.js';
import { PostgresVerificationQueries } from '../../../../src/adapters/persistence/trust-score/verification-queries.js';
import type { Database } from '../../../../src/infrastructure/database/orm.js';
import { trustScoreContract } from '../../../contracts/trust-score-contract.js';
import { aReview, MONDAY } from '../../../support/builders/a-review.js';
import { aUser } from '../../../support/builders/a-user.js';
import { openPatiently } from '../../../support/postgres/open-patiently.js';
import { testDatabase, type TestDatabase } from '../../../support/postgres/test-database.js';

let testing: TestDatabase;
let database: Database;

beforeAll(async () => {
  testing = await testDatabase();
  database = await openPatiently(testing.url);
});
afterAll(async () => {
  await database?.close();
  await testing?.drop();
});

async function freshStores() {
  const { em, pool } = database;
  await pool.query('truncate users cascade; delete from graphile_worker._private_jobs');
  const jobs = new GraphileJobs((sql, parameters) => em.execute(sql, parameters));
  return {
    unitOfWork: new MikroUnitOfWork(em),
    users: new PostgresUsers(em, jobs),
    reviews: new PostgresReviews(em, jobs),
    verifications: new PostgresPhoneVerifications(em),
    queries: new PostgresVerificationQueries(pool),
    published: async () => {
      const { rows } = await pool.query<{ name: string }>(
        'select task_identifier as name from graphile_worker.jobs order by id',
      );
      return rows.map(({ name }) => name);
    },
  };
}

trustScoreContract(freshStores);

it('the file of a deleted account is due at once', async () => {
  const { unitOfWork, users, reviews } = await freshStores();
  const ada = aUser();
  await unitOfWork.run(() => users.save(ada));
  const review = aReview({ userId: ada.id });
  await unitOfWork.run(() => reviews.add(review));
  await database.pool.query('delete from users where id = $1', [ada.id]);
  const due = await reviews.withFileDue(MONDAY, 10);
  expect(due.map(({ id, userId, evidence }) => [id, userId, evidence!.key])).toEqual([
    [review.id, null, 'evidence/abc'],
  ]);
});
