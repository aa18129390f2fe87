import { PostgresAccountData } from '../../../../src/adapters/persistence/account-end/postgres-deleted-accounts.js';
import { PostgresVenueBallots } from '../../../../src/adapters/persistence/venue/postgres-venue-ballots.js';
import { venueBallotsContract } from '../../../contracts/venue-ballots-contract.js';
import { aVenue } from '../../../support/builders/a-venue.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const NOW = new Date('2026-03-03T15:00:00Z');

const database = ownDatabase('kept');
let ballots: PostgresVenueBallots;
beforeAll(() => {
  ballots = new PostgresVenueBallots(database.em);
});

describe('ballots in PostgreSQL', () => {
  venueBallotsContract(async () => {
    await database.clear();
    const { matchId } = await aTable(database, [{}, {}, {}, {}, {}]);
    return { unitOfWork: database.unitOfWork, matches: database.matches, ballots, matchId };
  });

  it('keep the venue of a deleted account without proposer, and delete the vote', async () => {
    const {
      matchId,
      userIds: [ada, ben],
    } = await aTable(database, [{}, {}, {}]);
    const at = async (verb: (ballot: Awaited<ReturnType<typeof ballots.of>>) => void) =>
      database.unitOfWork.run(async () => {
        const ballot = await ballots.of((await database.matches.findForUpdate(matchId))!);
        verb(ballot);
        await ballots.save(ballot);
      });
    await at((ballot) => ballot.propose(aVenue(), ada, NOW));
    await at((ballot) => {
      for (const userId of [ada, ben]) ballot.vote(userId, ballot.venues[0]!.id!, NOW);
    });
    const accountData = new PostgresAccountData(database.em);
    await database.unitOfWork.run(() => accountData.remove({ id: ada, email: 'ada@example.org' }));
    await at(({ state: { venues, votes } }) => {
      expect(venues).toEqual([
        expect.objectContaining({ name: 'Cafe Mira', proposedBy: null, byProduct: false }),
      ]);
      expect(votes).toEqual([expect.objectContaining({ userId: ben })]);
    });
    await database.pool.query('delete from users where id = $1', [ben]);
    await at(({ state: { votes } }) => expect(votes).toEqual([]));
  });
});
