import { PostgresPrivatePreferences } from '../../../../src/adapters/persistence/private-preferences/postgres-private-preferences.js';
import { privatePreferencesContract } from '../../../contracts/private-preferences-contract.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

describe('private preferences in PostgreSQL', () => {
  privatePreferencesContract(async () => {
    await database.clear();
    const preferences = new PostgresPrivatePreferences(database.em);
    return { preferences, aUser: async () => (await database.people({}))[0]! };
  });
});
