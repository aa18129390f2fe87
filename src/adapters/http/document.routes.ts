import { promisify } from 'node:util';
import { escapeHtml } from '../../application/shared/escape-html.js';
import { notThere } from './http-error.js';
import { type ApiSettings, openApiDocument } from './openapi/openapi-document.js';
import { type Route } from './route.js';
import { routesFor } from './routes-for.js';

const anyone = routesFor('public', 'About');

const REFERENCE = '/api/docs';
/** The files of Swagger UI that the page loads. */
const VIEWER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const A_DAY_SECONDS = 86_400;

export interface DocumentSettings extends ApiSettings {
  /** Where Swagger UI is installed. */
  readonly viewerFolder: string;
}

/** Serves the OpenAPI document as JSON, and its reference page. The page is public and loads its own files only. */
export function documentRoutes(routes: readonly Route[], settings: DocumentSettings): Route[] {
  let document: object | undefined;
  return [
    anyone.get('/api/openapi.json', 'getOpenApiDocument', {
      summary: 'This document',
      responses: { 200: { description: 'OpenAPI 3.1' } },
      // Generated on the first request: it costs more than the rest of the routes, and most processes never serve it.
      handle: () => (document ??= openApiDocument(routes, settings)),
    }),
    anyone.get(REFERENCE, 'openReference', {
      summary: 'This document as a page',
      responses: { 200: { description: 'A page', mediaType: 'text/html' } },
      handle: ({ response }) => void response.type('html').send(referencePage(settings.appName)),
    }),
    anyone.get(`${REFERENCE}/:file`, 'getReferenceFile', {
      summary: 'A script or style sheet of the page',
      responses: { 200: { description: 'The file', mediaType: ['text/javascript', 'text/css'] } },
      handle: async ({ request, response }) => {
        const file = String(request.params.file);
        response.setHeader('Cache-Control', `public, max-age=${A_DAY_SECONDS}`);
        if (file === 'start.js') return void response.type('js').send(START);
        if (file === 'page.css') return void response.type('css').send(STYLE);
        if (!VIEWER_FILES.includes(file)) throw notThere();
        // The route must not answer before the file is sent.
        await promisify<string, object>(response.sendFile.bind(response))(file, {
          root: settings.viewerFolder,
          cacheControl: false,
        });
      },
    }),
  ];
}

/** A file of its own, because the content security policy allows no inline scripts. */
const START = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
});
`;

/** The document has no links, and their column does not fit a phone. */
const STYLE = `body { margin: 0; }
.response-col_links { display: none; }
`;

const referencePage = (appName: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(appName)} API</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${REFERENCE}/swagger-ui.css">
<link rel="stylesheet" href="${REFERENCE}/page.css">
</head><body>
<main id="reference"><p>The API document: <a href="/api/openapi.json">openapi.json</a>.</p></main>
<script src="${REFERENCE}/swagger-ui-bundle.js"></script>
<script src="${REFERENCE}/start.js"></script>
</body></html>`;
