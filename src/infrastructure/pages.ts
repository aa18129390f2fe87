import express, { Router } from 'express';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { escapeHtml } from '../application/shared/escape-html.js';
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
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: YEAR_MS,
      fallthrough: false,
      index: false,
    }),
  );
  for (const { path, file, type, write } of NAMED_FILES)
    router.get(path, sendNamed(join(folder, file), type, write(appName)));
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/*splat', sendNamed(join(folder, 'index.html'), 'html', escapeHtml(appName)));
  return router;
}

const inJson = (name: string): string => JSON.stringify(name).slice(1, -1);

/** What says the product's name where the build could not know it, and how each has to write it. */
const NAMED_FILES = [
  { path: '/', file: 'index.html', type: 'html', write: escapeHtml },
  { path: '/manifest.webmanifest', file: 'manifest.webmanifest', type: 'webmanifest', write: inJson },
  { path: '/sw.js', file: 'sw.js', type: 'js', write: encodeURIComponent },
];

/** Never shown without asking, so that a new version or another name is seen at once. */
function sendNamed(file: string, type: string, name: string): express.RequestHandler {
  let text: Promise<string> | undefined;
  return async (_request, response) => {
    text ??= readFile(file, 'utf8').then((built) => built.replaceAll(BUILT_NAME, () => name));
    response
      .setHeader('Cache-Control', 'no-cache')
      .type(type)
      .send(await text);
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
    response.setHeader('Cache-Control', 'no-cache').type('js').send(LEAVING_WORKER);
  });
  pages.use(vite.middlewares);
  return { pages, close: () => vite.close() };
}
