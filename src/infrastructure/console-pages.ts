import { Router } from 'express';
import { join } from 'node:path';
import { escapeHtml } from '../application/shared/escape-html.js';
import { hashedAssets, withAppName, NO_CACHE } from './built-files.js';
import { projectRoot } from './project-root.js';

/** Base path of the staff console. */
export const CONSOLE_PATH = '/admin';

/** Serves the built console: one page for all paths, not indexed by search engines. */
export function builtConsole(appName: () => string): Router {
  const router = Router();
  const folder = join(projectRoot, 'web-admin', 'dist');
  router.use('/assets', hashedAssets(join(folder, 'assets')));
  const page = withAppName(join(folder, 'index.html'), () => escapeHtml(appName()));
  router.get('/{*splat}', async (_request, response) => {
    response
      .set({ ...NO_CACHE, 'X-Robots-Tag': 'noindex, nofollow' })
      .type('html')
      .send(await page());
  });
  return router;
}
