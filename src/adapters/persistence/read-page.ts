import type { Pool } from 'pg';
import type { PageAsked, PageFound } from '../../application/shared/page.js';

interface List<Sort extends string> {
  /** What is selected; may name `values` and, behind them, `more`. */
  readonly columns: string;
  /** From `from` to the last condition; names all of `values`. */
  readonly from: string;
  readonly values: readonly unknown[];
  readonly more?: readonly unknown[];
  /** What each sort orders by. Equal rows are ordered by `id`, the same way round. */
  readonly sorts: Readonly<Record<Sort, string>>;
  readonly id: string;
}

/** Reads one page of a list, and counts the whole of it. */
export async function readPage<Row extends object, Sort extends string>(
  pool: Pool,
  { columns, from, values, more = [], sorts, id }: List<Sort>,
  { sort, isDescending, offset, limit }: PageAsked<Sort, unknown>,
): Promise<PageFound<Row>> {
  const direction = isDescending ? 'desc' : 'asc';
  const given = values.length + more.length;
  const [{ rows }, counted] = await Promise.all([
    pool.query<Row>(
      `select ${columns} ${from}
       order by ${sorts[sort]} ${direction}, ${id} ${direction} limit $${given + 1} offset $${given + 2}`,
      [...values, ...more, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${from}`, [...values]),
  ]);
  return { rows, total: counted.rows[0]!.total };
}
