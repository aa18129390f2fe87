import type { AllPrivatePreferences } from '../../../src/application/private-preferences/ports.js';
import {
  type PrivatePreferences,
  saysNothing,
} from '../../../src/domain/private-preferences/private-preferences.js';

export class InMemoryPrivatePreferences implements AllPrivatePreferences {
  readonly preferences = new Map<number, PrivatePreferences>();

  async of(userIds: readonly number[]): Promise<ReadonlyMap<number, PrivatePreferences>> {
    return new Map([...this.preferences].filter(([userId]) => userIds.includes(userId)));
  }

  async save(userId: number, preferences: PrivatePreferences): Promise<void> {
    if (saysNothing(preferences)) this.preferences.delete(userId);
    else this.preferences.set(userId, preferences);
  }
}
