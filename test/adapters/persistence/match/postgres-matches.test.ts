import { matchesContract } from '../../../contracts/matches-contract.js';
import { aRequest } from '../../../support/builders/a-request.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

describe('tables in PostgreSQL', () => {
  matchesContract(async () => {
    await database.clear();
    return {
      unitOfWork: database.unitOfWork,
      matches: database.matches,
      newMembers: async (count) => {
        const userIds = await database.people(...Array.from({ length: count }, () => ({})));
        const requests = userIds.map((userId) => aRequest({ userId }));
        await database.unitOfWork.run(async () => {
          for (const request of requests) await database.requests.add(request);
        });
        return requests.map(({ userId, id }) => ({ userId, requestId: id }));
      },
      published: async () =>
        (await database.waitingJobs())
          .filter(({ name }) => name !== 'request-opened')
          .map(({ payload }) => payload),
    };
  });

  it('are found to read while another transaction has their lock', async () => {
    const { matchId } = await aTable(database, [{}, {}, {}]);
    const other = await database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from matches where id = $1 for update', [matchId]);
      const found = await database.unitOfWork.run(() => database.matches.find(matchId));
      expect(found?.seated).toHaveLength(3);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });
});
