import express, { Router } from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { SESSION_COOKIE } from '../adapters/http/session.js';
import { escapeHtml } from '../application/shared/escape-html.js';
import { type BuildManifest, preloadsFor } from './preloads.js';
import { projectRoot } from './project-root.js';

const YEAR_MS = 31_536_000_000;
/** What the app is called where nothing else is said. */
const BUILT_NAME = 'Tablemates';

/** The built app: hashed files for ever, its one page never without asking. */
export function builtPages(appName: string): Router {
  const router = Router();
  const folder = join(projectRoot, 'web-user', 'dist');
  router.use(
    '/assets',
    smallest(join(folder, 'assets')),
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: YEAR_MS,
      fallthrough: false,
      index: false,
    }),
  );
  const sendPage = page(folder, escapeHtml(appName));
  router.get('/', sendPage);
  for (const { file, write } of NAMED_FILES) {
    const text = named(join(folder, file), write(appName));
    router.get(
      `/${file}`,
      async (_request, response) =>
        void response
          .set(UNCACHED)
          .type(file)
          .send(await text()),
    );
  }
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/*splat', sendPage);
  return router;
}

/** Asks for the file that the build has compressed already, where there is one and the browser can read it. */
function smallest(folder: string): express.RequestHandler {
  const compressed = new Set(
    existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.br')) : [],
  );
  return (request, response, next) => {
    const file = request.path.slice(1);
    if (compressed.has(`${file}.br`)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br')) {
        response.type(file).set('Content-Encoding', 'br');
        request.url = `/${file}.br`;
      }
    }
    next();
  };
}

/** Never shown without asking, so that a new version or another name is seen at once. */
const UNCACHED = { 'Cache-Control': 'no-cache' };

const inJson = (name: string): string => JSON.stringify(name).slice(1, -1);

/** What says the product's name where the build could not know it, beside the page, and how each has to write it. */
const NAMED_FILES = [
  { file: 'manifest.webmanifest', write: inJson },
  { file: 'sw.js', write: encodeURIComponent },
];

/** The text of a built file with the product's name, read once when it is first asked for. */
function named(file: string, name: string): () => Promise<string> {
  let text: Promise<string> | undefined;
  return () => (text ??= readFile(file, 'utf8').then((built) => built.replaceAll(BUILT_NAME, () => name)));
}

/** The one page. Whoever has a session is on the way to a screen that needs more than the landing page. */
function page(folder: string, name: string): express.RequestHandler {
  const text = named(join(folder, 'index.html'), name);
  const manifest = named(join(folder, '.vite', 'manifest.json'), BUILT_NAME);
  return async (request, response) => {
    const hasSession = request.headers.cookie?.includes(`${SESSION_COOKIE}=`);
    const preloads = hasSession
      ? preloadsFor(request.path, JSON.parse(await manifest()) as BuildManifest)
      : '';
    response
      .set({ ...UNCACHED, Vary: 'Cookie' })
      .type('html')
      .send((await text()).replace('</head>', () => `${preloads}</head>`));
  };
}

/** Takes the place of the built app's service worker, which would go on serving the built app on the same port. */
const LEAVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await self.clients.matchAll()) await client.navigate(client.url);
});`;

/** The app from its sources, with hot reload on the same port. For development only. */
export async function hotPages(server: Server): Promise<{ pages: Router; close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'web-user', 'vite.config.ts'),
    // Bundled, the configuration would be written to a file, which restarts a watching server.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
  });
  const pages = Router();
  pages.get('/sw.js', (_request, response) => {
    response.set(UNCACHED).type('js').send(LEAVING_WORKER);
  });
  pages.use(vite.middlewares);
  return { pages, close: () => vite.close() };
}
