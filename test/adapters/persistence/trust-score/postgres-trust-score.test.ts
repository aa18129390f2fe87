import { PostgresUsers } from '../../../../src/adapters/persistence/account/postgres-users.js';
import { PostgresPhoneVerifications } from '../../../../src/adapters/persistence/trust-score/postgres-phone-verifications.js';
import { PostgresReviews } from '../../../../src/adapters/persistence/trust-score/postgres-reviews.js';
import { PostgresVerificationQueries } from '../../../../src/adapters/persistence/trust-score/verification-queries.js';
import { trustScoreContract } from '../../../contracts/trust-score-contract.js';
import { aReview, MONDAY } from '../../../support/builders/a-review.js';
import { aUser } from '../../../support/builders/a-user.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

async function freshStores() {
  const { em, jobs, pool, unitOfWork } = database;
  await pool.query('truncate users cascade; delete from graphile_worker._private_jobs');
  return {
    unitOfWork,
    users: new PostgresUsers(em, jobs),
    reviews: new PostgresReviews(em, jobs),
    verifications: new PostgresPhoneVerifications(em),
    queries: new PostgresVerificationQueries(pool),
    published: async () => (await database.waitingJobs()).map(({ name }) => name),
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
