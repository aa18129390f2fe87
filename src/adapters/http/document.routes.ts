import { openApiDocument } from './openapi-document.js';
import { documentPage } from './document-page.js';
import { route, type Route } from './route.js';

/** Serves the OpenAPI document as JSON and as a page. */
export function documentRoutes(routes: readonly Route[], appName: string): Route[] {
  let document: object | undefined;
  return [
    route({
      method: 'get',
      path: '/api/openapi.json',
      tag: 'About',
      summary: 'This document',
      access: 'public',
      responses: { 200: { description: 'OpenAPI 3.1' } },
      // Generated on the first request: it costs more than the rest of the routes, and most processes never serve it.
      handle: () => (document ??= openApiDocument(routes, appName)),
    }),
    route({
      method: 'get',
      path: '/api/docs',
      tag: 'About',
      summary: 'This document as a page',
      access: 'public',
      responses: { 200: { description: 'A page', mediaType: 'text/html' } },
      handle: ({ response }) => {
        response.type('html').send(documentPage(routes, appName));
      },
    }),
  ];
}
