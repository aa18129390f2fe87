import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Deletes at most `limit` rows, so that a purge holds few locks at once. A row that another transaction has locked is left
 * to the next run.
 * @param condition SQL of the rows that are due, with `values`
 * @param key the columns of the primary key
 * @returns how many were deleted
 */
export async function removeBatch(
  em: EntityManager,
  table: string,
  condition: string,
  values: readonly unknown[],
  limit: number,
  key = 'id',
): Promise<number> {
  const rows = await em.execute<object[]>(
    `delete from ${table} where (${key}) in (
       select ${key} from ${table} where ${condition} limit ? for update skip locked)
     returning 1`,
    [...values, limit],
  );
  return rows.length;
}
