import { Router } from 'express';
import { join } from 'node:path';
import type { PublicAppearance } from '../../application/appearance/ports.js';
import { escapeHtml } from '../../application/shared/escape-html.js';
import { withLogo } from './appearance-tags.js';
import { hashedAssets, withAppName, NO_CACHE } from './built-files.js';
import { projectRoot } from '../project-root.js';

/** Base path of the staff console. */
export const CONSOLE_PATH = '/admin';

/** Serves the built console: one page for all paths, not indexed by search engines. */
export function builtConsole(appName: () => string, appearance: () => Promise<PublicAppearance>): Router {
  const router = Router();
  const folder = join(projectRoot, 'web-admin', 'dist');
  router.use('/assets', hashedAssets(join(folder, 'assets')));
  const page = withAppName(join(folder, 'index.html'), () => escapeHtml(appName()));
  router.get('/{*splat}', async (_request, response) => {
    response
      .set({ ...NO_CACHE, 'X-Robots-Tag': 'noindex, nofollow' })
      .type('html')
      .send(withLogo(await page(), await appearance()));
  });
  return router;
}
