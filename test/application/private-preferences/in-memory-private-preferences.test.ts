import { privatePreferencesContract } from '../../contracts/private-preferences-contract.js';
import { InMemoryPrivatePreferences } from '../../support/fakes/in-memory-private-preferences.js';

describe('private preferences in memory', () => {
  let userId = 0;
  privatePreferencesContract(async () => ({
    preferences: new InMemoryPrivatePreferences(),
    aUser: async () => ++userId,
  }));
});
