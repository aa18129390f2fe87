import { PostgresPrivatePreferences } from '../../../../src/adapters/persistence/private-preferences/postgres-private-preferences.js';
import { privatePreferencesContract } from '../../../contracts/private-preferences-contract.js';
import { type ProductDatabase, productDatabase } from '../../../support/postgres/product-database.js';

let database: ProductDatabase;
beforeAll(async () => {
  database = await productDatabase();
});
afterAll(() => database?.close());

describe('private preferences in PostgreSQL', () => {
  privatePreferencesContract(async () => {
    await database.clear();
    const preferences = new PostgresPrivatePreferences(database.em);
    return { preferences, aUser: async () => (await database.people({}))[0]! };
  });
});
