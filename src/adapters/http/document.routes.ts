import { type ApiSettings, openApiDocument } from './openapi/openapi-document.js';
import { documentPage } from './document-page.js';
import { route, type Route } from './route.js';

/** Serves the OpenAPI document as JSON and as a page. */
export function documentRoutes(routes: readonly Route[], settings: ApiSettings): Route[] {
  let document: object | undefined;
  return [
    route({
      method: 'get',
      path: '/api/openapi.json',
      tag: 'About',
      operationId: 'getOpenApiDocument',
      summary: 'This document',
      access: 'public',
      responses: { 200: { description: 'OpenAPI 3.1' } },
      // Generated on the first request: it costs more than the rest of the routes, and most processes never serve it.
      handle: () => (document ??= openApiDocument(routes, settings)),
    }),
    route({
      method: 'get',
      path: '/api/docs',
      tag: 'About',
      operationId: 'openReference',
      summary: 'This document as a page',
      access: 'public',
      responses: { 200: { description: 'A page', mediaType: 'text/html' } },
      handle: ({ response }) => {
        response.type('html').send(documentPage(routes, settings.appName));
      },
    }),
  ];
}
