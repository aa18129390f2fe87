import { RecordParams } from './record-params.js';
import { type Access, type Route, route, type RouteDefinition, type Shape } from './route.js';
import type { Tag } from './tags.js';

/** A path with `:id` has it as a parameter, unless other ones are declared. */
type IdOf<Path extends string> = Path extends `${string}:id${string}` ? RecordParams : object;

type Declare<A extends Access> = <
  Path extends string,
  Params extends object = IdOf<Path>,
  Query extends object = object,
  Body extends object = object,
>(
  path: Path,
  operationId: string,
  declared: Omit<
    RouteDefinition<A, Params, Query, Body>,
    'method' | 'path' | 'tag' | 'operationId' | 'access'
  >,
) => Route;

/** Declares routes of one tag for one kind of caller. */
export function routesFor<A extends Access>(access: A, tag: Tag) {
  const declare =
    (method: Route['method']): Declare<A> =>
    (path, operationId, declared) => {
      const params = declared.params ?? (path.includes(':id') ? (RecordParams as Shape<never>) : undefined);
      return route({ method, path, tag, operationId, access, ...declared, ...(params && { params }) });
    };
  return {
    get: declare('get'),
    post: declare('post'),
    put: declare('put'),
    patch: declare('patch'),
    delete: declare('delete'),
  };
}
