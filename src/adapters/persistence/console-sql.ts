import type pg from 'pg';
import type { PageAsked, PageFound } from '../../application/shared/page.js';

/**
 * SQL for a `PersonRow` as JSON; null where there is nobody or the account is gone.
 * @param user the alias of a row of `users`, as of a left join
 */
export const personSql = (user: string): string => `
  case when ${user}.id is null or ${user}.deleted_at is not null then null
    else jsonb_build_object('id', ${user}.id, 'name', trim(${user}.first_name || ' ' || ${user}.last_name)) end`;

/** A list of the console in pieces of SQL; values of filters are `$1`, `$2` and so on. */
export interface ConsoleList<Sort extends string> {
  /** Columns as the row has them. */
  readonly select: string;
  /** What is counted: the rows themselves and no more than the filters need. */
  readonly from: string;
  /** What is joined for the page alone. */
  readonly joins?: string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
  /** What each sort orders by. */
  readonly sorts: Readonly<Record<Sort, string>>;
  /** Ends every order, so that pages do not overlap. */
  readonly id: string;
}

/**
 * One page and the number of all rows, in two statements. Which rows are on the page is found first, so that joins and
 * columns are worked out for those alone.
 */
export async function consolePage<Row extends pg.QueryResultRow, Sort extends string>(
  pool: pg.Pool,
  list: ConsoleList<Sort>,
  { sort, isDescending, offset, limit }: PageAsked<Sort, unknown>,
): Promise<PageFound<Row>> {
  const where = list.where.length > 0 ? `where ${list.where.join(' and ')}` : '';
  const values = [...list.values];
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from ${list.from} ${where}`,
    values,
  );
  const direction = isDescending ? 'desc' : 'asc';
  const order = [...new Set([list.sorts[sort], list.id])]
    .map((column) => `${column} ${direction}`)
    .join(', ');
  const { rows } = await pool.query<Row>(
    `with page as (
       select ${list.id} as id from ${list.from} ${where} order by ${order} limit ${limit} offset ${offset})
     select ${list.select} from ${list.from} ${list.joins ?? ''} join page on page.id = ${list.id}
     order by ${order}`,
    values,
  );
  return { rows, total: counted.rows[0]!.total };
}

/** Collects the conditions of a filter together with their values. */
export class Conditions {
  readonly where: string[] = [];
  readonly values: unknown[];

  /** @param first values that the pieces around name as `$1` and so on */
  constructor(...first: unknown[]) {
    this.values = first;
  }

  /** @param condition gets the placeholder of the value; nothing is added where the value is undefined */
  add(value: unknown, condition: (placeholder: string) => string): this {
    if (value === undefined) return this;
    this.values.push(value);
    this.where.push(condition(`$${this.values.length}`));
    return this;
  }
}
