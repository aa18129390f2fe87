import type { PrivatePreferences } from '../../domain/private-preferences/private-preferences.js';

/** The private preferences of all users. */
export interface AllPrivatePreferences {
  /** By user id; a user who said nothing has no entry. */
  of(userIds: readonly number[]): Promise<ReadonlyMap<number, PrivatePreferences>>;
  /** Replaces earlier ones of the user; ones that say nothing are deleted. */
  save(userId: number, preferences: PrivatePreferences): Promise<void>;
}
