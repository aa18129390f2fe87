import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProductDatabase } from './product-database.js';

interface Node {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Node[];
}

const rowsOf = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);

/** The rows of all nodes of the plans of the statements that are executed; to the caller they return no row. */
export async function rowsTouchedBy(
  database: ProductDatabase,
  execute: (em: EntityManager) => Promise<unknown>,
): Promise<number> {
  let rows = 0;
  const explaining = {
    execute: async (sql: string, parameters: unknown[]) => {
      const [explained] = await database.em.execute<Array<{ 'QUERY PLAN': Array<{ Plan: Node }> }>>(
        `explain (analyze, format json) ${sql}`,
        parameters,
      );
      rows += rowsOf(explained!['QUERY PLAN'][0]!.Plan);
      return [];
    },
  };
  await execute(explaining as unknown as EntityManager);
  return rows;
}
