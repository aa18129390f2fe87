import type { Response } from 'express';
import type { PageAsked, PageFound, PagePlace } from '../../../application/shared/page.js';
import { type CalendarDate, isCalendarDate } from '../../../domain/shared/calendar-date.js';
import { Described, Optional, Text } from '../fields.js';
import { HttpError } from '../http-error.js';

/** Maximum rows per page. */
const MAX_PAGE_ROWS = 100;
const MAX_ROW = 1_000_000;

/** The order and the filter of a list; each is JSON. */
export class ExportQuery {
  @Described('`["dueAt","ASC"]`')
  @Optional()
  @Text({ max: 200 })
  sort?: string | null;

  @Described('`{"status":"open","id":[1,2]}`')
  @Optional()
  @Text({ max: 4000 })
  filter?: string | null;
}

/** The list query of ra-data-simple-rest; each part is JSON. */
export class ListQuery extends ExportQuery {
  @Described('First and last row, inclusive: `[0,24]`')
  @Optional()
  @Text({ max: 40 })
  range?: string | null;

  @Described('From the link to the next page: the page continues there, whatever left the list before it.')
  @Optional()
  @Text({ max: 1000 })
  cursor?: string | null;
}

/** Parses a filter's value. @returns undefined when it is not valid */
export type FilterReader<T> = (value: unknown) => T | undefined;

export interface ListRules<Sort extends string, Filter> {
  /** The sort options. */
  readonly sorts: readonly Sort[];
  /** The default sort. */
  readonly order: readonly [Sort, 'ASC' | 'DESC'];
  /** The filters; unknown ones are refused. */
  readonly filters: { readonly [Name in keyof Filter]-?: FilterReader<Filter[Name]> };
}

/** @throws HttpError 400 with the name of the invalid part */
export function pageAsked<Sort extends string, Filter extends object>(
  query: ExportQuery & Partial<ListQuery>,
  { sorts, order, filters }: ListRules<Sort, Filter>,
): PageAsked<Sort, Filter> {
  const [field, direction] = sortOf(query.sort, order);
  if (!sorts.includes(field as Sort) || !['ASC', 'DESC'].includes(direction)) throw refused('sort');
  const [first, last] = rangeOf(query.range);
  return {
    sort: field as Sort,
    isDescending: direction === 'DESC',
    offset: first,
    limit: Math.min(last - first + 1, MAX_PAGE_ROWS),
    filter: filterOf(query.filter, filters),
    after: query.cursor == null ? null : placeOf(query.cursor),
  };
}

/**
 * Sends the page with a `Content-Range` header, which the console's data provider reads, and with a `Link` to the next
 * page, which continues after its last row.
 */
export function sendPage<Row>(
  response: Response,
  name: string,
  { offset, limit }: PageAsked<string, unknown>,
  { rows, total, end }: PageFound<Row>,
): readonly Row[] {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  response.setHeader('Content-Range', `${name} ${range}/${total}`);
  if (end) {
    const { path, query } = response.req;
    const next = new URLSearchParams(query as Record<string, string>);
    next.set('range', JSON.stringify([end.rows, end.rows + limit - 1]));
    next.set('cursor', cursorOf(end));
    response.setHeader('Link', `<${path}?${next.toString()}>; rel="next"`);
  }
  return rows;
}

/** Encodes a place as an opaque text. */
const cursorOf = ({ rows, value, id }: PagePlace): string =>
  Buffer.from(JSON.stringify([rows, value, id])).toString('base64url');

/** @throws HttpError 400 for a text that `cursorOf` did not return */
function placeOf(cursor: string): PagePlace {
  const [rows, value, id] = listIn(Buffer.from(cursor, 'base64url').toString(), 'cursor');
  if (!isRow(rows) || !isPlain(value) || !isPlain(id)) throw refused('cursor');
  return { rows, value, id };
}

const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000');

/** Parsers of filter values. */
export const anyOf =
  <T extends string>(values: readonly T[]): FilterReader<T> =>
  (value) =>
    values.find((each) => each === value);

export const aText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 100 && value.isWellFormed() && !value.includes('\u0000')
    ? value.trim()
    : undefined;

export const anId = (value: unknown): number | undefined =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647
    ? (value as number)
    : undefined;

export const yesOrNo = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

export const aDate = (value: unknown): CalendarDate | undefined =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;

/** One id, or at most as many as a page has rows. */
export const ids = (value: unknown): number[] | undefined => {
  const list = (Array.isArray(value) ? value : [value]).map(anId);
  return list.length <= MAX_PAGE_ROWS && list.every((id) => id !== undefined) ? list : undefined;
};

const isRow = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_ROW;

function sortOf(text: string | null | undefined, order: readonly [string, string]): [string, string] {
  if (text == null) return [...order];
  const [field, direction, ...more] = listIn(text, 'sort');
  if (typeof field !== 'string' || typeof direction !== 'string' || more.length > 0) throw refused('sort');
  return [field, direction.toUpperCase()];
}

function rangeOf(text: string | null | undefined): [number, number] {
  if (text == null) return [0, MAX_PAGE_ROWS - 1];
  const [first, last, ...more] = listIn(text, 'range');
  if (!isRow(first) || !isRow(last) || last < first || more.length > 0) throw refused('range');
  return [first, last];
}

function filterOf<Filter extends object>(
  text: string | null | undefined,
  readers: ListRules<string, Filter>['filters'],
): Partial<Filter> {
  const filter: Partial<Filter> = {};
  for (const [name, value] of Object.entries(text == null ? {} : objectIn(text))) {
    const read = Object.hasOwn(readers, name) ? readers[name as keyof Filter] : undefined;
    const found = read?.(value);
    if (found === undefined) throw refused('filter');
    filter[name as keyof Filter] = found;
  }
  return filter;
}

function listIn(text: string, name: string): unknown[] {
  const value = parsed(text, name);
  if (!Array.isArray(value)) throw refused(name);
  return value;
}

function objectIn(text: string): object {
  const value = parsed(text, 'filter');
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw refused('filter');
  return value;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(name);
  }
}

const refused = (name: string): HttpError => {
  const message = 'Please ask for a list that there is';
  return new HttpError(400, 'invalid_fields', message, { [name]: message });
};
