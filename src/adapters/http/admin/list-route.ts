import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import { paged, route, type Route, type Shape } from '../route.js';
import { type ExportQuery, ListQuery, type ListRules, pageAsked, sendPage } from './list-query.js';

type Rows = PageFound<object>;

/** A list as the console shows it and as admins export it. */
export interface ExportedList {
  readonly name: string;
  readonly rules: (query: ExportQuery) => PageAsked<string, object>;
  readonly read: (asked: PageAsked<string, object>, staffId: number) => Promise<Rows>;
}

export type ListRoute = Route & { readonly exported: ExportedList };

export const isListRoute = (each: Route): each is ListRoute => 'exported' in each;

/** Declares a list of the console; `exportRoutes` adds its export. */
export function listRoute<Sort extends string, Filter extends object>({
  name,
  shape,
  rules,
  read,
  noteRead,
  ...definition
}: Pick<Route, 'tag' | 'operationId' | 'summary' | 'access' | 'isAudited'> & {
  /** The last part of the path. */
  readonly name: string;
  readonly shape: Shape;
  readonly rules: ListRules<Sort, Filter>;
  /** @returns the page, as it is sent */
  readonly read: (asked: PageAsked<Sort, Filter>, staffId: number) => Promise<Rows>;
  /** Audits a page that was read. An export is audited as a whole. */
  readonly noteRead?: (staffId: number, asked: PageAsked<Sort, Filter>, rows: number) => Promise<void>;
}): ListRoute {
  const exported: ExportedList = {
    name,
    rules: (query) => pageAsked(query, rules),
    read: read as ExportedList['read'],
  };
  const list = route({
    ...definition,
    method: 'get',
    path: `/api/admin/${name}`,
    query: ListQuery,
    responses: { 200: paged(shape) },
    handle: async ({ userId, query, response }) => {
      const asked = pageAsked(query, rules);
      const found = await read(asked, userId!);
      await noteRead?.(userId!, asked, found.rows.length);
      return sendPage(response, name, asked, found);
    },
  });
  return { ...list, exported };
}
