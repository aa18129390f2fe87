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
  /** Where counting stops, for filters that may match almost every row and are costly to check; unlimited by default. */
  readonly mostCounted?: number;
  /** The tie-breaker of every order, so that pages do not overlap. */
  readonly id: string;
}

/** A row with its place in the order, as text. */
type PlacedRow = { readonly placeValue: string | null; readonly placeId: string };

/**
 * Returns one page and the total, in two statements. The ids of the page are selected first, so that joins and columns
 * are computed for those rows alone.
 */
export async function consolePage<Row extends pg.QueryResultRow, Sort extends string>(
  reads: ReadQueries,
  list: ConsoleList<Sort>,
  asked: PageAsked<Sort, unknown>,
): Promise<PageFound<Row>> {
  try {
    return await pageOf(reads, list, asked);
  } catch (error) {
    // The value of the place is not one of the sort column, so it is of another list.
    if (asked.after && isDataException(error)) return pageOf(reads, list, { ...asked, after: null });
    throw error;
  }
}

async function pageOf<Row extends pg.QueryResultRow, Sort extends string>(
  reads: ReadQueries,
  list: ConsoleList<Sort>,
  { sort, isDescending, offset, limit, after }: PageAsked<Sort, unknown>,
): Promise<PageFound<Row>> {
  const key = [list.sorts[sort], list.id];
  const values = [...list.values];
  const conditions = [...list.where];
  if (after) {
    values.push(after.value, after.id);
    const place = `$${values.length - 1}, $${values.length}`;
    conditions.push(`(${key.join(', ')}) ${isDescending ? '<' : '>'} (${place})`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const counted = await reads.query<{ total: number }>(
    `select count(*)::int as total from (
       select from ${list.from} ${where} ${list.mostCounted ? `limit ${list.mostCounted}` : ''}) counted`,
    values,
  );
  const order = [...new Set(key)].map((column) => `${column} ${isDescending ? 'desc' : 'asc'}`).join(', ');
  const skipped = Math.max(0, offset - (after?.rows ?? 0));
  const { rows } = await reads.query<Row & PlacedRow>(
    `with page as (
       select ${list.id} as id from ${list.from} ${where} order by ${order} limit ${limit} offset ${skipped})
     select ${list.select}, (${key[0]})::text as "placeValue", (${list.id})::text as "placeId"
     from ${list.from} ${list.joins ?? ''} join page on page.id = ${list.id}
     order by ${order}`,
    values,
  );
  const total = (after?.rows ?? 0) + counted.rows[0]!.total;
  const last = rows.at(-1);
  const rowsBefore = offset + rows.length;
  return {
    rows: rows.map(({ placeValue: _value, placeId: _id, ...row }) => row as unknown as Row),
    total,
    end:
      last && last.placeValue !== null && rowsBefore < total
        ? { rows: rowsBefore, value: last.placeValue, id: last.placeId }
        : null,
  };
}

/** Whether PostgreSQL refused a value, such as a number out of range (SQLSTATE class 22). */
const isDataException = (error: unknown): boolean =>
  String((error as { code?: unknown }).code ?? '').startsWith('22');

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
