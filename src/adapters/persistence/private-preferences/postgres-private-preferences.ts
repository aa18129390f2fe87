import type { EntityManager } from '@mikro-orm/postgresql';
import type { AllPrivatePreferences } from '../../../application/private-preferences/ports.js';
import {
  type PrivatePreferences,
  saysNothing,
} from '../../../domain/private-preferences/private-preferences.js';

const OF = `
  select user_id as "userId", diets, is_step_free as "isStepFree", note_for_booker as "noteForBooker", languages
  from private_preferences where user_id = any(?::int[])`;

const SAVE = `
  insert into private_preferences (user_id, diets, is_step_free, note_for_booker, languages)
  values (?, ?::text[], ?, ?, ?::text[])
  on conflict (user_id) do update set diets = excluded.diets, is_step_free = excluded.is_step_free,
    note_for_booker = excluded.note_for_booker, languages = excluded.languages`;

export class PostgresPrivatePreferences implements AllPrivatePreferences {
  constructor(private readonly em: EntityManager) {}

  async of(userIds: readonly number[]): Promise<ReadonlyMap<number, PrivatePreferences>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.em.execute<Array<PrivatePreferences & { readonly userId: number }>>(OF, [
      `{${userIds.join()}}`,
    ]);
    return new Map(rows.map(({ userId, ...preferences }) => [userId, preferences]));
  }

  async save(userId: number, preferences: PrivatePreferences): Promise<void> {
    if (saysNothing(preferences)) {
      await this.em.execute(`delete from private_preferences where user_id = ?`, [userId]);
      return;
    }
    const { diets, isStepFree, noteForBooker, languages } = preferences;
    await this.em.execute(SAVE, [
      userId,
      `{${diets.join()}}`,
      isStepFree,
      noteForBooker,
      `{${languages.join()}}`,
    ]);
  }
}
