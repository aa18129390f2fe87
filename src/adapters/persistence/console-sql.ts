import type pg from 'pg';
import type { PageAsked, PageFound } from '../../application/shared/page.js';
import type { ReadQueries } from './read-queries.js';

/**
 * SQL for a `PersonRow` as JSON; null without a user and for a deleted account.
 * @param user the alias of a row of `users`, possibly of a left join
 */
export const personSql = (user: string): string => `
  case when ${user}.id is null or ${user}.deleted_at is not null then null
    else jsonb_build_object('id', ${user}.id, 'name', trim(${user}.first_name || ' ' || ${user}.last_name)) end`;

/** A paginated list of the console as SQL fragments; filter values are `$1`, `$2` and so on. */
export interface ConsoleList<Sort extends string> {
  /** The selected columns. */
  readonly select: string;
  /** The tables that filters and the count need. */
  readonly from: string;
  /** Joins that only the columns of the page need. */
  readonly joins?: string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
  /** The order expression of each sort option. */
  readonly sorts: Readonly<Record<Sort, string>>;
  /** The tie-breaker of every order, so that pages do not overlap. */
  readonly id: string;
}

/**
 * Returns one page and the total, in two statements. The ids of the page are selected first, so that joins and columns
 * are computed for those rows alone.
 */
export async function consolePage<Row extends pg.QueryResultRow, Sort extends string>(
  reads: ReadQueries,
  list: ConsoleList<Sort>,
  { sort, isDescending, offset, limit }: PageAsked<Sort, unknown>,
): Promise<PageFound<Row>> {
  const where = list.where.length > 0 ? `where ${list.where.join(' and ')}` : '';
  const values = [...list.values];
  const counted = await reads.query<{ total: number }>(
    `select count(*)::int as total from ${list.from} ${where}`,
    values,
  );
  const direction = isDescending ? 'desc' : 'asc';
  const order = [...new Set([list.sorts[sort], list.id])]
    .map((column) => `${column} ${direction}`)
    .join(', ');
  const { rows } = await reads.query<Row>(
    `with page as (
       select ${list.id} as id from ${list.from} ${where} order by ${order} limit ${limit} offset ${offset})
     select ${list.select} from ${list.from} ${list.joins ?? ''} join page on page.id = ${list.id}
     order by ${order}`,
    values,
  );
  return { rows, total: counted.rows[0]!.total };
}

/** Builds the conditions of a filter with their parameters. */
export class Conditions {
  readonly where: string[] = [];
  readonly values: unknown[];

  /** @param first values of the parameters that the surrounding SQL names, from `$1` */
  constructor(...first: unknown[]) {
    this.values = first;
  }

  /** @param condition receives the parameter's placeholder; nothing is added for an undefined value */
  add(value: unknown, condition: (placeholder: string) => string): this {
    if (value === undefined) return this;
    this.values.push(value);
    this.where.push(condition(`$${this.values.length}`));
    return this;
  }
}
