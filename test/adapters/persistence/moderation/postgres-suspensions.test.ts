import {
  PostgresStandings,
  PostgresSuspensions,
} from '../../../../src/adapters/persistence/moderation/postgres-suspensions.js';
import { suspensionsContract } from '../../../contracts/suspensions-contract.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

suspensionsContract(async () => {
  await database.clear();
  const { unitOfWork, em } = database;
  return {
    unitOfWork,
    suspensions: new PostgresSuspensions(em),
    standings: new PostgresStandings(em),
    people: (await database.people({}, {}, {}, {})) as unknown as readonly [number, number, number, number],
  };
});
