import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Held until the current transaction ends by whoever deletes a row and inserts its replacement: of two at once the second would
 * not see the row of the first, and would violate the unique index.
 * @param key what the index is unique by
 */
export async function lockReplacement(em: EntityManager, table: string, key: string | number): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?), hashtext(?))', [table, String(key)]);
}
