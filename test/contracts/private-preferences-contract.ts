import type { AllPrivatePreferences } from '../../src/application/private-preferences/ports.js';
import {
  NO_PREFERENCES,
  type PrivatePreferences,
} from '../../src/domain/private-preferences/private-preferences.js';

export interface PreferenceStores {
  readonly preferences: AllPrivatePreferences;
  /** Inserts a user. @returns its id */
  readonly aUser: () => Promise<number>;
}

const EVERYTHING: PrivatePreferences = {
  diets: ['vegan', 'gluten_free'],
  isStepFree: true,
  noteForBooker: 'No "nuts", please; {traces} are fine',
  languages: ['en', 'yue'],
};

/** Contract of all repositories of private preferences. `fresh` returns empty ones. */
export function privatePreferencesContract(fresh: () => Promise<PreferenceStores>): void {
  let preferences: AllPrivatePreferences;
  let [first, second] = [0, 0];
  beforeEach(async () => {
    const stores = await fresh();
    preferences = stores.preferences;
    [first, second] = [await stores.aUser(), await stores.aUser()];
  });

  it('what a user said is found whole, and only of those who were asked for', async () => {
    await preferences.save(first, EVERYTHING);
    await preferences.save(second, { ...NO_PREFERENCES, isStepFree: true });
    expect(await preferences.of([first])).toEqual(new Map([[first, EVERYTHING]]));
    expect((await preferences.of([first, second])).get(second)).toEqual({
      ...NO_PREFERENCES,
      isStepFree: true,
    });
    expect(await preferences.of([])).toEqual(new Map());
  });

  it('the last word of a user replaces the ones before', async () => {
    await preferences.save(first, EVERYTHING);
    await preferences.save(first, { ...NO_PREFERENCES, isStepFree: true });
    expect((await preferences.of([first])).get(first)).toEqual({ ...NO_PREFERENCES, isStepFree: true });
  });

  it('of a user who takes everything back nothing is kept', async () => {
    await preferences.save(first, EVERYTHING);
    await preferences.save(first, NO_PREFERENCES);
    expect(await preferences.of([first])).toEqual(new Map());
  });
}
