import { openApiDocument } from './openapi-document.js';
import { documentPage } from './document-page.js';
import { route, type Route } from './route.js';

/** Serves the OpenAPI document as JSON and as a page. */
export function documentRoutes(routes: readonly Route[], appName: string): Route[] {
  const document = openApiDocument(routes, appName);
  return [
    route({
      method: 'get',
      path: '/api/openapi.json',
      tag: 'About',
      summary: 'This document',
      access: 'public',
      responses: { 200: { description: 'OpenAPI 3.1' } },
      handle: () => document,
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
