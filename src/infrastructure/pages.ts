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
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get(['/', '/*splat'], sendPage(join(folder, 'index.html'), appName));
  return router;
}

/** The page says the product's name where the build could not know it: in its title and to the app. */
function sendPage(file: string, appName: string): express.RequestHandler {
  let page: Promise<string> | undefined;
  return async (_request, response) => {
    page ??= readFile(file, 'utf8').then((text) => text.replaceAll(BUILT_NAME, escapeHtml(appName)));
    response
      .setHeader('Cache-Control', 'no-cache')
      .type('html')
      .send(await page);
  };
}

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
  pages.use(vite.middlewares);
  return { pages, close: () => vite.close() };
}
