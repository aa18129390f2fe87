import { Router } from 'express';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PublicAppearance } from '../../application/appearance/ports.js';
import { withAppearance, withLogo } from './appearance-tags.js';
import { NO_CACHE } from './built-files.js';
import { CONSOLE_PATH } from './console-pages.js';
import { projectRoot } from '../project-root.js';

/** Replaces the service worker of the built app, which would serve its cached build on the same port. */
const UNREGISTERING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await self.clients.matchAll()) await client.navigate(client.url);
});`;

/** Serves both front ends from source with hot reload on the same port. For development only. */
export async function hotPages(
  server: Server,
  appearance: () => Promise<PublicAppearance>,
): Promise<{ pages: Router; close: () => Promise<void> }> {
  const app = await hotFrontEnd('web-user', server, withAppearance, appearance);
  const console = await hotFrontEnd('web-admin', server, withLogo, appearance);
  const pages = Router();
  pages.get('/sw.js', (_request, response) => {
    response.set(NO_CACHE).type('js').send(UNREGISTERING_WORKER);
  });
  pages.use((request, response, next) => {
    // Vite handles only requests whose path starts with its whole base, including the trailing slash.
    if (request.path === CONSOLE_PATH) request.url = request.url.replace(CONSOLE_PATH, `${CONSOLE_PATH}/`);
    const isOfConsole = request.path.startsWith(`${CONSOLE_PATH}/`);
    (isOfConsole ? console : app).middlewares(request, response, next);
  });
  return { pages, close: async () => void (await Promise.all([app.close(), console.close()])) };
}

async function hotFrontEnd(
  folder: string,
  server: Server,
  write: typeof withAppearance,
  appearance: () => Promise<PublicAppearance>,
): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    configFile: join(projectRoot, folder, 'vite.config.ts'),
    // The default loader bundles the configuration into a file, whose write event would restart a watching server.
    configLoader: 'native',
    plugins: [{ name: 'appearance', transformIndexHtml: async (page) => write(page, await appearance()) }],
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
  });
}
