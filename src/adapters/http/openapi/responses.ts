import type { Route, RouteResponse } from '../route.js';
import { hasEntityTag } from './declared-responses.js';
import { errorContent } from './error-schema.js';
import { headersOf, type ResponseHeader } from './headers.js';
import { referenceTo } from './schema.js';

/** The response of an operation. An error without a shape has the common one. */
export function describedResponse(status: number, declared: RouteResponse, route: Route): object {
  const headers = headersOf(headerNames(status, declared, route));
  const content = contentOfResponse(status, declared);
  return { description: declared.description, ...(headers && { headers }), ...(content && { content }) };
}

function headerNames(status: number, { headers = [] }: RouteResponse, route: Route): ResponseHeader[] {
  const isTagged = hasEntityTag(route) && (status === 200 || status === 304);
  return [
    ...(isTagged ? (['ETag'] as const) : []),
    ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
    ...headers,
  ];
}

function contentOfResponse(status: number, { shape, isList, mediaType }: RouteResponse): object | undefined {
  if (mediaType) return Object.fromEntries([mediaType].flat().map((type) => [type, {}]));
  if (shape) return contentOf(shape.name, isList ?? false);
  return status >= 400 ? errorContent(status) : undefined;
}

/** The content of a body in JSON. */
export function contentOf(name: string, isList: boolean): object {
  const schema = isList ? { type: 'array', items: referenceTo(name) } : referenceTo(name);
  return { 'application/json': { schema } };
}
