import express, { Router } from 'express';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

const YEAR_MS = 31_536_000_000;

/** The built app: hashed files for ever, its one page never without asking. */
export function builtPages(): Router {
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
  router.get('/*splat', sendPage(folder));
  router.get('/', sendPage(folder));
  return router;
}

function sendPage(folder: string): express.RequestHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false });
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
