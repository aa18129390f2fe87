import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Takes an advisory lock, until the transaction ends, for a row that is deleted and inserted again: of two concurrent
 * replacements the second would not see the row of the first, and would violate the unique index.
 * @param key what the index is unique by
 */
export async function lockReplacement(em: EntityManager, table: string, key: string | number): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?), hashtext(?))', [table, String(key)]);
}
