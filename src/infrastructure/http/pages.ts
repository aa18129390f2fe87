import express, { Router } from 'express';
import { join } from 'node:path';
import { SESSION_COOKIE } from '../../adapters/http/session.js';
import { keepSessionHint } from '../../adapters/http/session-hint.js';
import type { PublicAppearance } from '../../application/appearance/ports.js';
import type { ShownCommunity } from '../../application/community/current-community.js';
import { escapeHtml } from '../../application/shared/escape-html.js';
import { isPagePath } from '../../domain/server-and-browser/page-paths.js';
import { withAppearance } from './appearance-tags.js';
import { DEFAULT_APP_NAME, hashedAssets, withAppName, NO_CACHE } from './built-files.js';
import { builtConsole, CONSOLE_PATH } from './console-pages.js';
import type { Config } from '../config/config.js';
import { crawlerFiles } from './crawler-files.js';
import { pageTags } from './page-tags.js';
import { type BuildManifest, preloadsFor } from './preloads.js';
import { projectRoot } from '../project-root.js';
import { SHIPPED_PALETTE } from '../../domain/server-and-browser/appearance/palettes.js';

type PageConfig = Pick<Config, 'publicUrl' | 'map' | 'oidc' | 'signInMethods' | 'operator'>;

/**
 * Serves the built front ends: hashed assets are cached forever, pages are revalidated. The console's routes come
 * first.
 * @param community what the pages say about the community at the moment
 */
export function builtPages(
  config: PageConfig,
  community: () => ShownCommunity,
  appearance: () => Promise<PublicAppearance>,
): Router {
  const { publicUrl } = config;
  const appName = (): string => community().name;
  const router = Router();
  const folder = join(projectRoot, 'web-user', 'dist');
  router.use(CONSOLE_PATH, builtConsole(appName, appearance));
  router.use('/assets', hashedAssets(join(folder, 'assets')));
  const settings = (): Record<string, string> => ({
    ...publicSettings(config),
    ...communitySettings(community()),
  });
  const sendPage = page(folder, { appName, publicUrl }, settings, appearance);
  router.get('/', sendPage);
  for (const { file, write } of NAMED_FILES) {
    const text = withAppName(join(folder, file), () => write(appName()));
    router.get(
      `/${file}`,
      async (_request, response) =>
        void response
          .set(NO_CACHE)
          .type(file)
          .send(file === 'sw.js' ? withVersions(await text(), settings(), await appearance()) : await text()),
    );
  }
  router.use(crawlerFiles(publicUrl));
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/*splat', sendPage);
  return router;
}

/**
 * Settings that signed-out screens show, by the name of the page's meta tag. The service worker ends with them, so that
 * a change replaces the page that it caches.
 */
function publicSettings({ map, oidc, signInMethods, operator }: PageConfig): Record<string, string> {
  return {
    'map-tiles': sourceOfMaps(map),
    'sign-in-providers': JSON.stringify(oidc.map(({ id, name }) => ({ id, name }))),
    'sign-in-with': signInMethods,
    'operator-name': operator.name ?? '',
    'operator-address': operator.address ?? '',
  };
}

/** `house-rules` says only whether there are any; the app requests them where it shows them. */
const communitySettings = ({
  contactEmail,
  contactLink,
  contactText,
  houseRules,
}: ShownCommunity): Record<string, string> => ({
  'contact-email': contactEmail ?? '',
  'contact-link': contactLink ?? '',
  'contact-text': contactText ?? '',
  'house-rules': houseRules.length > 0 ? 'on' : '',
});

function sourceOfMaps({ googleMapsApiKey, tileProxy }: Config['map']): 'google' | 'own' | 'outside' {
  if (googleMapsApiKey !== undefined) return 'google';
  return tileProxy ? 'own' : 'outside';
}

/** The service worker ends with what the page that it caches depends on. */
function withVersions(
  worker: string,
  settings: Record<string, string>,
  { palette, logo }: PublicAppearance,
): string {
  const appearance = { ...(palette !== SHIPPED_PALETTE && { palette }), ...(logo && { logo: logo.digest }) };
  return `${worker}\n// ${JSON.stringify({ ...settings, ...appearance })}\n`;
}

/** Writes the values into the meta tags of the built page. */
function withSettings(page: string, settings: Record<string, string>): string {
  return Object.entries(settings).reduce(
    (text, [name, value]) =>
      text.replace(
        new RegExp(`name="${name}" content="\\w*"`),
        () => `name="${name}" content="${escapeHtml(value)}"`,
      ),
    page,
  );
}

const escapeJson = (name: string): string => JSON.stringify(name).slice(1, -1);

/** Built files besides the page that contain the default name, with the escape function of their format. */
const NAMED_FILES = [
  { file: 'manifest.webmanifest', write: escapeJson },
  { file: 'sw.js', write: encodeURIComponent },
];

/**
 * Serves the page, with status 404 at a path where the app shows that there is no page. Preload tags are added if there is a session cookie, because a signed-in user opens a screen that
 * needs more.
 */
function page(
  folder: string,
  { appName, publicUrl }: { appName: () => string; publicUrl: string },
  settings: () => Record<string, string>,
  appearance: () => Promise<PublicAppearance>,
): express.RequestHandler {
  const text = withAppName(join(folder, 'index.html'), () => escapeHtml(appName()));
  const manifest = withAppName(join(folder, '.vite', 'manifest.json'), () => DEFAULT_APP_NAME);
  return async (request, response) => {
    const hasSession = request.headers.cookie?.includes(`${SESSION_COOKIE.name}=`);
    const preloads = hasSession
      ? preloadsFor(request.path, JSON.parse(await manifest()) as BuildManifest)
      : '';
    if (hasSession) keepSessionHint(request, response);
    const tags = pageTags(request.path, { appName: appName(), publicUrl });
    if (!tags) response.set('X-Robots-Tag', 'noindex');
    const shown = withAppearance(withSettings(await text(), settings()), await appearance());
    response
      .status(isPagePath(request.path) ? 200 : 404)
      .set({ ...NO_CACHE, Vary: 'Cookie' })
      .type('html')
      .send(shown.replace('</head>', () => `${tags}${preloads}</head>`));
  };
}
