import { Router } from 'express';
import { escapeHtml } from '../../application/shared/escape-html.js';
import { PUBLIC_PATHS } from '../../domain/server-and-browser/page-paths.js';
import { NO_CACHE } from './built-files.js';

/** Paths that are no pages. The console and private pages answer with `X-Robots-Tag: noindex` instead. */
const NO_PAGES = ['/api/', '/dev/'];

/** Serves robots.txt and the sitemap of the public pages. */
export function crawlerFiles(publicUrl: string): Router {
  const router = Router();
  const rules = NO_PAGES.map((path) => `Disallow: ${path}`);
  const robots = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  router.get('/robots.txt', (_request, response) => void response.set(NO_CACHE).type('txt').send(robots));
  router.get('/sitemap.xml', (_request, response) => void response.set(NO_CACHE).type('xml').send(sitemap));
  return router;
}
